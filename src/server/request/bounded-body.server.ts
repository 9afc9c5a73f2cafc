/**
 * Read the body of a request as it came; nothing where it has more than so many bytes, which are then not read to their end.
 *
 * Nor is it cancelled: that would end the connection before the answer is sent.
 */
export async function boundedBody({ body, headers }: Request, mostBytes: number): Promise<Buffer | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > mostBytes) return undefined
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  for (let length = 0; ;) {
    const chunk = (await reader?.read())?.value
    if (!chunk) return Buffer.concat(chunks)
    length += chunk.length
    if (length > mostBytes) return undefined
    chunks.push(chunk)
  }
}
