import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SearchPage } from '../../src/features/search/page/page.ts'
import type { SearchOptions } from '../../src/features/search/page/search-page.server.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { isAbsent } from '../fixtures/absent-types.ts'
import { readSpace } from '../support/spaces/space.ts'
import { copyOf, resource, type ExportDraft } from '../support/spaces/export-file.ts'

let folder: string
let file: string
let site: Awaited<ReturnType<typeof modules>>

/** Loads the site's modules on a copy of the space, with a separate state folder. */
async function modules() {
  const { siteIndex } = await import('../../src/features/search/running/running-index.server.ts')
  const { searchSite, suggestPages } = await import('../../src/features/search/search-site.server.ts')
  const { suggestionsFor } = await import('../../src/features/search/not-found/suggestions.server.ts')
  const { inPreview } = await import('../../src/content/preview/current-preview.server.ts')
  const { searchPage } = await import('../../src/features/search/page/search-page.server.ts')
  const { readContent } = await import('../../src/site-content/site-content.server.ts')
  const { contentSource } = await import('../../src/site-content/site-source.server.ts')
  const index = await siteIndex()
  await index.ready
  const page = async (locale: Locale, wish: SearchOptions): Promise<SearchPage | undefined> => {
    const found = await readContent(locale, (content) => searchPage(content, wish))
    return found.kind === 'page' ? found.page : undefined
  }
  return { index, page, searchSite, suggestPages, suggestionsFor, readContent, inPreview, source: await contentSource() }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-index-'))
  file = join(folder, 'space.json')
  await copyFile('.cache/fixtures/content/space.json', file)
  Object.assign(process.env, { CONTENT_SPACE: file, CONTENT_STATE: join(folder, 'state') })
  site = await modules()
})
afterAll(async () => {
  await site.index.close()
  await rm(folder, { recursive: true, force: true })
})

const ids = (page: SearchPage | undefined) => page?.hits.map(({ id }) => id)

/** Changes the file of the space, and waits until the index has followed. */
async function changeFile(edit: (text: string) => string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = site.source.onChange(() => resolve())
  await writeFile(file, edit(await readFile(file, 'utf8')))
  await promise
  stop()
  await site.index.settled()
}

/** Replaces a text in the file of the space. */
function change(from: string, to: string): Promise<void> {
  return changeFile((text) => text.replaceAll(from, to))
}

test('search page: lists hits with texts in the language of the page, and offers filters', async () => {
  const page = await site.page('de', { q: 'Finsternis' })
  expect(page).toMatchObject({ state: 'found', page: 1, meta: { noindex: true } })
  expect(ids(page)).toContain('story-corona-minutes')
  expect(page?.hits.find(({ id }) => id === 'story-corona-minutes')).toMatchObject({ kind: 'Geschichten', date: '12. November 2026' })
  expect(page?.filters.map(({ options }) => options[0]).map((option) => option?.active)).toEqual([true, true])
  const stories = await site.page('de', { q: 'Finsternis', type: 'story' })
  expect(new Set(stories?.hits.map(({ kind }) => kind))).toEqual(new Set(['Geschichten']))
  expect(stories?.texts.notes).toEqual([`Gefundene Seiten: ${page?.filters[0]?.options.find(({ title }) => title.text === 'Geschichten')?.count}`])
  const sun = await site.page('de', { q: 'Finsternis', topic: 'sonne' })
  expect(sun?.filters.find(({ id }) => id === 'topic')?.options.find(({ active }) => active)?.title.text).toBe('Die Sonne')
  expect(sun?.hits.length).toBeGreaterThan(0)
})

test.skipIf(isAbsent('event'))('search page: shows the date of an event', async () => {
  const page = await site.page('de', { q: 'Finsternis' })
  expect(page?.hits.find(({ id }) => id === 'event-eclipse-2027')).toMatchObject({ kind: 'Veranstaltungen', date: '2. August 2027' })
})

