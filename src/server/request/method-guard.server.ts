import { plainText } from '../response/plain-text.server.ts'
import { callRefusal, isServerFunctionCall } from '../server-functions/calls.server.ts'

const READING = ['GET', 'HEAD']

/** Each server function accepts some of these and refuses the others itself. Of the rest, `TRACE` would be an exception: no `Request` may have it. */
const CALLING = new Set([...READING, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Answers 405 to a method other than those `allowed` at a path. Returns `undefined` if the method is right. */
export function refuseMethod(method: string, path: string, allowed: readonly string[] = READING): Response | undefined {
  if (isServerFunctionCall(path)) return CALLING.has(method) ? undefined : callRefusal(405, 'GET')
  if (allowed.includes(method)) return undefined
  const sentence = allowed === READING ? 'This address can only be read.' : 'This address needs another method.'
  return plainText(405, sentence, { Allow: allowed.join(', ') })
}
