import { readFileSync } from 'node:fs'
import { BLOCKS, INLINES, MARKS, validateRichTextDocument, type Document } from '@contentful/rich-text-types'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { m } from '#messages'
import { GENERIC_SECTION } from 'content-mapping/project/roles.ts'
import { ABSENT_TYPES, isAbsent } from '../fixtures/absent-types.ts'
import { LOCALES, localeInfo, type Locale } from '../../src/i18n/locales.ts'
import { sectionsOnServer } from '../../src/sections/registry.server.ts'
import { entriesById, entriesOf, linkedId, linksOf, nodesOf, place, space, typeOf, values, type Entry } from './space-file.ts'

const documents = values.filter(({ field }) => field.type === 'RichText')

const richText = z.custom<Document>((value) => typeof value === 'object' && value !== null)

/** Nodes that link to another space, which a single space cannot use. */
const OF_OTHER_SPACES = new Set<string>([BLOCKS.EMBEDDED_RESOURCE, INLINES.EMBEDDED_RESOURCE, INLINES.RESOURCE_HYPERLINK])

/** Returns the number of ancestors of a page. Throws if they form a circle. */
function depth(page: Entry, below: readonly string[] = []): number {
  if (below.includes(page.sys.id)) throw new Error(`${page.sys.id} is its own ancestor.`)
  const parent = entriesById.get(linkedId(page, 'parent') ?? '')
  return parent ? 1 + depth(parent, [...below, page.sys.id]) : 0
}

/** Returns the entries that a field of an entry links to. */
function follow(entry: Entry | undefined, name: string): (Entry | undefined)[] {
  return linksOf(entry?.fields[name]?.['en']).map((link) => entriesById.get(link.sys.id))
}

const COUNTS = [
  ['page', 12],
  ['story', 24],
  ['event', 14],
  ['person', 8],
  ['topic', 8],
  ['glossaryTerm', 30],
  ['redirect', 1],
] as const

test.each(COUNTS.filter(([type]) => !isAbsent(type)))('entries: there are enough of the type %s', (type, least) => {
  expect(entriesOf(type).length).toBeGreaterThanOrEqual(least)
})

test('settings: one entry holds them, with a value in every field', () => {
  const settings = entriesOf('siteSettings')
  const type = space.contentTypes.find((each) => each.sys.id === 'siteSettings')
  expect(settings).toHaveLength(1)
  expect(Object.keys(settings[0]?.fields ?? {}).toSorted()).toEqual(type?.fields.map((field) => field.id).toSorted())
})

test('pages: are nested three deep', () => {
  const depths = entriesOf('page').map((page) => depth(page))
  expect(Math.max(...depths)).toBe(2)
  expect(depths.filter((each) => each === 2).length).toBeGreaterThanOrEqual(2)
})

test.each(['headerMenu', 'footerMenu'])('menus: the %s has two levels, and every item has a target or a URL', (menu) => {
  const [settings] = entriesOf('siteSettings')
  const items = follow(settings, menu)
  const below = items.flatMap((item) => follow(item, 'children'))
  expect(items.length).toBeGreaterThanOrEqual(3)
  expect(below.length).toBeGreaterThan(items.length)
  expect(below.flatMap((item) => follow(item, 'children'))).toEqual([])
  expect([...items, ...below].filter((item) => !item?.fields['target'] && !item?.fields['url']).map((item) => item?.sys.id)).toEqual([])
})

/** Returns the items of the header and footer. The top items of the footer are headings of groups. */
function menuItems(): (Entry | undefined)[] {
  const [settings] = entriesOf('siteSettings')
  return ['headerMenu', 'footerMenu'].flatMap((menu) => {
    const top = follow(settings, menu)
    return [...(menu === 'headerMenu' ? top : []), ...top.flatMap((item) => follow(item, 'children'))]
  })
}

test('menus: items of pages and topics use the words of their pages in every language', () => {
  const labels = menuItems().flatMap((item) => {
    const target = entriesById.get((item && linkedId(item, 'target')) ?? '')
    if (!item || !target || !['page', 'topic'].includes(typeOf(target))) return []
    return Object.entries(item.fields['label'] ?? {}).flatMap(([locale, label]) => {
      const title = target.fields['title']?.[locale]
      return title === undefined ? [] : [{ at: `${item.sys.id} in ${locale}`, label: String(label), title: String(title) }]
    })
  })
  expect(labels.length).toBeGreaterThan(60)
  // A label may be shorter than the title: About, for About Meridian.
  const isPart = (label: string, title: string) => title.toLowerCase().includes(label.toLowerCase())
  expect(labels.filter(({ label, title }) => !isPart(label, title))).toEqual([])
})

