import { BLOCKS, INLINES, MARKS as CONTENTFUL_MARKS } from '@contentful/rich-text-types'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../../src/content/content.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { openContent } from '../../src/site-content/site-content.server.ts'
import { homePage, pageByPath } from '../../src/pages/page/page.server.ts'
import { readLayout } from '../../src/layout/site-layout/layout-content.server.ts'
import { storiesPage } from '../../src/pages/story/listing/listing.server.ts'
import { storyPage } from '../../src/pages/story/page.server.ts'
import { glossaryEntry } from '../../src/pages/providers/glossary-entry.server.ts'
import { blockNodes } from '../../src/rich-text/build/block.server.ts'
import { inlineNodes } from '../../src/rich-text/build/inline.server.ts'
import { MARKS } from '../../src/rich-text/rich-text.ts'
import type { Lookup } from '../../src/content/links/lookup.server.ts'
import { readSpace } from '../support/spaces/space.ts'
import { pagesOfTypes } from './type-pages.ts'

const types = await pagesOfTypes()
const contents = new Map<Locale, Content>()
const space = readSpace()

beforeAll(async () => {
  for (const locale of LOCALES) contents.set(locale, await openContent(locale))
})

function inLocale(locale: Locale): Content {
  const content = contents.get(locale)
  if (!content) throw new Error(locale)
  return content
}

function pageOf<Page>(found: Lookup<Page>): Page {
  if (found.kind !== 'page') throw new Error(`The page is ${found.kind}.`)
  return found.page
}

function slugOf(id: string, locale: Locale): string {
  const slugs = space.entry(id).fields['slug']
  return String(slugs?.[locale] ?? slugs?.['en'])
}

test('pages: contain only JSON values, so that the browser can receive them', async () => {
  for (const locale of LOCALES) {
    const content = inLocale(locale)
    const found: Lookup<object>[] = [await homePage(content), await storiesPage(content, undefined, 1)]
    for (const { sys, fields } of space.entries) {
      const type = sys.contentType.sys.id
      const make = type === 'page' ? pageByPath : types[type]?.entry
      if (make && fields['slug']) found.push(await make(content, slugOf(sys.id, locale)))
    }
    const pages = found.flatMap((each) => (each.kind === 'page' ? [each.page] : []))
    expect(pages.length).toBeGreaterThan(20)
    for (const sent of [...pages, await readLayout(locale)]) expect(JSON.parse(JSON.stringify(sent))).toEqual(sent)
  }
})

describe('lookup', () => {
  test('a slug of another language redirects to the right one', async () => {
    for (const locale of LOCALES) {
      const found = await storyPage(inLocale('fr'), slugOf('story-line-of-noon', locale))
      if (locale === 'fr') expect(found.kind).toBe('page')
      else expect(found).toEqual({ kind: 'moved', href: `/fr/recits/${slugOf('story-line-of-noon', 'fr')}`, permanent: true })
    }
  })

  test('the slug of the home page redirects to the home page', async () => {
    expect(await pageByPath(inLocale('de'), slugOf('page-home', 'de'))).toEqual({ kind: 'moved', href: '/de', permanent: true })
  })

  test('a nested page is found only by its whole path', async () => {
    const path = ['page-visit', 'page-tickets', 'page-groups'].map((id) => slugOf(id, 'de'))
    const page = pageOf(await pageByPath(inLocale('de'), path.join('/')))
    expect(page.breadcrumb.map(({ title }) => title.text)).toEqual(['Startseite', 'Besuch', 'Eintritt und Preise', 'Gruppen'])
    expect(page.breadcrumb.map(({ target }) => target !== undefined)).toEqual([true, true, true, false])
    expect((await pageByPath(inLocale('de'), path.slice(1).join('/'))).kind).toBe('missing')
    expect((await pageByPath(inLocale('de'), `x/${path.join('/')}`)).kind).toBe('missing')
  })

  test('a headline that differs from the page name is added to it; the home page is named after the site', async () => {
    const groups = pageOf(await pageByPath(inLocale('en'), 'visit/tickets/groups'))
    expect(groups.sections[0]).toMatchObject({ type: 'hero', name: { text: 'Groups' }, title: { text: 'Ten people, one telescope' } })
    expect(pageOf(await homePage(inLocale('en'))).sections[0]).not.toHaveProperty('name')
  })

  test('a redirect from an editor applies if no page is found', async () => {
    expect(await pageByPath(inLocale('de'), 'opening-hours')).toEqual({ kind: 'moved', href: '/de/besuch', permanent: true })
    expect(await pageByPath(inLocale('en'), 'halley')).toMatchObject({ kind: 'moved', permanent: false })
    expect(await pageByPath(inLocale('en'), 'nothing')).toEqual({ kind: 'missing', path: '/nothing' })
  })

  test.each(["' or 1=1", '../../etc/passwd', '%00', '\u0000', 'a'.repeat(300), '[in]', '*', '🌠'])('%j is not found and causes no error', async (slug) => {
    const content = inLocale('en')
    for (const open of [pageByPath, ...Object.values(types).map(({ entry }) => entry)]) expect((await open(content, slug)).kind).toBe('missing')
  })
})

