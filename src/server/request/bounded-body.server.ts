/**
 * Reads the body of a request, or returns `undefined` if it has more than `maxBytes`. In that case the rest is neither read nor cancelled:
 * cancelling would close the connection before the response is sent.
 */
export async function boundedBody({ body, headers }: Request, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) return undefined
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  for (let length = 0; ;) {
    const chunk = (await reader?.read())?.value
    if (!chunk) return Buffer.concat(chunks)
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
}