test('search page: has pages, and a page beyond the last is not found', async () => {
  const first = await site.page('en', { q: 'sky' })
  const second = await site.page('en', { q: 'sky', page: 2 })
  expect(first?.pages).toBeGreaterThan(1)
  expect(ids(first)).toHaveLength(10)
  expect(ids(second)?.some((id) => ids(first)?.includes(id))).toBe(false)
  expect(await site.page('en', { q: 'sky', page: (first?.pages ?? 0) + 1 })).toBeUndefined()
})

test('search page: marks pages with some of the words, and has a heading for them', async () => {
  const page = await site.page('en', { q: 'earthshine moon' })
  const [first, ...further] = page?.hits ?? []
  expect(first?.isPartial).toBeUndefined()
  expect(further.length).toBeGreaterThan(0)
  expect(further.every(({ isPartial }) => isPartial)).toBe(true)
  expect(page).toMatchObject({ isLoose: false, texts: { some: 'Pages with some of your words' } })
})

test('search page: shows topics, other languages or a correction for empty, unsuccessful or misspelled queries', async () => {
  expect(await site.page('fr', {})).toMatchObject({ state: 'asked', hits: [] })
  expect((await site.page('fr', {}))?.topics).toHaveLength(8)
  expect(await site.page('en', { q: 'zzqqxxyy' })).toMatchObject({ state: 'none', elsewhere: [] })
  expect((await site.page('en', { q: 'Öffnungszeiten' }))?.elsewhere.map(({ locale }) => locale)).toEqual(['de'])
  expect(await site.page('de', { q: 'fernror' })).toMatchObject({ state: 'found', texts: { notes: [expect.stringContaining('Fernrohr'), expect.any(String)] } })
})

test('search page: names the language of fallback text', async () => {
  const page = await site.page('ja', { q: 'Great Refractor' })
  expect(page?.hits.find(({ id }) => id === 'page-refractor')).toMatchObject({ standIn: '英語', title: { locale: 'en' } })
})

test('page not found: suggests the nearest pages in the language of the path, if a person may have typed it', async () => {
  const lost = (locale: Locale, path: string) => site.readContent(locale, (content) => site.suggestionsFor(content, path))
  const titles = async (locale: Locale, path: string) => (await lost(locale, path))?.links.map(({ title }) => title.text)
  expect((await lost('en', 'stories/line-of-the-noon'))?.links[0]).toEqual({
    title: { text: 'The line of noon' },
    link: { kind: 'place', locale: 'en', place: { route: 'story', slug: 'the-line-of-noon' } },
  })
  expect(await titles('de', '/oeffnungszeiten')).toContain('Besuch')
  expect(await titles('fr', '/visite/accessibilite')).toBeDefined()
  expect(await titles('ar', '/القبة-السماوية')).toBeDefined()
  expect(await titles('ja', '/プラネタリウム番組')).toBeDefined()
  // Pages contain some of these words, but none is similar.
  expect(await lost('en', 'no-such-page-here')).toBeUndefined()
  for (const probe of ['zzqqxx/yyy', '', '/', 'telescope.php', '.env', 'wp-admin/telescope', 'a/b/c/d/e/f/telescope', 'telescope'.repeat(20), 'moon?x', '12'])
    expect(await lost('en', probe), probe).toBeUndefined()
})

test('page not found: the question above the suggestions is about one page or several', async () => {
  // Suggestions are optional, so a busy machine may leave them out.
  const asked = (locale: Locale, path: string) =>
    expect.poll(() => site.readContent(locale, (content) => site.suggestionsFor(content, path)), { timeout: 10_000, interval: 500 })
  await asked('en', 'glossry').toMatchObject({ label: { text: 'Were you looking for this page?' }, links: { length: 1 } })
  await asked('de', 'glossr').toMatchObject({ label: { text: 'Haben Sie diese Seite gesucht?' }, links: { length: 1 } })
  await asked('en', 'tickets-prices').toMatchObject({ label: { text: 'Were you looking for one of these pages?' }, links: { length: 2 } })
})

