import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagesOfTypes } from '../../page-types/type-pages.ts'
import { PageCache } from '../../../src/server/page-cache/page-cache.server.ts'
import { changedSpace, copyOf, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { dice, editAtRandom, restoreAtRandom } from '../../support/spaces/random-edits.ts'

const file = changedSpace(() => undefined)
process.env['CONTENT_SPACE'] = file
const [{ answer }, { readContent }, { contentSource }, { recorded }, { readLayout }, { now }, { LOCALES }] = await Promise.all([
  import('../../../src/site-content/site-answer.server.ts'),
  import('../../../src/site-content/site-content.server.ts'),
  import('../../../src/site-content/site-source.server.ts'),
  import('../../../src/content/dependencies/recorder.server.ts'),
  import('../../../src/layout/site-layout/layout-content.server.ts'),
  import('../../../src/config/clock.server.ts'),
  import('../../../src/i18n/locales.ts'),
])
const pages = await Promise.all([
  import('../../../src/pages/page/page.server.ts'),
  import('../../../src/pages/story/listing/listing.server.ts'),
  import('../../../src/pages/sitemap/sitemap.server.ts'),
  import('../../../src/pages/feeds/feed.server.ts'),
  import('../../../src/pages/feeds/calendar.server.ts'),
  import('../../../src/pages/feeds/feed-links.server.ts'),
])
const [page, stories, { sitemapPages }, { feedOf }, { calendarOf }, { typesWith }] = pages
const types = await pagesOfTypes()
const calendarTypes = typesWith('calendar')

type Locale = (typeof LOCALES)[number]

/** Returns the page of a kind in a language. */
function shown(locale: Locale, kind: string, slug: string): Promise<unknown> {
  switch (kind) {
    case 'home':
      return answer(locale, page.homePage, () => ({}))
    case 'page':
      return answer(
        locale,
        (content) => page.pageByPath(content, slug),
        () => ({}),
      )
    case 'stories':
      return answer(
        locale,
        (content) => stories.storiesPage(content, undefined, Number(slug)),
        () => ({}),
      )
    case 'feed':
      return readContent(locale, (content) => feedOf(content, ['story']))
    case 'calendar':
      return readContent(locale, (content) =>
        Promise.all(calendarTypes.map((type) => calendarOf(content, [type], undefined, 'https://site.example/calendar.ics'))),
      )
    case 'sitemap':
      return sitemapPages()
    default: {
      const type = types[kind]
      if (!type) throw new Error(`There is no page of the kind ${kind}.`)
      return answer(
        locale,
        (content) => (slug === '' ? type.listing(content) : type.entry(content, slug)),
        () => ({}),
      )
    }
  }
}

/** Renders a page with its layout, or the status page instead of it. */
async function make(key: string) {
  const [tag = '', kind = '', slug = ''] = key.split(' ')
  const locale = LOCALES.find((each) => each === tag) ?? LOCALES[0]
  if (!locale) throw new Error('The site has no language.')
  const { value, dependencies } = await recorded(async () =>
    JSON.stringify([await shown(locale, kind, slug).catch((error: unknown) => ({ error: JSON.stringify(error) })), await readLayout(locale)]),
  )
  return { kind: 'page' as const, status: 200, headers: new Headers({ 'content-type': 'application/json' }), body: Buffer.from(value), dependencies }
}

const asked = { method: 'GET', host: 'localhost', acceptEncoding: undefined, ifNoneMatch: undefined }
const cache = new PageCache({ bytes: 256 * 2 ** 20, ownHost: () => 'localhost', now, make, patienceMs: 60_000 })

async function cached(key: string): Promise<{ text: string; how: string }> {
  const given = await cache.answer(key, asked)
  if (!given || !('head' in given)) throw new Error(`${key} is not kept.`)
  return { text: given.body?.toString() ?? '', how: given.head[given.head.indexOf('cache-status') + 1] ?? '' }
}

/** Describes the first difference between two texts. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… instead of …${other.slice(Math.max(0, at - 60), at + 60)}…`
}

/** Returns the keys of every page of a space in some languages, and of some pages that do not exist yet. */
function keysOf({ entries }: ExportDraft): string[] {
  const slugs = entries.flatMap(({ sys, fields }) => {
    const type = /"id":"(\w+)"/.exec(JSON.stringify(sys['contentType']))?.[1] ?? ''
    return type === 'page' || type in types ? Object.values(fields['slug'] ?? {}).map((slug) => `${type} ${String(slug)}`) : []
  })
  const listings = Object.keys(types)
  const kinds = ['home', 'stories 1', 'stories 2', 'feed', 'calendar', 'story copy-3', ...listings, ...listings.map((type) => `${type} slug-5`), ...slugs]
  return ['sitemap', ...['en', 'ar', 'ja'].flatMap((locale) => kinds.map((kind) => `${locale} ${kind}`))].map((key) => (key === 'sitemap' ? 'en sitemap' : key))
}

test('PageCache: after any edit, every cached page equals a freshly rendered one', { timeout: 180_000 }, async () => {
  const source = await contentSource()
  let notify = Promise.withResolvers<void>()
  source.onChange((change) => {
    cache.purge(change)
    notify.resolve()
  })
  const before: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
  const keys = keysOf(before)
  expect(keys.length).toBeGreaterThan(400)
  let hits = 0
  for (const seed of [1, 2]) {
    const roll = dice(seed)
    const draft: ExportDraft = structuredClone(before)
    for (let at = 0; at < 30; at += 1) {
      // The first change of a seed consists of many edits, so that some content is missing.
      const edits = at === 0 ? 12 : 1 + roll.below(2)
      const said = Array.from(
        { length: edits },
        () => (roll.below(6) === 0 ? restoreAtRandom(draft, before, roll) : undefined) ?? editAtRandom(draft, roll, at),
      )
      // A random edit may have no effect; this one always does.
      draft.entries.push(copyOf(resource(draft.entries, 'quote-aldous-clock'), `quote-${seed}-${at}`))
      notify = Promise.withResolvers<void>()
      writeFileSync(file, JSON.stringify(draft))
      await notify.promise
      // Checking all pages each time would take too long.
      for (const key of keys.filter((each) => each.includes('home') || roll.below(8) === 0)) {
        const { text, how } = await cached(key)
        if (how === 'vitrine; hit') hits += 1
        const fresh = (await make(key)).body.toString()
        if (text !== fresh) throw new Error(`${key} after ${said.join(', ')} (seed ${seed}, edit ${at}; ${how}): ${difference(text, fresh)}`)
      }
    }
  }
  // Most pages do not depend on the edits, and were not rendered again.
  expect(hits).toBeGreaterThan(500)
})
