import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The responses of a connection, in the order of their requests. */
interface Line {
  /** The response that occupies the connection, or occupied it last. */
  current: ServerResponse
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
}

const lines = new WeakMap<Socket, Line>()

/**
 * Maximum number of requests that may wait on a connection. Browsers and proxies do not pipeline; benchmarks send 16 at once. Waiting requests
 * outlive the young generation of the heap, so their responses stay in memory until a full collection.
 */
const MAX_WAITING = 256

/**
 * Returns a listener that handles the requests of each connection one after the other.
 * Node emits all pipelined requests that it has read at once. Without an order, a client could send many requests and read no responses. The
 * server would open a file, or draw an image, for each of them. While requests wait, the connection is paused. A connection with more than
 * `MAX_WAITING` waiting requests is closed at once.
 */
export function oneAtATime(answer: Listener): Listener {
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    // Node assigns the socket to a response as soon as the previous responses are sent.
    if (response.socket !== null) {
      if (line) line.current = response
      else lines.set(socket, { current: response, waiting: [] })
      answer(request, response)
    } else if (line) {
      line.waiting.push([request, response])
      if (line.waiting.length === 1) line.current.once('close', () => answerNext(socket, line, answer))
      if (line.waiting.length > MAX_WAITING) socket.destroy()
      // Node resumes reading after each request that it has parsed. By then all waiting responses may be sent, if they come from memory.
      else queueMicrotask(() => line.waiting.length > 0 && socket.pause())
    }
  }
}

function answerNext(socket: Socket, line: Line, answer: Listener): void {
  if (socket.destroyed) {
    // Node emits no `close` event for responses that never had the socket.
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

/** Returns whether requests of a connection wait for responses. If they do, a timeout of the connection is not the client’s fault. */
export function isHeldBack(socket: Socket): boolean {
  return (lines.get(socket)?.waiting.length ?? 0) > 0
}

/**
 * Closes a connection after its pending responses. Returns whether there are any: an error response must not be written in the middle of
 * another response.
 */
export function endAfterAnswers(socket: Socket): boolean {
  const line = lines.get(socket)
  const last = line?.waiting.at(-1)?.[1] ?? line?.current
  if (!last || last.writableFinished || (!last.req.complete && !last.headersSent)) return false
  last.once('close', () => socket.destroy())
  return true
}

/** How long a client may leave bytes of a response unread. */
export interface Patience {
  readonly ms: number
  /** The same limit for a client with pipelined requests, which browsers and proxies never send. */
  readonly pipelinedMs: number
  /** Interval between two checks of all connections. */
  readonly everyMs: number
}

/** Maximum size of a write whose progress needs no extra time. The operating system does not report how much of one write has been sent. */
const AT_ONCE_BYTES = 256 * 1024
/** Minimum speed for larger writes. A page cannot be used on a slower connection. */
const SLOWEST_BYTES_PER_MS = 16

/** Closes connections whose clients read none of the pending bytes for the permitted time. Large responses that are written at once get more time. */
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
