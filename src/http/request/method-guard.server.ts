import { plainText } from '../response/plain-text.server.ts'
import { isServerFunctionCall } from '../server-functions/calls.server.ts'

const READING = ['GET', 'HEAD']

/** Answer 405 to a method other than those `allowed` at a path; `undefined` where the method is right. Server functions choose their own. */
export function refuseMethod(method: string, path: string, allowed: readonly string[] = READING): Response | undefined {
  if (allowed.includes(method) || isServerFunctionCall(path)) return undefined
  const sentence = allowed === READING ? 'This address can only be read.' : 'This address is asked in another way.'
  return plainText(405, sentence, { Allow: allowed.join(', ') })
}
