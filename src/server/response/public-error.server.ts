import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { failedRequest, REQUEST_FAILED } from '#app/content/development.ts'
import { ContentError } from '#app/content/error.ts'
import { InvalidInputError } from '#app/content/request-input.server.ts'
import { SERVER_FUNCTIONS } from '#app/framework/markers.ts'

/** Seconds after which a visitor, a crawler or a monitor may retry. */
export const RETRY_AFTER = '30'

/**
 * Sets the status of the response to a failed server function. Returns the error that may be sent: a code, without message and stack.
 * Invalid input is the caller’s fault (400). An unavailable content service is 503 with `Retry-After`; any other error is 500. The content
 * layer has already logged its own errors; all other errors are logged here.
 */
export function toPublicError(error: unknown): ContentError {
  if (isUnavailable(error)) {
    setResponseStatus(503)
    setResponseHeader('Retry-After', RETRY_AFTER)
    return withoutStack('unavailable')
  }
  if (error instanceof InvalidInputError) {
    setResponseStatus(400)
    return withoutStack('internal')
  }
  setResponseStatus(500)
  showInDevelopment(error, getRequest())
  if (!(error instanceof ContentError)) console.error('[server] A request failed.', error)
  return withoutStack('internal')
}

/** Logs an unhandled error, unless the content service is unavailable or the client has disconnected. Returns the status of the response. */
export function reportFailure(request: Request, error: unknown): 500 | 503 {
  if (isUnavailable(error)) return 503
  if (request.signal.aborted) return 500
  showInDevelopment(error, request)
  console.error('[server] A request failed.', error)
  return 500
}

function showInDevelopment(error: unknown, request: Request): void {
  if (import.meta.hot) import.meta.hot.send(REQUEST_FAILED, failedRequest(error, addressOf(request)))
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ContentError && error.code === 'unavailable'
}

function withoutStack(code: ContentError['code']): ContentError {
  const error = new ContentError(code)
  delete error.stack
  return error
}

/** Returns the URL of the visited page, even if the request is a call of a server function. */
function addressOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url.includes(SERVER_FUNCTIONS) ? (headers.get('Referer') ?? url) : url)
  return pathname + search
}
