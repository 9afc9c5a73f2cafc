import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot, type RootOptions } from 'react-dom/client'
import { loadMessages } from '#messages'
import { documentHasData } from '#app/framework/document-data.ts'
import { BASE_LOCALE, isLocale } from '#app/i18n/locales.ts'
import { StatusViewOnDemand } from '#app/layout/status/StatusPage.tsx'
import { watchScripts } from '#app/routes/-other-build.ts'
import { themeLoaded } from '#app/themes/theme-of-document.ts'
import { failedRequest, REQUEST_FAILED } from '#app/content/development.ts'
import { ContentError } from '#app/content/error.ts'

/** Sends an error of a component to the development server, which shows it in the overlay and on the terminal. */
function report(error: unknown): void {
  console.error(error)
  // The server has reported the errors of its functions.
  if (!(error instanceof Error) || error instanceof ContentError) return
  import.meta.hot?.send(REQUEST_FAILED, failedRequest(error, location.pathname + location.search))
}

/** Options of React in development: errors that the browser meets while it renders are reported like those of the server. */
const reportingErrors: RootOptions = { onCaughtError: report, onUncaughtError: report }

const { lang } = document.documentElement

watchScripts()

// If the messages or the data fail to load, the page remains as rendered by the server, and its links load whole documents.
if (documentHasData()) Promise.all([loadMessages(isLocale(lang) ? lang : BASE_LOCALE), preload()]).then(takeOver, giveUp)

function giveUp(error: unknown): void {
  console.error(error)
  window.early?.giveUp()
}

/** Loads the theme before hydration, if it is a separate file. Loads the view of an error page too, because hydration renders it again. */
async function preload(): Promise<void> {
  if (import.meta.env.SEVERAL_THEMES) await themeLoaded()
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
