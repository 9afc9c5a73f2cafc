import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts'
import type { ContentSource } from '../../../src/content/client/content-source.ts'
import { resource, type DraftResource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { startUpstream, type Upstream } from '../../support/upstream.ts'
import { loadSurfaces } from '../../support/surfaces.ts'
import { withSettings } from '../../support/with-settings.ts'

// A space that publishes each locale on its own, shown by a site with `publishing: 'locale'` from each source of content.
const SOURCES = ['embedded', 'replica', 'direct'] as const
const STORY = 'story-seeing'
const soon = { timeout: 20_000, interval: 50 }

type Statuses = Partial<Record<Locale, string>>

interface Site {
  readonly source: ContentSource
  /** Returns the kind of a story's page in each language. */
  kinds(id: string): Promise<string[]>
  /** Returns the contents of each surface, without addresses of pictures. */
  surfaces(): Promise<string>
  opening(): Promise<string>
}

let upstream: Upstream
const sites = new Map<(typeof SOURCES)[number], Site>()

/** Publishes an entry or asset in some locales, and unpublishes it in others. */
function publish({ sys }: DraftResource, statuses: Statuses): void {
  const { '*': known } = Object(sys['fieldStatus'] ?? { '*': Object.fromEntries(LOCALES.map((locale) => [locale, 'published'])) })
  const version = Number(sys['version'] ?? 2)
  Object.assign(sys, {
    fieldStatus: { '*': { ...known, ...statuses } },
    version: version + 2,
    publishedVersion: version + 1,
    publishedCounter: Number(sys['publishedCounter'] ?? 1) + 1,
    publishedAt: new Date(Date.parse(String(sys['publishedAt'] ?? '2026-11-01T00:00:00.000Z')) + 1000).toISOString(),
  })
}

function stories({ entries }: ExportDraft): DraftResource[] {
  return entries.filter(({ sys }) => sys['publishedVersion'] !== undefined && JSON.stringify(sys['contentType']).includes('"story"'))
}

const file = () => join(dirname(upstream.env.CONTENT_STATE), 'space.json')
const draftNow = (): ExportDraft => JSON.parse(readFileSync(file(), 'utf8'))
const slugOf = ({ fields }: DraftResource, locale: Locale) => String(fields['slug']?.[locale] ?? fields['slug']?.['en'])

const features = import.meta.glob(['../../../src/features/feeds/endpoint.server.ts', '../../../src/features/search/documents/document-of.server.ts'])

async function siteOn(kind: (typeof SOURCES)[number]): Promise<Site> {
  const embedded = { CONTENT_SPACE: file(), CONTENTFUL_SPACE_ID: '' }
  const remote = { ...upstream.env, CONTENT_STATE: temporaryFolder('state'), CONTENT_STRATEGY: kind, CONTENT_SYNC_SECONDS: '3600' }
  for (const [name, value] of Object.entries(kind === 'embedded' ? embedded : remote)) vi.stubEnv(name, value)
  const site = await withSettings({ publishing: 'locale' }, async () => {
    const { openContent, readContent, storyPage, storiesPage, homePage, readLayout, sitemapPages, sitemap } = await loadSurfaces()
    const { openSource } = await import('../../../src/content/client/opening.server.ts')
    const siteSource = await import('../../../src/site-content/site-source.server.ts')
    const loaded = await Promise.all(Object.values(features).map((load) => load()))
    const { feeds, documentOf } = Object.assign({}, ...loaded.map((each) => Object(each)))
    const source = await siteSource.contentSource()
    return {
      source,
      opening: async () => (await openSource(siteSource)).sentence,
      kinds: (id: string) => {
        const entry = resource(draftNow().entries, id)
        return Promise.all(LOCALES.map(async (locale) => (await readContent(locale, (content) => storyPage(content, slugOf(entry, locale)))).kind))
      },
      async surfaces() {
        const all: unknown[] = []
        // One after the other, because a busy machine answers many requests at once too late.
        for (const locale of LOCALES) {
          const content = await openContent(locale)
          for (const entry of stories(draftNow())) {
            const found = await storyPage(content, slugOf(entry, locale))
            // A missing page has only the requested path.
            all.push(found.kind === 'page' ? found.page : found.kind, await documentOf?.(content, entry.sys.id))
          }
          const url = new URL(feedPath(locale), 'http://localhost:3000')
          const feed = await feeds?.answer(new Request(url), () => Promise.reject(new Error('No function.')), url)
          all.push(await storiesPage(content, undefined, 1), await homePage(content), await readLayout(locale), await feed?.text())
        }
        const text = JSON.stringify([all, sitemap(await sitemapPages(), undefined)], (key, value: unknown) =>
          ['url', 'picture', 'portrait', 'cover', 'placeholder'].includes(key) ? undefined : value,
        )
        return text.replaceAll(/<image:image>.*?<\/image:image>/g, '').replaceAll(/(?:https?:)?\/[^"\\<\s]*(?:images|media|assets)[^"\\<\s]*/g, '')
      },
    }
  })
  vi.unstubAllEnvs()
  return site
}

const SEGMENTS = { en: 'stories', de: 'geschichten', fr: 'recits', ar: 'قصص', ja: '読みもの' }
const feedPath = (locale: Locale) => `/${locale}/${encodeURIComponent(SEGMENTS[locale])}/feed.json`

beforeAll(async () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  upstream = await startUpstream((draft) => {
    publish(resource(draft.entries, STORY), { de: 'draft', ja: 'draft' })
    for (const asset of draft.assets.slice(0, 3)) publish(asset, { fr: 'draft' })
  })
  for (const kind of SOURCES) {
    const site = await siteOn(kind)
    sites.set(kind, site)
    await site.opening()
  }
}, 120_000)

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

