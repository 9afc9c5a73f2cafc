import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from '../../../src/content/content.ts'
import { changedSpace, copyOf, link, resource } from '../../support/spaces/export-file.ts'
import { pageOf } from '../../support/page-of.ts'

// The site's content layer on the embedded service, with a broken copy of the space.
const site = await brokenSite()
const reports: string[] = []
/** Slug of a story without a title in the broken copy. */
const TITLELESS = 'lamp-417'

async function brokenSite() {
  process.env['CONTENT_SPACE'] = changedSpace((space) => {
    const visit = resource(space.entries, 'page-visit')
    const quote = resource(space.entries, 'quote-aldous-clock')
    space.entries.push(
      copyOf(quote, 'broken-quote', { text: {} }),
      { ...copyOf(quote, 'odd-section'), sys: { ...quote.sys, id: 'odd-section', contentType: link('ContentType', 'seo') } },
      copyOf(quote, 'good-quote', { text: { en: 'This one is whole.' } }),
    )
    const sections = visit.fields['sections']?.['en']
    if (!Array.isArray(sections)) throw new Error('The page has no sections.')
    sections.unshift(link('Entry', 'broken-quote'), link('Entry', 'odd-section'), link('Entry', 'no-such-entry'), link('Entry', 'good-quote'))
    const seeing = resource(space.entries, 'story-seeing')
    for (const field of ['body', 'summary', 'published']) delete seeing.fields[field]
    delete resource(space.entries, 'story-street-lamp').fields['title']
    resource(space.entries, 'story-algol-winks').fields['cover'] = { en: link('Asset', 'no-such-asset') }
    resource(space.entries, 'page-about').fields['parent'] = { en: link('Entry', 'page-history') }
    resource(space.entries, 'hours-all-year').fields['opens'] = { en: '2 pm' }
    resource(space.entries, 'hours-christmas').fields['opens'] = { en: '10:00' }
    resource(space.entries, 'opening-hours').fields['timeZone'] = { en: 'Mars/Olympus' }
    const dish = resource(space.entries, 'story-listening-dish')
    dish.fields['body'] = { en: unsafeDocument() }
  })
  const { openContent } = await import('../../../src/site-content/site-content.server.ts')
  const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
  const { storyPage } = await import('../../../src/pages/story/page.server.ts')
  const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
  const { readLayout } = await import('../../../src/layout/site-layout/layout-content.server.ts')
  return { openContent, pageByPath, storyPage, storiesPage, readLayout }
}

function unsafeDocument() {
  const text = (value: string) => ({ nodeType: 'text', value, marks: [{ type: 'sparkling' }, { type: 'bold' }], data: {} })
  const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content })
  return {
    nodeType: 'document',
    data: {},
    content: [
      paragraph({ nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('press me')] }),
      paragraph({ nodeType: 'entry-hyperlink', data: { target: link('Entry', 'no-such-entry') }, content: [text('gone')] }),
      { nodeType: 'marquee', data: {}, content: [paragraph(text('unknown block'))] },
      { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'no-such-entry') }, content: [] },
      { nodeType: 'embedded-asset-block', data: {}, content: [] },
    ],
  }
}

let content: Content

beforeAll(async () => {
  content = await site.openContent('en')
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
})

afterAll(() => vi.restoreAllMocks())

function reported(...parts: string[]): boolean {
  return reports.some((line) => parts.every((part) => line.includes(part)))
}

test('degrade: a section without a required field, an unknown section type and a dead link affect only themselves', async () => {
  const found = await site.pageByPath(content, 'visit')
  if (found.kind !== 'page') throw new Error('The page is gone.')
  expect(found.page.sections[0]).toMatchObject({ type: 'quote', id: 'good-quote', text: { text: 'This one is whole.' } })
  expect(found.page.sections.length).toBeGreaterThan(2)
  expect(reported('entry broken-quote', 'field text', 'locale en', 'is required and empty')).toBe(true)
  expect(reported('entry odd-section', 'no section type')).toBe(true)
  expect(reported('entry page-visit', 'field sections', 'no-such-entry')).toBe(true)
})

test('degrade: a story without a title has no page, and nothing links to it', async () => {
  expect((await site.storyPage(content, TITLELESS)).kind).toBe('missing')
  expect(await listedStories()).not.toContain(TITLELESS)
  expect(reported('entry story-street-lamp', 'field title')).toBe(true)
})

test('degrade: a story with only a title has a page and a card, without date, reading time and contents', async () => {
  const page = await storyOf('story-seeing')
  expect(page).toMatchObject({ title: { text: expect.any(String) }, toc: [] })
  expect([page.summary, page.published, page.readingMinutes, page.body]).toEqual([undefined, undefined, undefined, undefined])
  expect(await listedStories()).toContain('why-stars-twinkle')
})

async function listedStories(): Promise<string> {
  return JSON.stringify(await Promise.all([1, 2, 3].map((number) => site.storiesPage(content, undefined, number))))
}

test('degrade: a story whose picture is missing is shown without it', async () => {
  const slug = 'algol'
  const page = await storyOf('story-algol-winks')
  expect(page.cover, slug).toBeUndefined()
  expect(reported('entry story-algol-winks', 'field cover', 'no-such-asset')).toBe(true)
})

test('degrade: unsafe and broken links in rich text are shown as plain text', async () => {
  const page = await storyOf('story-listening-dish')
  expect(page.body?.blocks).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'press me', marks: ['bold'] }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'gone', marks: ['bold'] }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'unknown block', marks: ['bold'] }] },
  ])
  expect(reported('entry story-listening-dish', 'javascript:alert(1)')).toBe(true)
  expect(reported('entry story-listening-dish', '"marquee"')).toBe(true)
})

test('degrade: pages that are ancestors of each other are shown at the top level, and the layout works', async () => {
  expect((await site.pageByPath(content, 'about')).kind).toBe('page')
  expect((await site.readLayout('en')).menu.length).toBeGreaterThan(3)
  expect(reported('field parent', 'its own ancestor')).toBe(true)
})

test('degrade: invalid hours, an incomplete exception and an unknown time zone affect only themselves', async () => {
  expect((await site.readLayout('en')).openToday?.text).toMatch(/14:00/)
  const found = await site.pageByPath(content, 'visit')
  const hours = found.kind === 'page' && found.page.sections.find((section) => section.type === 'openingHours')
  expect(hours && hours.regular.map(({ days }) => days)).toEqual(['Friday and Saturday'])
  expect(hours && hours.exceptions.map(({ note }) => note?.text)).toEqual(['Solar eclipse'])
  expect(reported('entry hours-all-year', 'field opens', 'is not a time of day')).toBe(true)
  expect(reported('entry hours-christmas', 'only an opening or only a closing time')).toBe(true)
  expect(reported('entry opening-hours', 'field timeZone', 'not an IANA time zone')).toBe(true)
})

async function storyOf(id: string) {
  const [entry] = await content.all({ 'sys.id': id, include: 0 })
  return pageOf(site.storyPage(content, String(entry?.text('slug'))))
}