test('page not found: suggests a page whose path exists only in other languages', async () => {
  const lost = await site.readContent('en', async (content) => {
    const [entry] = await content.all({ 'sys.id': 'story-seeing', include: 0 })
    return site.suggestionsFor(content, '/12', entry)
  })
  expect(lost?.links.map(({ language }) => language)).toEqual(expect.arrayContaining(['Deutsch', '日本語']))
  expect(lost?.links[0]?.link).toMatchObject({ kind: 'place', locale: 'de', place: { route: 'story' } })
})

test.runIf(process.platform === 'linux')('search thread: has a lower priority than the threads that render pages', () => {
  const niceness = readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[16])
  })
  const own = getPriority()
  expect(Math.max(...niceness)).toBe(Math.min(19, own + 10))
  expect(Math.min(...niceness)).toBe(own)
})

test('search: never finds a draft, even by its words or in preview', async () => {
  expect(await readFile(file, 'utf8')).toContain('story-winter-hexagon')
  expect(ids(await site.page('en', { q: 'winter hexagon' })) ?? []).not.toContain('story-winter-hexagon')
  const suggested = await site.suggestPages('en', { words: 'winter hexa', isTyping: true, limit: 10 })
  expect(suggested.map(({ key }) => key)).not.toContain('story-winter-hexagon')
  const asEditor = (work: () => Promise<SearchPage | undefined>) => site.inPreview({ scope: 'all', until: new Date(Date.now() + 60_000) }, work)
  expect(ids(await asEditor(() => site.page('en', { q: 'winter hexagon' }))) ?? []).not.toContain('story-winter-hexagon')
})

test('search: finds changes of editors when the site shows them, also in pages that contain the changed entry', async () => {
  expect((await site.page('en', { q: 'planetoscope' }))?.state).not.toBe('found')
  await change('"en":"Why stars twinkle"', '"en":"Why planetoscopes twinkle"')
  expect(ids(await site.page('en', { q: 'planetoscope' }))).toEqual(['story-seeing'])
  // A question is a part of the page that contains it.
  await change('Can we come by bicycle?', 'Can we come by velocipede?')
  expect(ids(await site.page('en', { q: 'velocipede' }))).toEqual(['page-getting-here'])
})

test('search: finds a page by a synonym that only an entry with search terms contains, also after a change of the entry', async () => {
  const others = readSpace(file).entries.filter(({ sys }) => sys.contentType.sys.id !== 'searchTerms')
  expect(JSON.stringify(others)).not.toMatch(/spyglass|zzqqxxyy/i)
  const found = (words: string) => site.searchSite('en', { words, skip: 0, limit: 10 })
  // The page contains “reflector”, which the entry names beside “spyglass”.
  expect(await found('spyglass')).toMatchObject({ isLoose: false, hits: [{ key: 'page-about' }] })
  expect((await found('zzqqxxyy')).hits).toEqual([])
  await change('"spyglass"', '"zzqqxxyy"')
  expect(await found('zzqqxxyy')).toMatchObject({ isLoose: false, hits: [{ key: 'page-about' }] })
})

test('search: finds a scheduled story from its date, without a change of the content', async () => {
  const { now } = await import('../../src/config/clock.server.ts')
  // The clock of the site stands still until the date.
  vi.useFakeTimers({ toFake: ['Date'] })
  const untilMs = 500
  const published = { en: new Date(now().getTime() + untilMs).toISOString() }
  await changeFile((text) => {
    const draft: ExportDraft = JSON.parse(text)
    draft.entries.push(copyOf(resource(draft.entries, 'story-seeing'), 'story-scheduled', { title: { en: 'Heliacal' }, slug: { en: 'heliacal' }, published }))
    return JSON.stringify(draft)
  })
  const found = async () => (ids(await site.page('en', { q: 'heliacal' })) ?? []).includes('story-scheduled')
  expect(await found()).toBe(false)
  vi.setSystemTime(Date.now() + untilMs)
  await vi.waitFor(async () => expect(await found()).toBe(true), { timeout: 15_000, interval: 20 })
  vi.useRealTimers()
})

test('search index: stays on disk under one name', () => {
  const files = readdirSync(join(folder, 'state')).filter((name) => name.endsWith('.sqlite') || name.endsWith('.unfinished'))
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/^search-[0-9a-f]{12}-\d+\.\d+\.sqlite$/)
})
