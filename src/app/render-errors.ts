import type { RootOptions } from 'react-dom/client'
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
export const reportingErrors: RootOptions = { onCaughtError: report, onUncaughtError: report }
