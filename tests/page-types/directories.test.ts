import { beforeAll, expect, test } from 'vitest'
import { openContent } from '../../src/site-content/site-content.server.ts'
import type { Content } from '../../src/content/content.ts'
import { isFileName } from '../../src/content/media/file-name.server.ts'
import { pageByPath } from '../../src/pages/page/page.server.ts'
import { peoplePage } from '../../src/pages/person/listing/listing.server.ts'
import { personPage } from '../../src/pages/person/page.server.ts'
import { sitemapPages } from '../../src/pages/sitemap/sitemap.server.ts'
import { topicPage } from '../../src/pages/topic/page.server.ts'
import { topicsPage } from '../../src/pages/topic/listing/listing.server.ts'
import { LOCALES } from '../../src/i18n/locales.ts'
import { pathOf, placeOfPath } from '../../src/i18n/addresses/urls.ts'
import { pageOf } from '../support/page-of.ts'

let content: Content
beforeAll(async () => {
  content = await openContent('de')
})

test('all topics and all people, in the order of the language, each with its picture', async () => {
  const { topics } = await pageOf(topicsPage(content))
  const { people } = await pageOf(peoplePage(content))
  for (const cards of [topics, people]) {
    expect(cards.length).toBe(8)
    const titles = cards.map(({ title }) => title.text)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('de').compare))
    expect(cards.every(({ picture, link }) => picture && link?.kind === 'place')).toBe(true)
  }
})

test('the listings have an address in every language, and are in the sitemap', async () => {
  for (const [route, page] of [
    ['topics', await pageOf(topicsPage(content))],
    ['people', await pageOf(peoplePage(content))],
  ] as const) {
    expect(page.meta.place).toEqual({ route })
    expect(page.meta.alternates.map(({ locale }) => locale)).toEqual(LOCALES)
    expect(page.meta.title).not.toBe('')
    expect((await sitemapPages()).filter(({ alternates }) => alternates.some(({ place }) => place.route === route))).toHaveLength(1)
    expect(placeOfPath(`/${route}`)).toEqual({ route })
  }
  expect(pathOf('de', { route: 'people' })).toBe('/de/menschen')
})

test('topics and people lead up to their listings, also from a language that lacks them', async () => {
  const topic = await topicPage(content, 'mond')
  const person = await personPage(content, 'salma-haddad')
  expect(topic.kind === 'page' && topic.page.breadcrumb.at(-2)?.target).toMatchObject({ place: { route: 'topics' } })
  expect(person.kind === 'page' && person.page.breadcrumb.at(-2)?.target).toMatchObject({ place: { route: 'people' } })
})

test('pages below are not listed where a section has shown them', async () => {
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
])('the title %j of %j is a file name: %j', (title, fileName, expected) => {
  expect(isFileName(title, fileName)).toBe(expected)
})
