import { beforeAll, expect, test } from 'vitest'
import { changedSpace, concept, link, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { pageOf } from '../../support/page-of.ts'

const CONCEPTS = ['stars', 'sun', 'corona']
let stories: string[] = []

/** Replaces the tags of three stories by concepts: that of a topic, a narrower one with a topic, and a narrower one without. */
function classify(draft: ExportDraft): void {
  const { entries } = draft
  draft.concepts = [concept('stars', { en: 'Stars' }), concept('sun', { en: 'Sun' }, 'stars'), concept('corona', { en: 'Corona' }, 'sun')]
  resource(entries, 'topic-stars').fields['concept'] = { en: 'stars' }
  resource(entries, 'topic-sun').fields['concept'] = { en: 'sun' }
  resource(entries, 'topic-moon').fields['concept'] = { en: 'unknown' }
  const own = entries.filter(({ sys }) => JSON.stringify(sys['contentType']).includes('"story"') && 'publishedVersion' in sys)
  for (const story of own) story.metadata = { tags: [], concepts: [] }
  stories = own.slice(0, CONCEPTS.length).map(({ sys }) => sys.id)
  for (const [at, id] of CONCEPTS.entries()) {
    const story = own[at]
    if (story) story.metadata = { tags: [], concepts: [link('TaxonomyConcept', id)] }
  }
  const tagged = own[CONCEPTS.length]
  if (tagged) tagged.metadata = { tags: [link('Tag', 'moon')], concepts: [] }
}

process.env['CONTENT_SPACE'] = changedSpace(classify)

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { topicPage } = await import('../../../src/pages/topic/page.server.ts')
const { topicsPage } = await import('../../../src/pages/topic/listing/listing.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')
type Content = Awaited<ReturnType<typeof openContent>>

let english: Content
let german: Content
beforeAll(async () => {
  ;[english, german] = [await openContent('en'), await openContent('de')]
})

function slugOf(content: Content, id: string): string {
  const place = content
    .preloaded('topic')
    .find((each) => each.id === id)
    ?.placeIn(content.locale)
  return place && 'slug' in place ? String(place.slug) : ''
}

const listed = ({ lists }: { lists: readonly { type: string; items: readonly { id: string }[] }[] }) =>
  lists.find(({ type }) => type === 'story')?.items.map(({ id }) => id) ?? []

test('topicPage: lists the entries with the concept of the topic and with narrower ones', async () => {
  expect(listed(await pageOf(topicPage(english, slugOf(english, 'topic-stars')))).toSorted()).toEqual(stories.toSorted())
  expect(listed(await pageOf(topicPage(english, slugOf(english, 'topic-sun')))).toSorted()).toEqual(stories.slice(1).toSorted())
})

test('topicPage: the breadcrumb contains the broader topics, and the page links to narrower ones, in its language', async () => {
  const sun = await pageOf(topicPage(german, slugOf(german, 'topic-sun')))
  expect(sun.breadcrumb.map(({ title }) => title.text)).toEqual(['Startseite', 'Themen', 'Sterne', 'Die Sonne'])
  const stars = await pageOf(topicPage(german, slugOf(german, 'topic-stars')))
  expect(stars.narrower.map(({ title }) => title.text)).toEqual(['Die Sonne'])
  expect(sun.narrower).toEqual([])
})

test('topicsPage: topics below others are links of the broader topic', async () => {
  const { topics, narrower } = await pageOf(topicsPage(english))
  expect(topics.map(({ id }) => id)).toContain('topic-stars')
  expect(topics.map(({ id }) => id)).not.toContain('topic-sun')
  expect(narrower['topic-stars']?.map(({ id }) => id)).toEqual(['topic-sun'])
})

test('storyPage: a concept without a topic leads to the topic of the nearest broader concept, and to stories with the same concept', async () => {
  const [story] = await english.all({ content_type: 'story', 'sys.id': stories[2] ?? '' })
  const place = story?.placeIn('en')
  const page = await pageOf(storyPage(english, place && 'slug' in place ? String(place.slug) : ''))
  expect(page.topics.map(({ id }) => id)).toEqual(['topic-sun'])
})

test('taggedWith: a topic whose concept is missing in the space uses its tag', async () => {
  const page = await pageOf(topicPage(english, slugOf(english, 'topic-moon')))
  expect(listed(page)).toHaveLength(1)
})
