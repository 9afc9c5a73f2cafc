import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '#messages'
import { BASE_LOCALE, isLocale } from './i18n/locales.ts'

const { lang } = document.documentElement

// Should the messages or the data not come, the page stays as the server made it, and its links lead to whole documents.
if (window.$_TSR?.router) void loadMessages(isLocale(lang) ? lang : BASE_LOCALE).then(takeOver)

function takeOver(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    )
  })
}
