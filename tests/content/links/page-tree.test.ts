import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageTree } from '../../../src/content/links/page-tree.server.ts'
import type { RawEntry } from '../../../src/content/reading/raw.server.ts'
import { localeChain } from '../../../src/content/locales/space-locales.server.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { link } from '../../support/spaces/export-file.ts'

const codes = LOCALES.map((code) => ({ code, default: code === 'en', fallbackCode: code === 'en' ? null : 'en' }))
const chains = new Map(LOCALES.map((locale) => [locale, localeChain(locale, codes)]))
const reports: string[] = []

beforeEach(() => {
  reports.length = 0
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
})
afterEach(() => vi.mocked(console.warn).mockRestore())

function page(id: string, parent?: string, slug: Record<string, string> = { en: id }): RawEntry {
  const fields = { slug, ...(parent ? { parent: { en: link('Entry', parent) } } : {}) }
  return { kind: 'entry', id, type: 'page', updatedAt: '', tags: [], concepts: [], fields, sanitized: new Set(), linked: () => undefined }
}

const tree = (...pages: RawEntry[]) => pageTree(pages, new Map([...chains.keys()].map((locale) => [locale, 'home'])), chains)

test('pageTree: a path consists of the slugs of the ancestors in its language, without the home page', () => {
  const made = tree(page('home'), page('visit', 'home', { en: 'visit', de: 'besuch' }), page('tickets', 'visit', { en: 'tickets', fr: 'billets' }))
  expect(made.place('home', 'de')).toEqual({ route: 'home' })
  expect(made.place('tickets', 'en')).toEqual({ route: 'page', path: 'visit/tickets' })
  expect(made.place('tickets', 'de')).toEqual({ route: 'page', path: 'besuch/tickets' })
  expect(made.place('tickets', 'fr')).toEqual({ route: 'page', path: 'visit/billets' })
  expect(made.find('besuch/tickets', 'de')).toBe('tickets')
  expect(made.find('visit/tickets', 'de')).toBeUndefined()
  expect([made.ancestors('tickets'), made.children('visit'), made.children('home')]).toEqual([['visit'], ['tickets'], ['visit']])
})

test('pageTree: pages that are ancestors of each other are shown at the top level and reported', () => {
  const made = tree(page('one', 'three'), page('two', 'one'), page('three', 'two'), page('self', 'self'), page('below', 'two'))
  for (const id of ['one', 'two', 'three', 'self', 'below']) expect(made.place(id, 'en'), id).toEqual({ route: 'page', path: id })
  for (const id of ['one', 'two', 'three', 'self']) expect(made.find(id, 'en')).toBe(id)
  expect(reports.filter((line) => line.includes('its own ancestor')).length).toBeGreaterThanOrEqual(4)
})

test('pageTree: a page without its parent is at the top level; a page below one without a slug has no path', () => {
  const made = tree(page('orphan', 'deleted'), page('nameless', undefined, {}), page('child', 'nameless'))
  expect(made.place('orphan', 'en')).toEqual({ route: 'page', path: 'orphan' })
  expect(made.ancestors('orphan')).toEqual([])
  expect(made.place('nameless', 'en')).toBeUndefined()
  expect(made.place('child', 'en')).toBeUndefined()
})

test('pageTree: a moved page is found at its new path only', () => {
  const pages = (parent: string) => tree(page('visit'), page('learn'), page('moon', parent))
  expect([pages('visit').find('visit/moon', 'en'), pages('learn').find('visit/moon', 'en'), pages('learn').find('learn/moon', 'en')]).toEqual([
    'moon',
    undefined,
    'moon',
  ])
})

test('pageTree: of two pages with the same path, the first is found and the other reported, after Unicode normalization', () => {
  const made = tree(page('a', undefined, { en: 'café'.normalize('NFD') }), page('b', undefined, { en: 'café'.normalize('NFC') }))
  expect(made.find('café'.normalize('NFC'), 'en')).toBe('a')
  expect(reports).toEqual([expect.stringMatching(/entry b, field slug, locale en: has the same path "café" as a/)])
})
