import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '#messages'
import { BASE_LOCALE, isLocale } from '#app/i18n/locales.ts'
import { watchScripts } from '#app/routes/-missing-scripts.ts'

const { lang } = document.documentElement

/** Data with errors in it waits in a buffer until the router can read them. */
const hasData = window.$_TSR?.router !== undefined || (window.$_TSR?.buffer.length ?? 0) > 0

watchScripts()

// Should the messages or the data not come, the page stays as the server made it, and its links lead to whole documents.
if (hasData) void loadMessages(isLocale(lang) ? lang : BASE_LOCALE).then(takeOver)

function takeOver(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    )
  })
  // From here on the router fetches ahead, and no more of a page than is needed.
  document.querySelector('script[type="speculationrules"]')?.remove()
}
