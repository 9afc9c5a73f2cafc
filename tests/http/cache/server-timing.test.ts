import { afterEach, expect, test } from 'vitest'
import { cachedSite } from '../../../src/server/page-cache/cached-site.server.ts'
import { httpServer, listen } from '../../../src/server/connection/listen.server.ts'
import { observe, type AnswerEvent } from '../../../src/telemetry/events.server.ts'
import { currentRequest, readingContent, spend } from '../../../src/telemetry/request.server.ts'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Serves an application that reads and renders. Its pages are cached, except for `/search`. */
async function started(): Promise<string> {
  const render = async () => {
    await readingContent(async () => spend('render', 12.34))
    return new Response('page', { headers: { 'Content-Type': 'text/html' } })
  }
  const dependencies = { ids: new Map(), lists: new Map(), late: new Set<never>(), until: Infinity, isIncomplete: false }
  const site = await cachedSite(
    {
      default: { fetch: render },
      keyOf: (address) => (address === '/search' ? undefined : address),
      atSite: (_, work) => work(),
      kindOf: () => 'page',
      useStored: () => undefined,
      produce: async () => ({ value: await render(), dependencies }),
      finished: async (_, whole) => whole,
      isPrivate: () => false,
      requestForMarkdown: () => undefined,
      asNegotiated: (response) => response,
      contentSource: async () => ({ onChange: () => () => undefined }),
      now: () => new Date(),
    },
    'http://localhost',
    2 ** 20,
  )
  const server = httpServer(
    {},
    (request) => {
      const current = currentRequest()
      if (current) current.kind = 'page'
      return site.fetch(request)
    },
    site.answerAtHand,
  )
  ends.push(() => server.close().closeAllConnections())
  return `http://localhost:${await listen(server, 0, 'localhost')}`
}

test('Server-Timing: names the times of a new page, and is not stored with it', async () => {
  const url = await started()
  const miss = await fetch(`${url}/en`)
  expect(miss.headers.get('Server-Timing')).toMatch(/^total;dur=[\d.]+, content;dur=[\d.]+, render;dur=12\.3$/)
  const hit = await fetch(`${url}/en`)
  expect(hit.headers.get('Cache-Status')).toBe('vitrine; hit')
  expect(hit.headers.get('Server-Timing')).toBe(null)
})

test('Server-Timing: names the times of a page that no cache stores', async () => {
  const response = await fetch(`${await started()}/search`)
  expect(response.headers.get('Server-Timing')).toMatch(/^content;dur=[\d.]+, render;dur=12\.3$/)
})

test('answer events: state kind, status, cache and bytes of each response', async () => {
  const url = await started()
  const events: AnswerEvent[] = []
  ends.push(observe('answer', (event) => events.push(event)))
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  for (const path of ['/en', '/en', '/search']) await (await fetch(url + path, { headers: { traceparent } })).text()
  await expect.poll(() => events.length).toBe(3)
  expect(events.map(({ request, kind, status, cache, bytes, id }) => [request.url, kind, status, cache, bytes, id])).toEqual([
    ['/en', 'page', 200, 'miss', 4, '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['/en', 'page', 200, 'hit', 4, undefined],
    ['/search', 'page', 200, 'none', 4, '4bf92f3577b34da6a3ce929d0e0e4736'],
  ])
})