describe('languages', () => {
  test('fallback text has its locale; translated text has none', async () => {
    const translated = pageOf(await storyPage(inLocale('ja'), slugOf('story-seeing', 'ja')))
    expect(translated.title.locale).toBeUndefined()
    expect(translated.body?.locale).toBeUndefined()
    expect(translated.meta.untranslated).toBeUndefined()
    const untranslated = pageOf(await storyPage(inLocale('ja'), slugOf('story-drawing-mars', 'ja')))
    expect(untranslated.title.locale).toBe('en')
    expect(untranslated.body?.locale).toBe('en')
    expect(untranslated.meta.untranslated).toEqual({ translation: 'fallback', language: '英語' })
    const half = pageOf(await storyPage(inLocale('ja'), slugOf('story-algol-winks', 'ja')))
    expect(half.title.locale).toBeUndefined()
    expect(half.body?.locale).toBe('en')
  })

  test('alternates name the same page in every language, and mark the translated ones', async () => {
    const { alternates } = pageOf(await storyPage(inLocale('en'), slugOf('story-drawing-mars', 'en'))).meta
    expect(alternates.map(({ locale, translation }) => [locale, translation])).toEqual([
      ['en', 'translated'],
      ['de', 'translated'],
      ['fr', 'translated'],
      ['ar', 'translated'],
      ['ja', 'fallback'],
    ])
    for (const { locale, place } of alternates) expect(place).toEqual({ route: 'story', slug: slugOf('story-drawing-mars', locale) })
  })

  test.each(LOCALES)('the home page in %s has every kind of part, and no fallback text in a complete language', async (locale) => {
    const page = pageOf(await homePage(inLocale(locale)))
    expect(page.sections.length).toBeGreaterThanOrEqual(5)
    if (locale !== 'ja') expect(JSON.stringify(page)).not.toContain('"locale":"en"}'.replace('en', locale === 'en' ? 'de' : 'en'))
    const frame = await readLayout(locale)
    expect(frame.menu.some((item) => item.children.length > 0)).toBe(true)
  })
})

describe('listings', () => {
  test('storiesPage: a topic filters the stories, and no page exists beyond the last', async () => {
    const all = pageOf(await storiesPage(inLocale('en'), undefined, 1))
    const some = pageOf(await storiesPage(inLocale('en'), slugOf('topic-moon', 'en'), 1))
    expect(all.total).toBe(24)
    expect(some.total).toBeLessThan(all.total)
    expect(some.filter.groups[0]?.options.filter(({ active }) => active)).toHaveLength(1)
    expect(some.stories.every((story) => story.topics.some((topic) => topic.id === 'topic-moon'))).toBe(true)
    expect(all.stories.map((story) => story.published?.iso ?? '')).toEqual(
      all.stories.map((story) => story.published?.iso ?? '').toSorted((one, other) => Date.parse(other) - Date.parse(one)),
    )
    expect((await storiesPage(inLocale('en'), 'no-such-topic', 1)).kind).toBe('missing')
    expect((await storiesPage(inLocale('de'), slugOf('topic-moon', 'en'), 1)).kind).toBe(
      slugOf('topic-moon', 'en') === slugOf('topic-moon', 'de') ? 'page' : 'moved',
    )
  })

  test('glossaryEntry: returns the link to a term in the glossary', async () => {
    expect(await glossaryEntry(inLocale('en'), 'term-seeing')).toEqual({
      kind: 'place',
      locale: 'en',
      place: { route: 'page', path: 'learn/glossary' },
      hash: 'term-term-seeing',
    })
    expect(await glossaryEntry(inLocale('en'), 'no-such-term')).toBeNull()
  })
})

describe('rich text', () => {
  test('has a builder for every node and supports every mark in Contentful’s list', () => {
    const known = new Set([...Object.keys(blockNodes), ...Object.keys(inlineNodes), 'document', 'text'])
    expect([...Object.values(BLOCKS), ...Object.values(INLINES)].filter((node) => !known.has(node))).toEqual([])
    expect(Object.values(CONTENTFUL_MARKS).filter((mark) => !MARKS.some((each) => each === mark))).toEqual([])
  })

  test('headings have unique ids, skip no level, and form the table of contents', async () => {
    for (const entry of space.entries.filter((each) => each.sys.contentType.sys.id === 'story' && !each.sys.id.startsWith('story-winter'))) {
      const page = pageOf(await storyPage(inLocale('en'), slugOf(entry.sys.id, 'en')))
      const headings = (page.body?.blocks ?? []).filter((block) => block.type === 'heading')
      expect(new Set(headings.map((heading) => heading.id)).size).toBe(headings.length)
      let before = 1
      for (const { level } of headings) {
        expect(level).toBeLessThanOrEqual(before + 1)
        before = level
      }
      expect(page.toc.map((item) => item.id)).toEqual(headings.filter((heading) => heading.level <= 3).map((heading) => heading.id))
    }
  })

  test('a text comes with the terms that it uses', async () => {
    const page = pageOf(await storyPage(inLocale('de'), slugOf('story-seeing', 'de')))
    const used = [...JSON.stringify(page.body).matchAll(/"type":"term","id":"([^"]+)"/g)].map(([, id]) => id)
    expect(used.length).toBeGreaterThan(0)
    expect(page.terms.map((term) => term.id).toSorted()).toEqual([...new Set(used)].toSorted())
  })
})
