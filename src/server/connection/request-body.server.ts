import type { IncomingMessage, ServerResponse } from 'node:http'

/** Limits for the part of a body that no handler has read. */
const LIMITS = {
  /**
   * A response waits until no byte has arrived for this time. By then most bodies have arrived, and proxies that have sent the whole body read
   * the response.
   */
  quietMs: 100,
  /** Maximum time that a response waits for the end of a body. */
  waitMs: 700,
  /** How long the rest of a body is still read after the response. Then the connection closes. Until then the client can read the response. */
  lingerMs: 5_000,
  bytes: 16 * 1024 * 1024,
}

/** Returns whether the headers of a request announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Reads and discards the rest of a body before its response is sent. Settles when the response may be sent.
 * An unread body blocks its connection, because the next request follows the body. A body that exceeds the limits closes the connection after
 * the response.
 */
export async function dropBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || request.destroyed) return
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  let bytes = 0
  const quiet = setTimeout(resolve, LIMITS.quietMs)
  const waiting = setTimeout(resolve, LIMITS.waitMs)
  const lingering = setTimeout(endConnection, LIMITS.waitMs + LIMITS.lingerMs)
  // The stream that was passed to the handler would pause the body.
  request.removeAllListeners('data')
  request.on('data', ({ length }: Buffer) => {
    bytes += length
    quiet.refresh()
    if (bytes > LIMITS.bytes) endConnection()
  })
  for (const event of ['end', 'close'] as const) request.once(event, settle)
  request.resume()
  await mayAnswer

  function settle(): void {
    for (const timer of [quiet, waiting, lingering]) clearTimeout(timer)
    resolve()
  }

  function endConnection(): void {
    settle()
    request.pause()
    if (response.writableFinished) request.destroy()
    else response.once('finish', () => request.destroy())
  }
}
