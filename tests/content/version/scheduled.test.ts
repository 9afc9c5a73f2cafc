import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { overHttp } from '../../../packages/contentful-emulator/tests/example-space.ts'
import { firstCopy, newFolder } from '../../support/replica-of.ts'
import { changedSpace, copyOf, link, resource } from '../../support/spaces/export-file.ts'

const ID = 'story-scheduled'
const SLUG = 'why-the-comet-returns'
const TITLE = 'Why the comet returns'
const MOMENT = Date.parse('2031-05-01T08:00:00Z')
const [BEFORE, AFTER] = [new Date(MOMENT - 1), new Date(MOMENT)]

// A scheduled story that is linked from another one, tagged with its topics, and the target of a redirect.
const file = changedSpace(({ entries }) => {
  const seeing = resource(entries, 'story-seeing')
  const own = { title: { en: TITLE, de: TITLE }, slug: { en: SLUG, de: `${SLUG}-de` }, published: { en: '2031-05-01T10:00+02:00' } }
  entries.push(copyOf(seeing, ID, { ...seeing.fields, ...own, related: {} }))
  seeing.fields['related'] = { en: [link('Entry', ID)] }
  const redirect = entries.find(({ fields }) => 'from' in fields)
  if (redirect) entries.push(copyOf(redirect, 'redirect-comet', { from: { en: '/comet' }, target: { en: link('Entry', ID) } }))
})

const closed: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closed.splice(0).toReversed()) await close()
})

const SOURCES = {
  embedded: async () => ({ CONTENT_SPACE: file, CONTENTFUL_SPACE_ID: '' }),
  replica: () => overNetwork('replica'),
  direct: () => overNetwork('direct'),
}

async function overNetwork(strategy: string) {
  const service = await createContentService({ spaces: [{ file }], deliveryToken: 'delivery', previewToken: 'preview' })
  const http = await overHttp(service)
  closed.push(
    () => service.close(),
    () => http.close(),
  )
  return {
    CONTENT_STRATEGY: strategy,
    CONTENTFUL_SPACE_ID: service.spaces[0]?.spaceId ?? '',
    CONTENTFUL_HOST: http.host,
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_DELIVERY_TOKEN: 'delivery',
    CONTENTFUL_PREVIEW_TOKEN: 'preview',
    CONTENT_STATE: newFolder(),
  }
}

/** Opens the site on a source as a process with that environment would at that time. */
async function siteOn(source: keyof typeof SOURCES, clock: Date, own?: string) {
  const given = own === undefined ? await SOURCES[source]() : { CONTENT_SPACE: own, CONTENTFUL_SPACE_ID: '' }
  for (const [name, value] of Object.entries({ ...given, SITE_CLOCK: clock.toISOString() })) vi.stubEnv(name, value)
  vi.resetModules()
  const { openContent } = await import('../../../src/site-content/site-content.server.ts')
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const { storyPage } = await import('../../../src/pages/story/page.server.ts')
  const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
  const { sitemapPages } = await import('../../../src/pages/sitemap/sitemap.server.ts')
  const { pagesToFind } = await import('../../../src/features/search/documents/pages-to-find.server.ts')
  const { documentOf } = await import('../../../src/features/search/documents/document-of.server.ts')
  const { findRedirect } = await import('../../../src/content/redirects/find-redirect.server.ts')
  const { addressesOfType } = await import('../../../src/content/slug-history/read-addresses.server.ts')
  const { recorded } = await import('../../../src/content/dependencies/recorder.server.ts')
  const { inPreview } = await import('../../../src/content/preview/current-preview.server.ts')
  const { feedOfPath } = await import('../../seo/feed-of.ts')
  const opened = await contentSource()
  closed.push(async () => opened.close?.())
  await firstCopy(opened, await opened.drafts?.({}))

  /** Returns the parts of the site that contain a text. */
  const shownOn = async (at: Date, locale: 'en' | 'de' = 'en') => {
    const content = await openContent(locale, at)
    const slug = locale === 'en' ? SLUG : `${SLUG}-de`
    const other = locale === 'en' ? 'why-stars-twinkle' : 'warum-sterne-funkeln'
    const parts = {
      page: (await storyPage(content, slug)).kind === 'page' ? TITLE : '',
      list: await storiesPage(content, undefined, 1),
      related: await storyPage(content, other),
      redirect: (await findRedirect(content, '/comet')) ? TITLE : '',
      found: (await pagesToFind(content)).includes(ID) ? TITLE : '',
      document: await documentOf(content, ID),
      addresses: (await addressesOfType(content, 'story', 100)) as unknown,
    }
    return Object.entries(parts).flatMap(([part, value]) => (isShown(value) ? part : []))
  }
  return { openContent, shownOn, sitemapPages, feedOfPath, recorded, inPreview, storiesPage, storyPage }
}

