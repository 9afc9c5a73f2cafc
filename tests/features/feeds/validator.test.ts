import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import site from '#config'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { feedUrl } from '../../../src/i18n/addresses/feed-paths.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { feedOfPath } from '../../seo/feed-of.ts'

/** The rules of W3C's feed validator, and those of JSON Feed 1.1. */

const url = z.url({ protocol: /^https?$/ })
const urn = z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const rfc3339 = z.iso.datetime()
const rfc822 = z.string().regex(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/)
const text = z.union([z.string().min(1), z.looseObject({ '#text': z.string().min(1) })])

const link = z.looseObject({ '@rel': z.enum(['self', 'alternate', 'enclosure']), '@href': url, '@type': z.string().regex(/^[\w.+-]+\/[\w.+-]+$/) })
const person = z.strictObject({ name: text, uri: url.optional() })
const atomEntry = z.strictObject({
  '@xml:lang': z.string().optional(),
  id: urn,
  title: text,
  link: z.array(link).min(1),
  published: rfc3339.optional(),
  updated: rfc3339,
  // Without people, an entry has the author of the feed.
  author: isAbsent('person') ? z.array(person).optional() : z.array(person),
  category: z.array(z.looseObject({ '@term': z.string().min(1), '@scheme': url, '@label': z.string().min(1) })),
  summary: text.optional(),
  content: z.strictObject({ '@type': z.literal('html'), '#text': z.string().min(1) }),
})
const atomFeed = z.strictObject({
  '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
  '@xml:lang': z.string(),
  id: urn,
  title: text,
  subtitle: text.optional(),
  updated: rfc3339,
  author: z.array(person).length(1),
  link: z.array(link),
  icon: url,
  entry: z.array(atomEntry),
})

const rssItem = z.strictObject({
  '@xml:lang': z.string().optional(),
  title: text,
  link: url,
  guid: z.strictObject({ '@isPermaLink': z.literal('false'), '#text': urn }),
  pubDate: rfc822.optional(),
  'atom:updated': rfc3339,
  'dc:creator': z.array(text).min(1),
  'dc:language': z.string().optional(),
  category: z.array(z.strictObject({ '@domain': url, '#text': z.string().min(1) })),
  description: text.optional(),
  'content:encoded': text,
  enclosure: z.strictObject({ '@url': url, '@length': z.string().regex(/^[1-9]\d*$/), '@type': z.string().regex(/^image\//) }).optional(),
})
const rssChannel = z.strictObject({
  title: text,
  link: url,
  description: text,
  language: z.string(),
  lastBuildDate: rfc822,
  docs: url,
  image: z.strictObject({ url, title: text, link: url }),
  'atom:link': z.array(link),
  item: z.array(rssItem),
})

const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: url,
  feed_url: url,
  description: z.string().optional(),
  language: z.string(),
  icon: url,
  authors: z.array(z.strictObject({ name: z.string(), url })).min(1),
  _updated: rfc3339,
  _alternates: z.array(z.unknown()),
  items: z.array(
    z.strictObject({
      id: urn,
      url,
      language: z.string(),
      title: z.string().min(1),
      summary: z.string().optional(),
      content_html: z.string().min(1),
      image: url.optional(),
      date_published: rfc3339.optional(),
      date_modified: rfc3339,
      authors: z
        .array(z.strictObject({ name: z.string().min(1), url: url.optional(), avatar: url.optional() }))
        .min(1)
        .optional(),
      tags: z.array(z.string().min(1)),
      attachments: z.array(z.strictObject({ url, mime_type: z.string(), size_in_bytes: z.number().int().positive() })).optional(),
    }),
  ),
})

const LISTS = new Set(['entry', 'link', 'author', 'category', 'item', 'atom:link', 'dc:creator'])

/** Parses well-formed XML. */
function xml(source: string): Record<string, unknown> {
  expect(XMLValidator.validate(source)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    processEntities: true,
    isArray: (name, path) => LISTS.has(name) && !/^rss\.channel\.(?:link|item\.link|image\.link)$/.test(String(path)),
  })
  return z.record(z.string(), z.unknown()).parse(parser.parse(source))
}

async function fetched(name: string, locale: (typeof LOCALES)[number]) {
  const address = feedUrl({ locale, place: { route: 'stories' }, name })
  const response = await feedOfPath(new URL(address).pathname)
  return { address, source: await response.text(), type: response.headers.get('Content-Type') }
}

const selfOf = (links: readonly z.output<typeof link>[]) => links.filter((each) => each['@rel'] === 'self').map((each) => each['@href'])

describe.each(LOCALES)('in %s', (locale) => {
  test('Atom is valid', async () => {
    const { address, source, type } = await fetched('feed.atom', locale)
    expect(type).toBe('application/atom+xml; charset=utf-8')
    const feed = atomFeed.parse(xml(source)['feed'])
    expect(selfOf(feed.link)).toEqual([address])
    // A type and language has at most one alternate.
    const alternates = feed.link.filter((each) => each['@rel'] === 'alternate').map((each) => `${each['@type']} ${String(each['@hreflang'])}`)
    expect(new Set(alternates).size).toBe(alternates.length)
    expect(new Set([feed.id, ...feed.entry.map(({ id }) => id)]).size).toBe(feed.entry.length + 1)
    expect(feed.updated).toBe(
      feed.entry
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1),
    )
    for (const { published, updated } of feed.entry) expect(published === undefined || published <= updated).toBe(true)
  })

  test('RSS is valid', async () => {
    const { address, source, type } = await fetched('feed.rss', locale)
    expect(type).toBe('application/rss+xml; charset=utf-8')
    const { rss } = z.object({ rss: z.looseObject({ '@version': z.literal('2.0'), channel: rssChannel }) }).parse(xml(source))
    expect(selfOf(rss.channel['atom:link'])).toEqual([address])
    expect(new Set(rss.channel.item.map(({ guid }) => guid['#text'])).size).toBe(rss.channel.item.length)
  })

  test('JSON Feed is valid', async () => {
    const { address, source, type } = await fetched('feed.json', locale)
    expect(type).toBe('application/feed+json; charset=utf-8')
    const feed = jsonFeed.parse(JSON.parse(source))
    expect(feed.feed_url).toBe(address)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
  })

  test('every address in the texts is absolute, and no text contains scripts', async () => {
    const { source } = await fetched('feed.json', locale)
    for (const { content_html: html } of jsonFeed.parse(JSON.parse(source)).items) {
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/)
      expect(html).not.toMatch(/<(?:script|style|iframe|object|form|input|button)\b| on\w+=| style=| class=|javascript:|srcset/i)
      for (const [, length] of html.matchAll(/<img [^>]*alt="([^"]*)"/g)) expect(length).toBeDefined()
    }
  })
})

test('feeds contain only picture sizes that the site offers', async () => {
  const { isAllowedTransformation } = await import('../../../src/media/picture/transformations.ts')
  const { source } = await fetched('feed.json', 'en')
  const queries = [...source.matchAll(/\/media\/images\/[^"\\]*\?([^"\\]*)/g)].map(([, query = '']) => query.replaceAll('&amp;', '&'))
  expect(queries.length).toBeGreaterThan(48)
  for (const query of new Set(queries)) expect(isAllowedTransformation(query, { width: 1600, height: 1067, isVector: false }), query).toBe(true)
  expect(site.origin).toBe('http://localhost:3000')
})
