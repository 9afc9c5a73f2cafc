import { bodyTooBig } from './errors.ts'

/** Maximum size of a request body. The API accepts only short bodies, for asset keys. */
const MAX_BODY_BYTES = 64 * 1024

/** Reads the body of a request. Throws if the body is too long, without reading all of it. */
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
