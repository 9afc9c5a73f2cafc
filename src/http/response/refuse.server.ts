import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { ContentError } from '#app/content/error.ts'
import { RETRY_AFTER } from './retry-after.ts'

/**
 * Set the status of a failed request and give the error that may be shown: a code, without message or stack.
 *
 * Input that a server function's validator refused is the caller's fault (400), an upstream that does not answer is
 * 503 with `Retry-After`, anything else is ours (500). What the content layer throws it has logged itself, once; the rest is
 * logged here, whole.
 */
export function refuse(error: unknown): ContentError {
  setResponseHeader('Cache-Control', 'no-store')
  if (error instanceof ContentError && error.code === 'unavailable') {
    setResponseStatus(503)
    setResponseHeader('Retry-After', RETRY_AFTER)
    return bare('unavailable')
  }
  if (isValidationError(error)) {
    setResponseStatus(400)
    return bare('internal')
  }
  setResponseStatus(500)
  if (!(error instanceof ContentError)) console.error('[server] A request failed.', error)
  return bare('internal')
}

function bare(code: ContentError['code']): ContentError {
  const error = new ContentError(code)
  delete error.stack
  return error
}

/** The framework wraps a validator's issues in an error whose message is their JSON. */
function isValidationError(error: unknown): boolean {
  return error instanceof Error && /^\s*\[\s*\{[^]*"message"/.test(error.message)
}
