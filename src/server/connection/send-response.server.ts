import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Maximum bytes per write. The progress of a client is visible only between writes. */
const PIECE_BYTES = 64 * 1024

/**
 * Sends the response of a handler. Settles when the response is sent, or when the client disconnects, which cancels the body. Returns the
 * number of bytes of the body that were written. Throws the errors of the body.
 */
export async function sendResponse(response: ServerResponse, { status, headers, body }: Response): Promise<number> {
  let written = 0
  if (response.destroyed || response.socket?.destroyed) {
    await body?.cancel()
    return written
  }
  response.writeHead(status, [...headers].flat())
  if (!body || response.req.method === 'HEAD') {
    await body?.cancel()
    response.end()
    return written
  }
  await pipeline(pieces(body), response).catch((error: unknown) => {
    if (!hasLeft(error)) throw error
  })
  return written

  async function* pieces(whole: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of whole) {
      written += chunk.length
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES)
    }
  }
}

const LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])

/** Returns whether an error only means that the client has closed its connection. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LEFT.has(String(error.code))
}
