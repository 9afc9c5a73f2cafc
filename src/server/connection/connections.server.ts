import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The answers of a connection, in the order of their requests. */
interface Line {
  /** The response that has the connection, or had it last. */
  current: ServerResponse
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
}

const lines = new WeakMap<Socket, Line>()

/**
 * Maximum number of requests that may wait on a connection. No browser and no proxy pipelines; benchmarks send 16 at once.
 * Waiting requests outlive the young generation of the heap, and keep what their answers consist of until a full collection.
 */
const MAX_WAITING = 256

/**
 * Answers the requests of each connection one after the other.
 *
 * Node hands over all pipelined requests that it has read at once. Without an order, a client that reads no answer makes the
 * server open a file, or draw a picture, for each of them. While requests wait nothing more is read from the connection. A
 * connection on which more than `MAX_WAITING` requests wait ends at once.
 */
export function oneAtATime(answer: Listener): Listener {
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    // Node gives the connection to a response as soon as those before it are sent.
    if (response.socket !== null) {
      if (line) line.current = response
      else lines.set(socket, { current: response, waiting: [] })
      answer(request, response)
    } else if (line) {
      line.waiting.push([request, response])
      if (line.waiting.length === 1) line.current.once('close', () => answerNext(socket, line, answer))
      if (line.waiting.length > MAX_WAITING) socket.destroy()
      // Node starts to read again at the end of each request it has parsed.
      else queueMicrotask(() => socket.pause())
    }
  }
}

function answerNext(socket: Socket, line: Line, answer: Listener): void {
  if (socket.destroyed) {
    // Node does not announce the end of responses that never had the connection.
    for (const [, response] of line.waiting.splice(0)) response.emit('close')
    return
  }
  const [next] = line.waiting.splice(0, 1)
  if (!next) return
  const [request, response] = next
  line.current = response
  if (line.waiting.length > 0) response.once('close', () => answerNext(socket, line, answer))
  else socket.resume()
  answer(request, response)
}

/** Tells whether a connection is late because its requests wait for answers; the client did nothing wrong then. */
export function isHeldBack(socket: Socket): boolean {
  return (lines.get(socket)?.waiting.length ?? 0) > 0
}

/**
 * Ends a connection after the answers that are under way, if there are any. Returns whether there are: a refusal must not
 * stand in the middle of another answer.
 */
export function endAfterAnswers(socket: Socket): boolean {
  const line = lines.get(socket)
  const last = line?.waiting.at(-1)?.[1] ?? line?.current
  if (!last || last.writableFinished || (!last.req.complete && !last.headersSent)) return false
  last.once('close', () => socket.destroy())
  return true
}

/** How long a client may leave bytes of an answer unread. */
export interface Patience {
  readonly ms: number
  /** The same for a client that has sent further requests, which no browser and no proxy does. */
  readonly pipelinedMs: number
  /** How often connections are looked at. */
  readonly everyMs: number
}

/** Answers are written in pieces of no more, or in one; the system does not tell how much of one has been sent. */
const AT_ONCE_BYTES = 256 * 1024
/** Slower than any connection on which a page can be read. */
const SLOWEST_BYTES_PER_MS = 16

/**
 * Ends connections whose clients do not read: those that have taken none of the waiting bytes for a time. Large answers that
 * are written in one get longer.
 */
export function endUnreadConnections(server: Server, { ms, pipelinedMs, everyMs }: Patience): void {
  const open = new Map<Socket, { sent: number; since: number } | undefined>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, known] of open) {
      const unread = socket.writableLength
      const sent = (socket.bytesWritten ?? 0) - unread
      if (unread === 0) open.set(socket, undefined)
      else if (known?.sent !== sent) open.set(socket, { sent, since: performance.now() })
      else if (performance.now() - known.since > (isHeldBack(socket) ? pipelinedMs : ms) + Math.max(0, unread - AT_ONCE_BYTES) / SLOWEST_BYTES_PER_MS)
        socket.destroy()
    }
  }, everyMs).unref()
  server.once('close', () => clearInterval(timer))
}
