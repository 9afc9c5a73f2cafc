import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { StartError } from '../../../src/config/start-error.ts'
import { Drain } from '../../../src/server/connection/drain.server.ts'
import { httpServer, listen } from '../../../src/server/connection/listen.server.ts'
import { probe } from '../../../src/app/serve.server.ts'

const HEADERS = { 'X-Content-Type-Options': 'nosniff' }
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function started(answer: (request: Request) => Response | Promise<Response>) {
  const server = httpServer(HEADERS, answer)
  ends.push(() => server.close().closeAllConnections())
  const drain = new Drain(server)
  const port = await listen(server, 0, '127.0.0.1')
  return { server, drain, port, url: `http://127.0.0.1:${port}` }
}

/** Sends raw bytes, and reads until the server ends the connection. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

async function asked(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(get(url, { agent }), 'response')
  return response
}

test('httpServer: answers invalid HTTP, an invalid address and long headers with a body and the usual headers', async () => {
  const { port } = await started(() => new Response('fine'))
  for (const [bytes, status] of [
    ['GARBAGE\r\n\r\n', '400 Bad Request'],
    ['GET nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ] as const) {
    const answer = await raw(port, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`))
    expect(answer).toContain('X-Content-Type-Options: nosniff\r\n')
    expect(answer).toContain('Cache-Control: no-store\r\n')
    expect(answer.split('\r\n\r\n')[1]).toBe(`${status.slice(4)}\n`)
  }
})

test('httpServer: refuses an HTTP/1.1 request without a host, with the usual headers', async () => {
  const { port } = await started(() => new Response('fine'))
  const answer = await raw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff\r\n')
  expect(answer.toLowerCase()).toContain('cache-control: no-store\r\n')
  expect(answer).toMatch(/Bad Request\n/)
  expect(await raw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('httpServer: a failed answer is a 500 with the usual headers, and the server continues', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { url } = await started((request) => {
    if (request.url.endsWith('/broken')) throw new Error('broken')
    return new Response('fine')
  })
  const broken = await fetch(`${url}/broken`)
  expect(broken.status).toBe(500)
  expect(broken.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await broken.text()).toBe('Internal Server Error\n')
  expect(errors).toHaveBeenCalledOnce()
  errors.mockClear()
  expect(await (await fetch(url)).text()).toBe('fine')
})

test('httpServer: keeps connections longer than load balancers do, and limits the time for headers', async () => {
  const { server } = await started(() => new Response('fine'))
  expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(65_000)
  expect(server.headersTimeout).toBeLessThanOrEqual(12_000)
})

test('listen: names the remedy if the port is in use', async () => {
  const { port } = await started(() => new Response('fine'))
  const second = listen(
    httpServer(HEADERS, () => new Response('second')),
    port,
    '127.0.0.1',
  )
  await expect(second).rejects.toThrow(StartError)
  await expect(second).rejects.toThrow(`Port ${port} of 127.0.0.1 is already in use. Choose another one: PORT=${port + 1} npm start`)
  await expect(
    listen(
      httpServer(HEADERS, () => new Response()),
      0,
      '192.0.2.1',
    ),
  ).rejects.toThrow(/cannot listen at 192\.0\.2\.1 \(EADDRNOTAVAIL\)/)
})

test('Drain: /readyz reports it, open answers end, and then the server closes', async () => {
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const { url, drain, server } = await started(async (request) => {
    const probed = probe(new URL(request.url).pathname, { isDraining: drain.isDraining, isOpen: async () => true, isCurrent: () => true })
    if (probed) return probed
    if (request.url.endsWith('/slow')) {
      reached.resolve()
      await gate.promise
    }
    return new Response('whole')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  ends.push(() => agent.destroy())
  const first = await asked(`${url}/readyz`, agent)
  expect(await text(first)).toBe('ready\n')
  expect(first.headers.connection).toBe('keep-alive')
  const slow = asked(`${url}/slow`, agent)
  await reached.promise

  const ended = drain.end(0.2)
  const ready = await asked(`${url}/readyz`, agent)
  expect(ready.statusCode).toBe(503)
  expect(ready.headers.connection).toBe('close')
  expect(ready.headers['cache-control']).toBe('no-store')
  expect(await text(ready)).toBe('draining\n')
  expect((await asked(`${url}/healthz`, agent)).statusCode).toBe(200)
  await vi.waitUntil(() => !server.listening, { timeout: 15_000 })
  await expect(fetch(`${url}/readyz`)).rejects.toThrow()
  gate.resolve()
  const late = await slow
  expect(late.headers.connection).toBe('close')
  expect(await text(late)).toBe('whole')
  await ended
})

test('probe: without content, the site is live but not ready', async () => {
  const state = { isDraining: false, isOpen: async () => false, isCurrent: () => true }
  expect((await probe('/readyz', state))?.status).toBe(503)
  expect((await probe('/healthz', state))?.status).toBe(200)
  expect(probe('/en', state)).toBeUndefined()
})

test('probe: a node that is behind the others is live but not ready', async () => {
  const state = { isDraining: false, isOpen: async () => true, isCurrent: () => false }
  expect((await probe('/readyz', state))?.status).toBe(503)
  expect((await probe('/healthz', state))?.status).toBe(200)
})
