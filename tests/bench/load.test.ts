import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failures, type Job } from '../../bench/load/job.ts'
import { generate } from '../../bench/load/load.ts'
import { mixedAsks, pictureAsks } from '../../bench/load/mixed.ts'

const asked: string[] = []
/** The first request of each connection, by the port of the client. */
const first = new Map<number | undefined, string>()
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`
    asked.push(line)
    if (!first.has(request.socket.remotePort)) first.set(request.socket.remotePort, line)
    if (request.url?.startsWith('/cut')) return void request.socket.destroy()
    if (request.url === '/half') return void response.writeHead(200, { 'Content-Length': 100 }).write('half', () => response.destroy())
    if (request.url === '/chunks') return void response.writeHead(200).write('one', () => response.end('two'))
    if (request.url === '/unchanged') return void response.writeHead(304).end()
    if (request.url === '/closing') response.setHeader('Connection', 'close')
    response.writeHead(request.url === '/wrong' ? 500 : 200, { 'Content-Length': 200_000 }).end(request.method === 'HEAD' ? undefined : 'x'.repeat(200_000))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  url = `http://localhost:${typeof address === 'object' && address ? address.port : ''}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function send(paths: readonly string[], more: Partial<Job> = {}) {
  asked.length = 0
  first.clear()
  return generate({ url, asks: paths.map((path) => ({ path })), connections: 1, seconds: 20, isOnce: true, ...more })
}

test('load: counts complete responses, and counts interrupted ones as failures', async () => {
  const outcome = await send(['/', '/chunks', '/unchanged', '/closing', '/wrong', '/cut', '/half', '/'])
  expect(outcome.statuses).toEqual({ 200: 4, 304: 1, 500: 1, 0: 2 })
  expect(failures(outcome)).toBe(3)
  expect(outcome.answered).toBe(8)
})

test('load: does not wait for the body of a HEAD response', async () => {
  const outcome = await send([], { asks: [{ method: 'HEAD', path: '/' }, { path: '/' }] })
  expect(outcome.statuses).toEqual({ 200: 2 })
})

test('load: connections start with different requests', async () => {
  await send(['/a', '/b', '/c', '/d'], { connections: 2, isOnce: false, seconds: 0.1 })
  expect([...first.values()].toSorted()).toEqual(['GET /a', 'GET /c'])
})

test('load: sends each request once, no matter which connection is faster', async () => {
  const paths = Array.from({ length: 41 }, (_, at) => (at % 10 < 5 ? `/cut?${at}` : `/${at}`))
  await send(paths, { connections: 4 })
  expect(asked.toSorted()).toEqual(paths.map((path) => `GET ${path}`).toSorted())
})

test('mixed load: is the same in each run, and contains all kinds of requests', () => {
  const asks = mixedAsks(['/en', '/de'], 2000)
  expect(mixedAsks(['/en', '/de'], 2000)).toEqual(asks)
  expect(new Set(asks.map(({ method }) => method)).size).toBe(7)
  expect(asks.filter(({ path }) => /[\s\r\n]/.test(path))).toEqual([])
  expect(new Set(pictureAsks(['/media/a.jpg?w=1'], 500).map(({ path }) => path)).size).toBeGreaterThan(200)
})
