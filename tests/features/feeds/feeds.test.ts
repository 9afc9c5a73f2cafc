import { extractFromJson } from '@extractus/feed-extractor'
import { parseFeed as parseXmlFeed } from '@rowanmanning/feed-parser'
import { parseFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import site from '#config'
import { feedOfPath } from '../../seo/feed-of.ts'

const STORY = 'the-demons-wink'

async function read(path: string): Promise<string> {
  const response = await feedOfPath(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

/** The data of one story that every format must contain, under the names of the library. */
const WHOLE = [STORY, 'The demon’s wink', 'urn:uuid:', 'Goodricke', 'History', '/double-star.jpg', 'image/jpeg', 'eighteen-year-old']

describe.each(['atom', 'rss'] as const)('the feed of all stories as %s', async (format) => {
  const text = await read(`/en/stories/feed.${format}`)

  test('contains every field, to the first parser', () => {
    const feed = parseXmlFeed(text)
    expect(feed).toMatchObject({ title: 'Stories · Meridian', language: 'en', description: 'What the sky tells, and what people have heard in it.' })
    expect(feed.url).toBe(`${site.origin}/en/stories`)
    expect(feed.self).toBe(`${site.origin}/en/stories/feed.${format}`)
    expect(feed.items).toHaveLength(24)
    const item = feed.items.find(({ url }) => url?.endsWith(STORY))
    expect(item).toMatchObject({ title: 'The demon’s wink', url: `${site.origin}/en/stories/${STORY}` })
    expect(item?.id).toMatch(/^urn:uuid:/)
    expect(item?.published?.toISOString()).toBe('2026-11-12T16:00:00.000Z')
    expect(item?.content).toMatch(/^<div lang="en" dir="ltr">[^]*Goodricke[^]*<\/div>$/)
    expect(item?.categories.map(({ label, term }) => label ?? term)).toEqual(['Stars', 'History'])
    const enclosure = { mimeType: 'image/jpeg', length: 98_885, url: expect.stringMatching(/^http.*\/double-star\.jpg$/) }
    expect(item?.media).toContainEqual(expect.objectContaining(enclosure))
  })

  test('contains every field, to the second parser, and links the feeds of other languages', () => {
    const found = parseFeed(text)
    expect(found.format).toBe(format)
    const shown = JSON.stringify(found.feed)
    for (const part of [...WHOLE, '98885']) expect(shown).toContain(part)
    for (const path of ['/de/geschichten/', '/fr/recits/']) expect(shown).toContain(`${path}feed.${format}`)
  })
})

describe('the feed of all stories as JSON', async () => {
  const text = await read('/en/stories/feed.json')

  test('contains every field in JSON, to the first parser', () => {
    const found = parseFeed(text)
    expect(found.format).toBe('json')
    const shown = JSON.stringify(found.feed)
    for (const part of [...WHOLE, '98885', 'w=1200&h=630', '"language":"en"', `"feed_url":"${site.origin}/en/stories/feed.json"`]) expect(shown).toContain(part)
  })

  test('contains every field in JSON, to the second parser', () => {
    const data: Record<string, unknown> = JSON.parse(text)
    const feed = extractFromJson(data, { descriptionMaxLen: 0, getExtraEntryFields: (entry) => ({ whole: entry }) })
    expect(feed).toMatchObject({ title: 'Stories · Meridian', link: `${site.origin}/en/stories`, language: 'en' })
    const item = feed.entries?.find(({ link }) => link?.endsWith(STORY))
    expect(item).toMatchObject({ title: 'The demon’s wink', published: '2026-11-12T16:00:00.000Z' })
    for (const part of [...WHOLE, '98885']) expect(JSON.stringify(item)).toContain(part)
  })

  test('links the feeds of other languages', () => {
    const data: { _alternates: { language: string; feed_url: string }[] } = JSON.parse(text)
    expect(data['_alternates'].map(({ language }) => language)).toEqual(['de', 'fr', 'ar', 'ja'])
    expect(data['_alternates'][0]?.feed_url).toBe(`${site.origin}/de/geschichten/feed.json`)
  })
})

test('feeds: a story has the same id in every format, and a different one in each language', async () => {
  const idsIn = async (path: string) => parseXmlFeed(await read(path)).items.map(({ id }) => id)
  const one = await idsIn('/en/stories/feed.atom')
  expect(await idsIn('/en/stories/feed.rss')).toEqual(one)
  const json: { items: { id: string }[] } = JSON.parse(await read('/en/stories/feed.json'))
  expect(json.items.map(({ id }) => id)).toEqual(one)
  const japanese = await idsIn('/ja/読みもの/feed.atom')
  expect(new Set([...one, ...japanese]).size).toBe(48)
})

test('feed of a topic: contains its stories, under the path of the topic in each language', async () => {
  const feed = parseXmlFeed(await read('/en/topics/moon/feed.atom'))
  expect(feed.title).toBe('The Moon · Meridian')
  expect(feed.items.length).toBeGreaterThan(1)
  for (const { categories } of feed.items) expect(categories.map(({ term }) => term)).toContain('moon')
  expect(await read('/de/themen/mond/feed.atom')).toContain(
    `rel="alternate" type="application/atom+xml" hreflang="en" href="${site.origin}/en/topics/moon/feed.atom"`,
  )
})

test('feeds: fallback entries are marked with their language', async () => {
  const atom = await read('/ja/読みもの/feed.atom')
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">')
  const entries = atom.split('<entry').slice(1)
  const foreign = entries.filter((entry) => entry.startsWith(' xml:lang="en">'))
  expect([entries.length, foreign.length]).toEqual([24, 12])
  for (const entry of foreign)
    expect(entry).toMatch(/&lt;div lang=&quot;ja&quot; dir=&quot;ltr&quot;&gt;[^]*&lt;div lang=&quot;en&quot; dir=&quot;ltr&quot;&gt;/)
  expect((await read('/ja/読みもの/feed.rss')).match(/<dc:language>en</g)).toHaveLength(12)
  const json: { items: { language: string }[] } = JSON.parse(await read('/ja/読みもの/feed.json'))
  expect(json.items.filter(({ language }) => language === 'en')).toHaveLength(12)
})

test('feeds: Arabic texts have the direction right to left', async () => {
  expect(parseXmlFeed(await read('/ar/قصص/feed.atom')).items[0]?.content).toMatch(/^<div lang="ar" dir="rtl">/)
})

test.each([
  ['/de/stories/feed.atom', 308, '/de/geschichten/feed.atom'],
  ['/en/topics/mond/feed.rss', 308, '/en/topics/moon/feed.rss'],
  ['/en/topics/nothing/feed.rss', 404, null],
])('feeds: %s responds with %i', async (path, status, location) => {
  const response = await feedOfPath(path)
  expect([response.status, response.headers.get('Location')]).toEqual([status, location])
})
