import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { detached } from '../../../src/server/request/method-guard.server.ts'
import { httpServer, listen, type Handler } from '../../../src/server/connection/listen.server.ts'
import { connected, get, statuses } from './raw-client.ts'

const BODY = Buffer.alloc(300_000, 'x')
const ends: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) end()
})

/** Stops the timers of the server. A response that then arrives did not wait for a timer, on a machine of any speed. */
const stopTimers = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

async function started(handler: Handler, ...more: [atHand?: Parameters<typeof httpServer>[2], patience?: Parameters<typeof httpServer>[3]]) {
  const server = httpServer({}, handler, ...more)
  ends.push(() => server.close().closeAllConnections())
  const port = await listen(server, 0, '127.0.0.1')
  return { server, open: () => client(port) }
}

async function client(port: number): Promise<Socket> {
  const socket = await connected(port)
  ends.push(() => socket.destroy())
  return socket
}

/** Creates a response of the given length that counts how often its body is started and cancelled. */
function endless(bytes = Infinity) {
  const counts = { begun: 0, cancelled: 0, underway: 0, most: 0 }
  const answer = () => {
    counts.begun += 1
    counts.underway += 1
    counts.most = Math.max(counts.most, counts.underway)
    let left = bytes
    return new Response(
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            if (left <= 0) {
              counts.underway -= 1
              return controller.close()
            }
            controller.enqueue(new Uint8Array(Math.min(left, 64 * 1024)))
            left -= 64 * 1024
          },
          cancel() {
            counts.underway -= 1
            counts.cancelled += 1
          },
        },
        { highWaterMark: 0 },
      ),
    )
  }
  return { counts, answer }
}

const chunked = `${BODY.length.toString(16)}\r\n${String(BODY)}\r\n0\r\n\r\n`

test.each([
  ['a body of known length', `POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY.length}\r\n\r\n${String(BODY)}`],
  ['a chunked body', `POST /refused HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`],
  ['a body of which the first bytes are read', `POST /begun HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY.length}\r\n\r\n${String(BODY)}`],
  ['a body that is announced by Expect', `PUT /refused HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ${BODY.length}\r\n\r\n${String(BODY)}`],
  ['a GET with a body', `GET /refused HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY.length}\r\n\r\n${String(BODY)}`],
  ['a HEAD with a body', `HEAD /refused HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`],
  ['an OPTIONS with a body', `OPTIONS /refused HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY.length}\r\n\r\n${String(BODY)}`],
])('httpServer: after %s that no handler reads, answers the next request of the connection without waiting for a timer', async (_, bytes) => {
  stopTimers()
  const { open } = await started(async (request) => {
    if (request.url.endsWith('/next')) return new Response('next')
    const own = detached(request, request.method === 'HEAD' ? 'GET' : request.method)
    if (request.url.endsWith('/begun')) await own.body?.getReader().read()
    return new Response('refused', { status: 403 })
  })
  const socket = await open()
  socket.write(bytes)
  socket.write(get('/next'))
  const expected = bytes.includes('Expect') ? [100, 403, 200] : [403, 200]
  expect(await statuses(socket, expected.length)).toEqual(expected)
})

test('httpServer: answers a client that announces a body and sends none after 700 ms at most', async () => {
  stopTimers()
  const { open } = await started(() => new Response('refused', { status: 413 }))
  const socket = await open()
  const answer = statuses(socket, 1)
  const own = vi.getTimerCount()
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\nx')
  // The server waits for the body.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(own)
  vi.advanceTimersByTime(700)
  expect(await answer).toEqual([413])
})