function isShown(value: unknown): boolean {
  const text =
    JSON.stringify(value, (key, each: unknown) => (key === 'content' && typeof each === 'object' && each && 'version' in each ? undefined : each)) ?? ''
  return text.includes(TITLE) || text.includes(SLUG)
}

for (const source of ['embedded', 'replica', 'direct'] as const) {
  test(`scheduled story: appears everywhere at its date (${source})`, { timeout: 60_000 }, async () => {
    const before = await siteOn(source, BEFORE)
    expect(await before.shownOn(BEFORE)).toEqual([])
    expect(await before.shownOn(BEFORE, 'de')).toEqual([])
    expect(await before.shownOn(AFTER)).toEqual(['page', 'list', 'related', 'redirect', 'found', 'document', 'addresses'])
    expect(await before.shownOn(AFTER, 'de')).toEqual(['page', 'list', 'related', 'redirect', 'found', 'document', 'addresses'])
  })

  test(`scheduled story: sitemap and feeds include it by the clock of the site (${source})`, { timeout: 60_000 }, async () => {
    for (const [clock, isThere] of [
      [new Date(MOMENT - 3_600_000), false],
      [AFTER, true],
    ] as const) {
      const site = await siteOn(source, clock)
      expect(isShown(await site.sitemapPages()), `sitemap ${clock.toISOString()}`).toBe(isThere)
      for (const name of ['feed.atom', 'feed.json', 'feed.rss']) {
        const feed = await site.feedOfPath(`/en/stories/${name}`)
        expect([feed.status, (await feed.text()).includes(TITLE)], `${name} ${clock.toISOString()}`).toEqual([200, isThere])
      }
    }
  })
}

test('scheduled story: pages that will show it depend on it, and expire at its date', async () => {
  const { openContent, recorded, storiesPage, storyPage } = await siteOn('embedded', BEFORE)
  for (const look of [
    (at: Date) => openContent('en', at).then((content) => storiesPage(content, undefined, 1)),
    (at: Date) => openContent('en', at).then((content) => storyPage(content, 'why-stars-twinkle')),
    (at: Date) => openContent('en', at).then((content) => storyPage(content, SLUG)),
  ]) {
    const { dependencies } = await recorded(async () => void (await look(BEFORE)))
    expect(dependencies.until).toBeLessThanOrEqual(MOMENT)
    expect(dependencies.ids.has(ID)).toBe(true)
    expect((await recorded(async () => void (await look(AFTER)))).dependencies.until).toBeGreaterThan(MOMENT)
  }
})

test('scheduled story: a preview shows it; a preview as of a date lists it from its date', async () => {
  const { inPreview, openContent, storiesPage, storyPage } = await siteOn('embedded', BEFORE)
  const until = new Date('2100-01-01T00:00:00Z')
  const shown = async () => [
    (await storyPage(await openContent('en'), SLUG)).kind,
    isShown(await storiesPage(await openContent('en'), undefined, 1)),
    isShown(await storyPage(await openContent('en'), 'why-stars-twinkle')),
  ]
  expect(await inPreview({ scope: 'all', until }, shown)).toEqual(['page', true, true])
  expect(await inPreview({ scope: 'all', at: BEFORE, until }, shown)).toEqual(['page', false, false])
  expect(await inPreview({ scope: 'all', at: AFTER, until }, shown)).toEqual(['page', true, true])
})

test('scheduled story: before its date, its address reveals neither its title nor its other languages', async () => {
  const { openContent, storyPage } = await siteOn('embedded', BEFORE)
  const found = await storyPage(await openContent('en', BEFORE), SLUG)
  expect(found).toEqual({ kind: 'missing', path: `/stories/${SLUG}` })
})

test('scheduled story: an entry of a mapped space appears at its date as well', async () => {
  const { harbourSpace, FOUR_LANGUAGES } = await import('../../support/spaces/harbour-space.ts')
  const space = harbourSpace(FOUR_LANGUAGES)
  Object.assign(space.entries[1]?.fields.date ?? {}, { 'en-US': '2031-05-01T10:00+02:00' })
  const own = join(mkdtempSync(join(tmpdir(), 'vitrine-harbour-')), 'space.json')
  writeFileSync(own, JSON.stringify(space))
  const site = await siteOn('embedded', BEFORE, own)
  const stories = async (at: Date) => (await (await site.openContent('en', at)).all({ content_type: 'story', include: 1, order: 'sys.id' })).map(({ id }) => id)
  expect((await site.openContent('en')).mapped).toBeDefined()
  expect(await stories(BEFORE)).toEqual(['post-one'])
  expect(await stories(AFTER)).toEqual(['post-one', 'post-two'])
})
