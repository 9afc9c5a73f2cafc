import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { placeholders } from '../../../src/content/media/placeholders.server.ts'
import type { Picture } from '../../../src/content/view/picture.ts'

let server: Server
let base: string
let asked: string[] = []
let tiny: Buffer
let large: Buffer
let answerLate = () => undefined as void

const ways: Readonly<Record<string, RequestListener>> = {
  '/good': (_, response) => void response.writeHead(200, { 'Content-Type': 'image/webp' }).end(tiny),
  '/large': (_, response) => void response.writeHead(200, { 'Content-Type': 'image/webp' }).end(large),
  '/text': (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in'),
  '/missing': (_, response) => void response.writeHead(404, { 'Content-Type': 'image/webp' }).end(tiny),
  '/cut': (request) => void request.socket.destroy(),
  '/slow': () => undefined,
  '/late': (_, response) => void (answerLate = () => void response.writeHead(200, { 'Content-Type': 'image/webp' }).end(tiny)),
}

beforeAll(async () => {
  const noise = { create: { width: 64, height: 64, channels: 3 as const, background: '#888', noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } }
  tiny = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#345' } })
    .webp()
    .toBuffer()
  large = await sharp(noise).webp({ quality: 100 }).toBuffer()
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    asked.push(path)
    ways[path]?.(request, response)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function picture(path: string, vector = false): Picture {
  return { id: path, url: base + path, width: 100, height: 100, alt: { text: '' }, vector }
}

const start = () => placeholders((url, signal) => fetch(url, { signal }))

test('placeholders: computes one placeholder per picture for all pages, and none for drawings', async () => {
  asked = []
  for (let page = 0; page < 2; page += 1) {
    const own = start()
    const [good, drawing] = [own.want(picture('/good')), own.want(picture('/drawing', true))]
    await own.fill()
    expect(good.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(drawing.placeholder).toBeUndefined()
  }
  expect(asked).toEqual(['/good'])
})

test('placeholders: skips missing, truncated, oversized, invalid and slow pictures, and delays no page', async () => {
  const own = start()
  const wanted = ['/missing', '/cut', '/large', '/text', '/slow', '/good'].map((path) => own.want(picture(path)))
  await own.fill()
  expect(wanted.map(({ placeholder }) => placeholder !== undefined)).toEqual([false, false, false, false, false, true])
})

test('placeholders: a page that timed out is notified when the placeholder exists, and the next page has it', async () => {
  const own = start()
  const first = own.want(picture('/late'))
  const late = await own.fill()
  expect(first.placeholder).toBeUndefined()
  expect(late).toHaveLength(1)
  answerLate()
  expect(await Promise.all(late)).toEqual([true])
  const next = start()
  const second = next.want(picture('/late'))
  expect(await next.fill()).toEqual([])
  expect(second.placeholder).toMatch(/^data:image\/webp;base64,/)
})
