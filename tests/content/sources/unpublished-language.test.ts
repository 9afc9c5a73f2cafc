import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dirname, join } from 'node:path'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts'
import type { ContentSource } from '../../../src/content/client/content-source.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { resource, type DraftResource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { startUpstream, type Upstream } from '../../support/upstream.ts'
import { loadSurfaces } from '../../support/surfaces.ts'
import { withSettings } from '../../support/with-settings.ts'

// A space in which nothing is published in Arabic, no story in French, and no person in any language.
const soon = { timeout: 20_000, interval: 50 }
const LISTS = ['stories', 'topics'] as const

let upstream: Upstream
let site: Awaited<ReturnType<typeof siteOnSpace>> & { readonly source: ContentSource }

const typeOf = ({ sys }: DraftResource) => String(Object(Object(sys['contentType'])['sys'])['id'])
const published = ({ entries }: ExportDraft) => entries.filter(({ sys }) => sys['publishedVersion'] !== undefined)

/** Publishes an entry in all languages except some. */
function publishWithout({ sys }: DraftResource, without: readonly Locale[]): void {
  const version = Number(sys['version'] ?? 2)
  Object.assign(sys, {
    fieldStatus: { '*': Object.fromEntries(LOCALES.map((locale) => [locale, without.includes(locale) ? 'draft' : 'published'])) },
    version: version + 2,
    publishedVersion: version + 1,
    publishedCounter: Number(sys['publishedCounter'] ?? 1) + 1,
    publishedAt: new Date(Date.parse(String(sys['publishedAt'] ?? '2026-11-01T00:00:00.000Z')) + 1000).toISOString(),
  })
}

async function siteOnSpace() {
  const { openContent, storiesPage, homePage, readLayout, sitemapPages, sitemap } = await loadSurfaces()
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const { recorded } = await import('../../../src/content/dependencies/recorder.server.ts')
  const { affectsList } = await import('../../../src/content/dependencies/affects-list.server.ts')
  const { topicsPage } = await import('../../../src/pages/topic/listing/listing.server.ts')
  const { negotiateLocale } = await import('../../../src/i18n/negotiate.server.ts')
  const { siteFeedLinks } = await import('../../../src/pages/feeds/feed-links.server.ts')
  return {
    source: await contentSource(),
    openContent,
    recorded,
    affectsList,
    negotiateLocale,
    siteFeedLinks,
    readLayout,
    homePage,
    pages: {
      stories: (locale: Locale) => openContent(locale).then((content) => storiesPage(content, undefined, 1)),
      topics: (locale: Locale) => openContent(locale).then((content) => topicsPage(content)),
      home: (locale: Locale) => openContent(locale).then((content) => homePage(content)),
    },
    sitemapText: async () => decodeURI(sitemap(await sitemapPages(), undefined) ?? ''),
  }
}

beforeAll(async () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  upstream = await startUpstream((draft) => {
    draft.entries = draft.entries.filter((entry) => typeOf(entry) !== 'person')
    for (const entry of published(draft)) publishWithout(entry, typeOf(entry) === 'story' ? ['ar', 'fr'] : ['ar'])
  })
  vi.stubEnv('CONTENT_SPACE', join(dirname(upstream.env.CONTENT_STATE), 'space.json'))
  vi.stubEnv('CONTENTFUL_SPACE_ID', '')
  site = await withSettings({ publishing: 'locale' }, siteOnSpace)
  await site.openContent('en')
}, 120_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await site.source.close?.()
  await globalThis.embeddedContentService?.close()
  await upstream.stop()
})

const kindOf = async (list: keyof typeof site.pages, locale: Locale) => (await site.pages[list](locale)).kind

async function alternatesOf(list: keyof typeof site.pages, locale: Locale): Promise<string[]> {
  const found = await site.pages[list](locale)
  return found.kind === 'page' ? found.page.meta.alternates.map((each) => each.locale) : []
}

test('unpublished language: no list and no home page is there', async () => {
  for (const list of [...LISTS, 'home'] as const) expect(await kindOf(list, 'ar'), list).toBe('missing')
})

test('unpublished language: a type without an entry in a language has no list there, and other types keep theirs', async () => {
  expect(await Promise.all(LISTS.map((list) => kindOf(list, 'fr')))).toEqual(['missing', 'page'])
})

test.skipIf(isAbsent('person'))('unpublished language: a type without any entry keeps its empty list in all other languages', async () => {
  const content = await site.openContent('en')
  expect(LOCALES.filter((locale) => content.offers('person', locale))).toEqual(['en', 'de', 'fr', 'ja'])
})

test('unpublished language: hreflang, switcher, sitemap and feeds leave it out', async () => {
  expect(await alternatesOf('stories', 'en')).toEqual(['en', 'de', 'ja'])
  expect(await alternatesOf('topics', 'en')).toEqual(['en', 'de', 'fr', 'ja'])
  expect(await alternatesOf('home', 'en')).toEqual(['en', 'de', 'fr', 'ja'])
  const addresses = await site.sitemapText()
  expect(addresses).not.toMatch(/\/ar[/"<]/)
  expect(addresses).not.toContain('/fr/recits')
  expect(addresses).toContain(decodeURI(pathOf('fr', { route: 'topics' })))
  expect((await site.siteFeedLinks(await site.openContent('fr'))).some(({ href }) => decodeURI(href).includes('recits'))).toBe(false)
  expect((await site.readLayout('en')).withoutHome).toEqual(['ar'])
})

test('unpublished language: the page of an entry leads to the home page of a language without a list of its type', async () => {
  const content = await site.openContent('en')
  const [story] = await content.all({ content_type: 'story', include: 0 })
  expect(story?.alternates.find(({ locale }) => locale === 'fr')).toEqual({ locale: 'fr', place: { route: 'home' }, translation: 'fallback' })
  expect(story?.alternates.some(({ locale }) => locale === 'ar')).toBe(false)
})

test('unpublished language: negotiation leads to the next language of the visitor, also after an earlier choice', () => {
  expect(site.negotiateLocale({ acceptLanguage: 'ar,de;q=0.5', cookie: null })).toBe('de')
  expect(site.negotiateLocale({ acceptLanguage: 'de', cookie: 'locale=ar' })).toBe('de')
  expect(site.negotiateLocale({ acceptLanguage: 'fr', cookie: null })).toBe('fr')
})

test('unpublished language: pages depend on the first publishing, which brings the lists back', async () => {
  const depending = await Promise.all((['en', 'fr'] as const).map((locale) => site.recorded(() => site.pages.stories(locale))))
  const purged: boolean[][] = []
  const stop = site.source.onChange?.(({ resources }) => {
    purged.push(depending.map(({ dependencies }) => resources.some((each) => [...dependencies.lists.values()].some((list) => site.affectsList(each, list)))))
  })
  await upstream.edit((draft) => {
    const story = published(draft).find((entry) => typeOf(entry) === 'story')
    publishWithout(resource(draft.entries, story?.sys.id ?? ''), [])
  })
  await vi.waitFor(async () => expect(await kindOf('stories', 'fr')).toBe('page'), soon)
  stop?.()
  expect(purged).toContainEqual([true, true])
  expect(await alternatesOf('stories', 'en')).toEqual(['en', 'de', 'fr', 'ar', 'ja'])
  expect(await kindOf('topics', 'ar')).toBe('missing')
  if (!isAbsent('person')) expect((await site.openContent('ar')).offers('person')).toBe(true)
}, 60_000)
