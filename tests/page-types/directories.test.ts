import { beforeAll, expect, test } from 'vitest'
import { openContent } from '../../src/site-content/site-content.server.ts'
import type { Content } from '../../src/content/content.ts'
import { isFileName } from '../../src/content/media/asset-title.ts'
import { pageByPath } from '../../src/pages/page/page.server.ts'
import { sitemapPages } from '../../src/pages/sitemap/sitemap.server.ts'
import { topicPage } from '../../src/pages/topic/page.server.ts'
import { topicsPage } from '../../src/pages/topic/listing/listing.server.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { pathOf, placeOfPath } from '../../src/i18n/addresses/urls.ts'
import { LISTED_TYPES, listingOf } from '../../src/config/page-types/table.ts'
import type { Place } from '../../src/i18n/addresses/place.ts'
import { pageOf } from '../support/page-of.ts'
import { pagesOfTypes } from './type-pages.ts'

let content: Content
beforeAll(async () => {
  content = await openContent('de')
})

test('topicsPage: returns all topics in the collation order of the language, each with its picture', async () => {
  const { topics } = await pageOf(topicsPage(content))
  expect(topics.length).toBe(8)
  const titles = topics.map(({ title }) => title.text)
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('de').compare))
  expect(topics.every(({ picture, link }) => picture && link?.kind === 'place')).toBe(true)
})

test('listings: each has an address in every language and is in the sitemap', async () => {
  const types = await pagesOfTypes()
  expect(Object.keys(types).toSorted()).toEqual(LISTED_TYPES.toSorted())
  for (const type of LISTED_TYPES) {
    const route = listingOf(type)
    const page = await pageOf(types[type]?.listing(content) ?? Promise.reject(new Error(type)))
    expect(pathOf('de', page.meta.place)).toBe(pathOf('de', { route }))
    expect(page.meta.alternates.map(({ locale }) => locale)).toEqual(LOCALES)
    expect(page.meta.title).not.toBe('')
    const isFirst = ({ place }: { place: Place }) => place.route === route && (place.page ?? 1) === 1
    expect((await sitemapPages()).filter(({ alternates }) => alternates.some(isFirst))).toHaveLength(1)
    expect(placeOfPath(`/${route}`)).toEqual({ route })
  }
  expect(pathOf('de', { route: 'topics' })).toBe('/de/themen')
})

test('topicPage: its breadcrumb leads up to the listing', async () => {
  const topic = await topicPage(content, 'mond')
  expect(topic.kind === 'page' && topic.page.breadcrumb.at(-2)?.target).toMatchObject({ place: { route: 'topics' } })
})

test('pageByPath: leaves out child pages that a section already shows', async () => {
  const found = await pageByPath(content, 'besuch')
  if (found.kind !== 'page') throw new Error(found.kind)
  const { sections, children } = found.page
  const shown = sections.flatMap((section) => ('items' in section ? section.items.map(({ id }) => id) : []))
  expect(shown.length).toBeGreaterThan(0)
  expect(children.filter(({ id }) => shown.includes(id))).toEqual([])
})

test.each([
  ['IMG_1234', 'IMG_1234.jpg', true],
  ['IMG_1234.JPG', 'x.jpg', true],
  ['team-photo_final2', 'team-photo_final2.png', true],
  ['Screenshot 2024-03-01 at 10.22', 'other.png', true],
  ['DSC00417', 'DSC00417.jpeg', true],
  ['Aurora', 'Aurora.jpg', false],
  ['The dome in 1891', 'The dome in 1891.jpg', false],
  ['Saturn', 'saturn.jpg', false],
  ['Image of the month', 'a.jpg', false],
])('isFileName: title %j of the file %j: %j', (title, fileName, expected) => {
  expect(isFileName(title, fileName)).toBe(expected)
})
