import { afterEach, beforeEach, expect, test } from 'vitest'
import { PublicationNews } from '../../../src/features/indexnow/publication-news.server.ts'
import type { SitemapPage } from '../../../src/seo/sitemap.ts'
import { startReceiver } from './receiver.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const page = (slug: string, updatedAt = '1'): SitemapPage => ({
  alternates: [{ locale: 'en', place: { route: 'story', slug }, translation: 'translated' }],
  updatedAt,
})
const ORIGIN = 'https://site.example'

/** Creates the news of a site whose pages are defined by the test. */
async function newsOf(pages: SitemapPage[]) {
  const said: string[] = []
  const shown = { pages, fails: false }
  const news = new PublicationNews({
    key: 'a-key-of-the-test',
    service: receiver.service,
    origin: ORIGIN,
    pages: async () => {
      if (shown.fails) throw new Error('The content cannot be read.')
      return shown.pages
    },
    quietMs: 5,
    maxMs: 50,
    pauseMs: 1,
    log: (message) => said.push(message),
  })
  await news.begin()
  const publish = (next: SitemapPage[]) => {
    shown.pages = next
    news.changed()
  }
  return { publish, said, shown }
}

const slugs = (index: number) => receiver.notify[index]?.urlList.map((url) => url.split('/').at(-1))

test('PublicationNews: submits published pages once, with the key and its location, but no pages from before the start', async () => {
  const { publish, said } = await newsOf([page('old')])
  publish([page('old'), page('new')])
  await receiver.counts(1)
  expect(receiver.notify[0]).toMatchObject({ host: 'site.example', key: 'a-key-of-the-test', keyLocation: `${ORIGIN}/a-key-of-the-test.txt` })
  expect(slugs(0)).toEqual(['new'])
  publish([page('new', '2')])
  await receiver.counts(2)
  expect(slugs(1)).toEqual(['new', 'old'])
  expect(said).toEqual([])
})

test('PublicationNews: submits simultaneous changes in one request', async () => {
  const { publish } = await newsOf([])
  const pages = ['a', 'b', 'c'].map((slug) => page(slug))
  for (let count = 1; count <= pages.length; count += 1) publish(pages.slice(0, count))
  await receiver.counts(1)
  expect(slugs(0)).toEqual(['a', 'b', 'c'])
})

test('PublicationNews: submits at most ten thousand addresses per request', async () => {
  const { publish } = await newsOf([])
  publish(Array.from({ length: 12_345 }, (_, at) => page(`s${at}`)))
  await receiver.counts(2)
  expect(receiver.notify.map(({ urlList }) => urlList.length)).toEqual([10_000, 2345])
  expect(new Set(receiver.notify.flatMap(({ urlList }) => urlList)).size).toBe(12_345)
})

test('PublicationNews: retries a failing service a few times, and then submits with the next change', async () => {
  const { publish, said } = await newsOf([])
  receiver.answers(503, 429)
  publish([page('a')])
  await receiver.counts(3)
  expect([slugs(0), slugs(1), slugs(2)]).toEqual([['a'], ['a'], ['a']])
  expect(said).toEqual([])
  receiver.answers(500, 500, 500, 500)
  publish([page('a'), page('b')])
  await expect.poll(() => said).toEqual(['[indexnow] unreachable: the service does not answer; 1 addresses are submitted with the next change.'])
  const before = receiver.notify.length
  expect(before).toBe(7)
  publish([page('a'), page('b'), page('c')])
  await receiver.counts(before + 1)
  expect(slugs(before)).toEqual(['b', 'c'])
})

test.each([
  [403, 'key'],
  [422, 'addresses'],
  [400, 'unexpected'],
])('PublicationNews: a refusal by %i is logged as "%s" and not repeated', async (status, code) => {
  const { publish, said } = await newsOf([])
  receiver.answers(status)
  publish([page('a')])
  await expect.poll(() => said).toHaveLength(1)
  expect(said[0]).toMatch(new RegExp(`^\\[indexnow\\] ${code}: `))
  publish([page('a'), page('b')])
  await receiver.counts(2)
  expect(slugs(1)).toEqual(['b'])
})

test('PublicationNews: if the content cannot be read, submits its changes with the next one', async () => {
  const { publish, said, shown } = await newsOf([page('a')])
  shown.fails = true
  publish([])
  await expect.poll(() => said).toEqual(['[indexnow] content: the content could not be read.'])
  shown.fails = false
  publish([page('a'), page('b')])
  await receiver.counts(1)
  expect(slugs(0)).toEqual(['b'])
})
