import { plainText } from '../response/plain-text.server.ts'
import { callRefusal, isServerFunctionCall } from '../server-functions/calls.server.ts'

const READING = ['GET', 'HEAD']

/**
 * Methods for server functions; each function refuses those that it does not support. `TRACE` is excluded, because the `Request` constructor
 * throws for it.
 */
const CALLING = new Set([...READING, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Responds with 405 to a method that is not in `allowed`. Returns `undefined` if the method is allowed. */
export function refuseMethod(method: string, path: string, allowed: readonly string[] = READING): Response | undefined {
  if (isServerFunctionCall(path)) return CALLING.has(method) ? undefined : callRefusal(405, 'GET')
  if (allowed.includes(method)) return undefined
  const sentence = allowed === READING ? 'This address can only be read.' : 'This address needs another method.'
  return plainText(405, sentence, { Allow: allowed.join(', ') })
}

/** Forwards the client’s abort signal, so that resizing an image stops when the client disconnects. */
export function attended({ url, method, headers, signal }: Request): Request {
  const own = new Headers(headers)
  // Ranges are only defined for GET.
  if (method === 'HEAD') own.delete('Range')
  return new Request(url, { headers: own, signal })
}

/** Copies a request without the client’s abort signal. A client that disconnects would abort the rendering, and that would be logged as an error. */
export function detached({ url, headers, body }: Request, method: string): Request {
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) })
}
