import { expect, test } from 'vitest'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'
import { pageOf } from '../../support/page-of.ts'
import { readGraph as read } from './read-graph.ts'

const HOSTILE = 'Ends </script><script>alert(1)</script><!-- here'

process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  const story = resource(entries, 'story-seeing')
  story.fields = { ...story.fields, title: { en: HOSTILE }, published: { en: '2026-02-11T18:00' } }
  resource(entries, 'settings').fields['profiles'] = { en: ['https://social.example/@house', 'not an address', 'https://video.example/house'] }
  const unsigned = resource(entries, 'story-earthshine')
  unsigned.fields = { ...unsigned.fields, authors: {}, published: { en: '2999-01-01' } }
})
const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { readLayout } = await import('../../../src/layout/site-layout/layout-content.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')
const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
const { homePage } = await import('../../../src/pages/page/page.server.ts')
const { aboutPage } = await import('../../../src/pages/page/page.server.ts')
const { aboutStory } = await import('../../../src/pages/story/structured-data.server.ts')
const { aboutListing } = await import('../../../src/pages/listing/structured-data.server.ts')
const { pageGraph } = await import('../../../src/seo/structured-data/page-graph.server.ts')

const english = await openContent('en')
const site = await readLayout('en')

async function storyIn(locale: 'en' | 'ja', slug: string, at?: Date) {
  const page = await pageOf(storyPage(await openContent(locale, at), slug))
  return read(pageGraph(page, await readLayout(locale), aboutStory(page)))
}

test('asScript: a title cannot end the script; a time without an offset gets one', async () => {
  const [page, article] = await storyIn('en', 'why-stars-twinkle')
  expect([page, article]).toMatchObject([{ name: HOSTILE }, { '@type': 'Article', headline: HOSTILE, datePublished: expect.stringMatching(/Z$/) }])
})

test('aboutStory: an unsigned story is by the organization, and is never modified before its publication date', async () => {
  const [page, article] = await storyIn('en', 'our-own-light-second-hand', new Date('3000-01-01'))
  expect(article).toMatchObject({ datePublished: '2999-01-01', author: { '@id': expect.stringMatching(/#organization$/) } })
  expect(article).not.toHaveProperty('dateModified')
  expect(page).toHaveProperty('dateModified')
})

test('aboutStory: fallback text has its language', async () => {
  const [page, article, way] = await storyIn('ja', 'drawing-what-is-not-there')
  expect([page?.['@id'], page, article]).toMatchObject([expect.stringContaining('/ja/'), { inLanguage: 'en' }, { inLanguage: 'en' }])
  expect(way).toMatchObject({ itemListElement: [{ name: 'ホーム' }, {}, {}] })
})

test('organization: the home page names the addresses of its profiles elsewhere', async () => {
  const home = await pageOf(homePage(english))
  const organization = read(pageGraph(home, site, aboutPage(home))).find((part) => part['@type'] === 'Organization')
  expect(organization).toMatchObject({ sameAs: ['https://social.example/@house', 'https://video.example/house'] })
})

test('organization: the home page has the opening hours of the house, at its location', async () => {
  const home = await pageOf(homePage(english))
  const organization = read(pageGraph(home, site, aboutPage(home))).find((part) => part['@type'] === 'Organization')
  // The hours of the whole year, which depend on no date.
  const daily = { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '14:00', closes: '22:00' }
  expect(organization).toMatchObject({
    location: { '@type': 'Place', address: { '@type': 'PostalAddress' }, openingHoursSpecification: expect.arrayContaining([expect.objectContaining(daily)]) },
  })
})

test('aboutListing: lists its pages in order; for a list narrowed to a topic, there is no graph', async () => {
  const all = await pageOf(storiesPage(english, undefined, 1))
  const [page] = read(pageGraph(all, site, aboutListing(all.stories)))
  expect(page).toMatchObject({ '@type': 'CollectionPage', mainEntity: [{ itemListElement: { length: all.stories.length } }] })
  const narrowed = await pageOf(storiesPage(english, 'moon', 1))
  expect(pageGraph(narrowed, site, aboutListing(narrowed.stories))).toBeUndefined()
})