afterAll(async () => {
  for (const { source } of sites.values()) await source.close?.()
  await globalThis.contentReplica?.close()
  await globalThis.embeddedContentService?.close()
  await upstream.stop()
})

function siteFrom(kind: (typeof SOURCES)[number]): Site {
  const site = sites.get(kind)
  if (!site) throw new Error(`There is no site on ${kind}.`)
  return site
}

test.each(SOURCES)(
  'publishing per locale, %s: an unpublished language has no page, link, hreflang, feed item or search document',
  async (kind) => {
    const site = siteFrom(kind)
    await vi.waitFor(async () => expect(await site.kinds(STORY)).toEqual(['page', 'missing', 'page', 'page', 'missing']), soon)
    const entry = resource(draftNow().entries, STORY)
    const surfaces = await site.surfaces()
    for (const locale of ['de', 'ja'] as const) {
      expect(surfaces).not.toContain(String(entry.fields['title']?.[locale]))
      expect(surfaces).not.toContain(`${SEGMENTS[locale]}/${encodeURIComponent(slugOf(entry, locale))}`)
    }
    for (const locale of ['en', 'fr', 'ar'] as const) expect(surfaces).toContain(String(entry.fields['title']?.[locale]))
  },
  120_000,
)

test.each(SOURCES)('publishing per locale, %s: a language that is published without own texts keeps its fallbacks', async (kind) => {
  const entry = stories(draftNow()).find(({ fields }) => fields['title']?.['ja'] === undefined)
  expect(entry).toBeDefined()
  expect(await siteFrom(kind).kinds(entry?.sys.id ?? '')).toEqual(['page', 'page', 'page', 'page', 'page'])
})

/** Returns a generator of numbers below 1, which are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

test('publishing per locale: 60 random changes of status leave no surface of any source behind, and all sources show the same', async () => {
  const random = randomFrom(25)
  const candidates = stories(draftNow()).map(({ sys }) => sys.id)
  for (let round = 0; round < 10; round += 1) {
    const ids = new Set<string>()
    await upstream.edit((draft) => {
      for (let change = 0; change < 6; change += 1) {
        const id = candidates[Math.floor(random() * candidates.length)] ?? STORY
        const locale = LOCALES[1 + Math.floor(random() * (LOCALES.length - 1))] ?? 'de'
        publish(resource(draft.entries, id), { [locale]: random() < 0.5 ? 'draft' : random() < 0.5 ? 'changed' : 'published' })
        ids.add(id)
      }
    })
    const draft = draftNow()
    for (const kind of ['replica', 'direct'] as const) {
      const { source } = siteFrom(kind)
      // A webhook names the entry. The next poll reads it.
      if (round % 2 === 0) source.notify?.()
      else
        for (const id of ids)
          source.notify?.({ kind: 'Entry', id, revision: Number(resource(draft.entries, id).sys['publishedCounter']), isGone: false, at: undefined })
    }
    for (const id of ids) {
      const { '*': statuses } = Object(resource(draft.entries, id).sys['fieldStatus'])
      const expected = LOCALES.map((locale) => (statuses[locale] === 'draft' ? 'missing' : 'page'))
      for (const [kind, site] of sites) await vi.waitFor(async () => expect(await site.kinds(id), `${kind} ${id}`).toEqual(expected), soon)
    }
  }
  const embedded = await siteFrom('embedded').surfaces()
  expect(await siteFrom('replica').surfaces()).toBe(embedded)
  expect(await siteFrom('direct').surfaces()).toBe(embedded)
}, 300_000)

test('publishing per locale: a language in which nothing is published is named at the start, and empties no other language', async () => {
  await upstream.edit((draft) => {
    for (const each of [...draft.entries, ...draft.assets]) if (each.sys['publishedVersion'] !== undefined) publish(each, { ar: 'draft' })
  })
  const site = siteFrom('embedded')
  await vi.waitFor(async () => expect(await site.opening()).toContain('No entry is published in ar, so visitors see 404 there'), soon)
  const [entry] = stories(draftNow())
  const kinds = await site.kinds(entry?.sys.id ?? '')
  expect(kinds[LOCALES.indexOf('ar')]).toBe('missing')
  expect(kinds[LOCALES.indexOf('en')]).toBe('page')
})