/** Maximum number of bytes of an unread body that the server reads. */
const BOUND = 16 * 2 ** 20
/** Headers of a request that announces more bytes than the server reads. */
const HUGE = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${4 * BOUND}\r\n\r\n`

test('httpServer: answers as soon as an unread body exceeds 16 MB, and closes the connection', async () => {
  stopTimers()
  const { open } = await started(() => new Response('refused', { status: 413 }))
  const socket = await open()
  socket.write(HUGE)
  // The server has read all that was sent, so the answer arrives before the connection closes.
  socket.write(Buffer.alloc(BOUND + 1))
  expect(await statuses(socket, 1)).toEqual([413])
  await expect.poll(() => socket.closed).toBe(true)
})

test('httpServer: reads little more than 16 MB of an unread body that does not end', async () => {
  stopTimers()
  const { open, server } = await started(() => new Response('refused', { status: 413 }))
  const accepted = once(server, 'connection')
  const socket = await open()
  const [connection]: Socket[] = await accepted
  socket.resume().write(HUGE)
  const send = (error?: Error | null) => void (error ?? socket.write(Buffer.alloc(2 ** 20), send))
  send()
  await expect.poll(() => socket.closed).toBe(true)
  expect(connection?.bytesRead).toBeGreaterThan(BOUND)
  expect(connection?.bytesRead).toBeLessThan(BOUND + 2 ** 20)
})

test('httpServer: closes the connection if an unread body has not ended 5 s after the answer', async () => {
  stopTimers()
  const { open, server } = await started(() => new Response('refused', { status: 413 }))
  const socket = await open()
  const answer = statuses(socket, 1)
  const own = vi.getTimerCount()
  socket.write(`${HUGE}x`)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(own)
  vi.advanceTimersByTime(700)
  expect(await answer).toEqual([413])
  vi.advanceTimersByTime(4_900)
  expect(await promised(server)).toBe(1)
  vi.advanceTimersByTime(100)
  await expect.poll(() => socket.closed).toBe(true)
})

test('httpServer: refuses an expectation other than 100-continue, with the usual headers', async () => {
  const { open } = await started(() => new Response('fine'))
  const socket = await open()
  socket.write(get('/', 'Expect: a miracle\r\n') + get('/'))
  expect(await statuses(socket, 2)).toEqual([417, 200])
})

test('httpServer: answers pipelined requests in their order, one at a time', async () => {
  const { counts, answer } = endless(100_000)
  const paths: string[] = []
  const { open } = await started((request) => {
    paths.push(new URL(request.url).pathname)
    return answer()
  })
  const socket = await open()
  const asked = Array.from({ length: 200 }, (_, index) => `/${index}`)
  socket.write(asked.map((path) => get(path)).join(''))
  expect(await statuses(socket, asked.length)).toEqual(asked.map(() => 200))
  expect(paths).toEqual(asked)
  expect(counts.most).toBe(1)
})

test('httpServer: starts one answer of unread pipelined requests, and cancels it when the client disconnects', async () => {
  const { counts, answer } = endless()
  const { open } = await started(answer)
  const sockets = await Promise.all(Array.from({ length: 5 }, open))
  for (const socket of sockets) socket.write(get('/').repeat(200))
  await expect.poll(() => counts.begun).toBe(5)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => counts.cancelled).toBe(5)
  expect([counts.begun, counts.underway]).toEqual([5, 0])
})

test('httpServer: after pipelined requests that the cache answers, reads the next request, and notices that the client disconnects', async () => {
  const { open, server } = await started(
    () => new Response('fine'),
    (_, response) => {
      response.writeHead(200).end('cached')
      return true
    },
  )
  const socket = await open()
  socket.write(get('/').repeat(50))
  expect(await statuses(socket, 50)).toHaveLength(50)
  socket.write(get('/'))
  expect(await statuses(socket, 1)).toEqual([200])
  const leaving = await open()
  leaving.pause().write(get('/').repeat(50))
  await later(100)
  leaving.destroy()
  socket.destroy()
  await expect.poll(() => promised(server)).toBe(0)
})

test('httpServer: ends a connection at once if more than 256 requests wait on it', async () => {
  const { counts, answer } = endless()
  const { open, server } = await started(answer, undefined, { ms: 60_000, pipelinedMs: 60_000, everyMs: 20 })
  const sockets = await Promise.all(Array.from({ length: 3 }, open))
  for (const socket of sockets) socket.write(get('/').repeat(1000))
  await expect.poll(() => promised(server)).toBe(0)
  await expect.poll(() => counts.cancelled).toBe(3)
  expect(counts.begun).toBe(3)
})

test.each([
  ['that reads nothing', 1],
  ['that pipelines and reads nothing', 200],
])('httpServer: a client %s loses its connection', async (_, requests) => {
  const { counts, answer } = endless()
  const patience = requests > 1 ? { ms: 60_000, pipelinedMs: 100 } : { ms: 100, pipelinedMs: 60_000 }
  const { open, server } = await started(answer, undefined, { ...patience, everyMs: 20 })
  const socket = await open()
  socket.write(get('/').repeat(requests))
  await expect.poll(() => counts.cancelled, { timeout: 15_000 }).toBe(1)
  await expect.poll(() => promised(server)).toBe(0)
})

test('httpServer: a client that reads slowly keeps its connection', async () => {
  const { answer } = endless(8 * 2 ** 20)
  const { open } = await started(answer, undefined, { ms: 300, pipelinedMs: 300, everyMs: 20 })
  const socket = await open()
  socket.write(get('/', 'Connection: close\r\n'))
  let bytes = 0
  for await (const chunk of socket) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.length
    if (bytes < 4 * 2 ** 20) await later(1)
  }
  expect(bytes).toBeGreaterThan(8 * 2 ** 20)
})

function promised(server: Awaited<ReturnType<typeof started>>['server']): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  server.getConnections((_, count) => resolve(count))
  return promise
}

test('httpServer: invalid bytes do not interrupt an answer that has started', async () => {
  const { answer } = endless(2 ** 20)
  const { open } = await started(answer)
  const socket = await open()
  socket.write(`${get('/').repeat(3)}NONSENSE\r\n\r\n`)
  expect(await statuses(socket, 4)).toEqual([200, 200, 200])
})

test('httpServer: an exception in an answer from the cache is logged in one line, and the handler answers', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { open } = await started(
    () => new Response('fine'),
    () => JSON.parse('not JSON'),
  )
  const socket = await open()
  socket.write(get('/') + get('/'))
  expect(await statuses(socket, 2)).toEqual([200, 200])
  expect(errors).toHaveBeenCalledTimes(2)
  expect(String(errors.mock.calls[0]?.[0])).not.toContain('\n')
  errors.mockClear()
})

test.each(['1.2.3.4:99999', 'a b', 'x/y', 'user@x', '[::1'])('httpServer: refuses the host %j with 400', async (host) => {
  const { open } = await started(() => new Response('fine'))
  const socket = await open()
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  expect(await statuses(socket, 1)).toEqual([400])
})

test('httpServer: logs no error if a client disconnects in the middle of its body', async () => {
  const { open } = await started(async (request) => new Response(await request.text()))
  const socket = await open()
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf')
  await later(20)
  socket.destroy()
  await once(socket, 'close')
  const next = await open()
  next.write(get('/'))
  expect(await statuses(next, 1)).toEqual([200])
})
