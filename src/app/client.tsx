import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '#messages'
import { documentHasData } from '#app/framework/document-data.ts'
import { BASE_LOCALE, isLocale } from '#app/i18n/locales.ts'
import { StatusViewOnDemand } from '#app/layout/status/StatusPage.tsx'
import { watchScripts } from '#app/routes/-other-build.ts'
import { reportingErrors } from './render-errors.ts'

const { lang } = document.documentElement

watchScripts()

// If the messages or the data fail to load, the page remains as rendered by the server, and its links load whole documents.
if (documentHasData()) void Promise.all([loadMessages(isLocale(lang) ? lang : BASE_LOCALE), preloadStatus()]).then(takeOver)

/** Loads the view of an error page before hydration, which renders such a page anew. */
async function preloadStatus(): Promise<void> {
  if (document.querySelector('main .status')) await StatusViewOnDemand.preload()
}

function takeOver(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
      import.meta.env.DEV ? reportingErrors : undefined,
    )
  })
  // From here on the router preloads pages, and only the required parts of them.
  document.querySelector('script[type="speculationrules"]')?.remove()
}
