import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bounds for the part of a body that no handler has read. */
const LIMITS = {
  /** An answer waits until no byte has come for so long: most bodies are on this machine by then, and proxies that sent all of one read its answer. */
  quietMs: 100,
  /** The longest that an answer waits for the end of a body. */
  waitMs: 700,
  /** After the answer, this much more is read, so that the client gets to read it; then the connection ends. */
  lingerMs: 5_000,
  bytes: 16 * 1024 * 1024,
}

/** Tells whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Reads and drops what is left of a body before its answer is sent. Settles when the answer may be sent.
 *
 * A connection with an unread body is stuck: the next request on it is behind the body. A body that does not end within the
 * limits ends the connection after the answer.
 */
export async function dropBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || request.destroyed) return
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  let bytes = 0
  const quiet = setTimeout(resolve, LIMITS.quietMs)
  const waiting = setTimeout(resolve, LIMITS.waitMs)
  const lingering = setTimeout(endConnection, LIMITS.waitMs + LIMITS.lingerMs)
  // The stream that the handler was given would hold the body back.
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
