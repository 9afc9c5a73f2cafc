import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { failedRequest, REQUEST_FAILED } from '#app/content/development.ts'
import { ContentError } from '#app/content/error.ts'
import { InvalidInputError } from '#app/content/request-input.server.ts'
import { SERVER_FUNCTIONS } from '#app/framework/markers.ts'
import { RETRY_AFTER } from './retry-after.ts'

/**
 * Set the status of the response to a failed server function, and give the error that may be sent: a code, without message
 * and stack.
 *
 * Input that a server function's validator refused is the caller's fault (400), an upstream that does not answer is
 * 503 with `Retry-After`, anything else is ours (500). What the content layer throws it has logged itself, once; the rest is
 * logged here, whole.
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

/** Logs an error that no part of the site handled, unless the content service is away or the client has left. Returns the status of the answer. */
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

/** The page that was asked for, also if the browser called a server function for it. */
function addressOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url.includes(SERVER_FUNCTIONS) ? (headers.get('Referer') ?? url) : url)
  return pathname + search
}