/** Returns a message of a page type. Sites without the type have no such member of `m`. */
const messageOfType = (key: string, locale: Locale) => String(Object(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')))[key])

test('menus: links to the lists of stories, events and topics contain the titles of the lists in every language', () => {
  const links = entriesOf('navigationItem')
  // Calls to action, such as "See the programme", lead to the events too.
  const lists = [
    { url: '/stories', title: (locale: Locale) => m.stories_title({}, { locale }), items: links },
    { url: '/topics', title: (locale: Locale) => m.topics_title({}, { locale }), items: links },
    ...(isAbsent('event') ? [] : [{ url: '/events', title: (locale: Locale) => messageOfType('events_title', locale), items: menuItems() }]),
  ]
  const found = lists.flatMap(({ url, title, items }) =>
    items
      .filter((item) => item?.fields['url']?.['en'] === url)
      .flatMap((item) => LOCALES.map((locale) => ({ label: String(item?.fields['label']?.[localeInfo(locale).contentful]), title: title(locale) }))),
  )
  expect(found.length).toBeGreaterThanOrEqual(lists.length * LOCALES.length)
  expect(found.filter(({ label, title }) => !label.toLowerCase().includes(title.toLowerCase()))).toEqual([])
})

describe('sections', () => {
  const placed = new Set(entriesOf('page').flatMap((page) => linksOf(page.fields['sections']?.['en']).map((link) => link.sys.id)))
  const embedded = new Set(documents.flatMap(({ value }) => nodesOf(value)).flatMap((node) => node.data.target?.sys.id ?? []))

  // Unmapped content types become generic sections. The demonstration space has none.
  test.each(Object.keys(sectionsOnServer).filter((type) => type !== GENERIC_SECTION))('the type %s is used on a page', (type) => {
    expect(entriesOf(type).some((entry) => placed.has(entry.sys.id))).toBe(true)
  })

  test('all are used on a page or in a text', () => {
    const left = space.entries.filter((entry) => typeOf(entry) in sectionsOnServer && !placed.has(entry.sys.id) && !embedded.has(entry.sys.id))
    expect(left.map((entry) => entry.sys.id)).toEqual([])
  })

  test.each([
    ['hero', 'layout', ['full', 'framed', 'plain']],
    ['mediaText', 'side', ['start', 'end']],
    ['list', 'kind', ['story', 'event', 'person', 'topic', 'glossaryTerm']],
  ])('a %s exists with each %s', (type, field, choices) => {
    const used = new Set(entriesOf(type).map((entry) => entry.fields[field]?.['en']))
    expect(choices.filter((choice) => !used.has(choice) && !isAbsent(choice))).toEqual([])
  })

  // Entries that were removed with their type may have been the only ones with a value.
  test.skipIf(ABSENT_TYPES.length > 0)(
    'fields: every field of every type has a value in some entry; `seo` on pages is enough, and people translated all texts',
    () => {
      const used = new Set(values.map(({ type, field }) => `${type}.${field.id}`))
      const idle = space.contentTypes.flatMap((type) => type.fields.map((field) => `${type.sys.id}.${field.id}`)).filter((field) => !used.has(field))
      expect(idle.filter((name) => (!name.endsWith('.seo') || name === 'page.seo') && !name.endsWith('.machineTranslation'))).toEqual([])
    },
  )
})

describe('rich text', () => {
  const nodes = documents.filter(({ locale }) => locale === 'en').flatMap(({ value }) => nodesOf(value))
  const targetTypes = (nodeType: string) =>
    new Set(nodes.filter((node) => node.nodeType === nodeType).map((node) => entriesById.get(node.data.target?.sys.id ?? '')?.sys.contentType.sys.id))

  test('is valid according to Contentful', () => {
    const wrong = documents.filter(({ value }) => validateRichTextDocument(richText.parse(value)).length > 0)
    expect(documents.length).toBeGreaterThan(200)
    expect(wrong.map(place)).toEqual([])
  })

  test.each([...Object.values(BLOCKS), ...Object.values(INLINES)].filter((node) => !OF_OTHER_SPACES.has(node)))('the node %s is used', (nodeType) => {
    expect(nodes.some((node) => node.nodeType === nodeType)).toBe(true)
  })

  test.each(Object.values(MARKS))('the mark %s is used', (mark) => {
    expect(nodes.some((node) => node.marks.some(({ type }) => type === mark))).toBe(true)
  })

  test('links to each type that has a page, to glossary terms, to files and to addresses', () => {
    const linkable = ['page', 'story', 'event', 'person', 'topic', 'glossaryTerm'].filter((type) => !isAbsent(type))
    expect([...targetTypes(INLINES.ENTRY_HYPERLINK)]).toEqual(expect.arrayContaining(linkable))
    expect([...targetTypes(INLINES.EMBEDDED_ENTRY)]).toEqual(expect.arrayContaining(['story', 'glossaryTerm']))
    expect([...targetTypes(BLOCKS.EMBEDDED_ENTRY)].length).toBeGreaterThanOrEqual(3)
    const schemes = new Set(nodes.flatMap((node) => node.data.uri?.split(':')[0] ?? []))
    expect([...schemes].toSorted()).toEqual(['https', 'mailto', 'tel'])
  })
})
