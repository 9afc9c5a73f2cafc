import { plainText } from '../response/plain-text.server.ts'
import { isServerFunctionCall } from '../server-functions/calls.server.ts'

const READING = new Set(['GET', 'HEAD'])

/** Answer 405 to a method other than GET and HEAD; `undefined` where the method is right. Server functions choose their own. */
export function refuseMethod(method: string, path: string): Response | undefined {
  if (READING.has(method) || isServerFunctionCall(path)) return undefined
  return plainText(405, 'This address can only be read.', { Allow: 'GET, HEAD' })
}
