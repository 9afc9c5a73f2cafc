import { bodyTooBig } from './errors.ts'

/** The only body the API takes is a short one for an asset key. */
const MAX_BODY_BYTES = 64 * 1024

/** Read the body of a request; refuses a long one without reading it whole. */
export async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > MAX_BODY_BYTES) throw bodyTooBig()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
