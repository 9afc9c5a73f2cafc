import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { configOf } from '../../support/content-config.ts'
import { pageOf } from '../../support/page-of.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'

const words = (text: string) => ({ 'en-US': text })
const LETTERS = [...'ABCDEFGHIJKL']
const TYPES = [
  typeOf('tag', 'title', [
    ['title', 'Symbol'],
    ['slug', 'Symbol'],
  ]),
  typeOf('post', 'title', [
    ['title', 'Symbol'],
    ['slug', 'Symbol'],
    ['tags', 'Array of Link to Entry'],
  ]),
]
const TOPICS = LETTERS.flatMap((letter) =>
  Array.from({ length: 12 }, (_, at) =>
    entryOf(`topic-${letter}${at}`, 'tag', { title: words(`${letter} topic ${at}`), slug: words(`${letter.toLowerCase()}-${at}`) }),
  ),
)
const POSTS = LETTERS.map((letter, at) =>
  entryOf(`post-${letter}`, 'post', {
    title: words(`Post ${letter}`),
    slug: words(`post-${letter.toLowerCase()}`),
    // Each post has the topics of the letters before it, so that the first ones are used most.
    tags: { 'en-US': LETTERS.slice(0, at + 1).map((each) => linkTo('Entry', `topic-${each}0`)) },
  }),
)
const MAPPING = {
  types: {
    tag: { as: 'topic', fields: { title: { from: 'title' }, slug: { from: 'slug' } } },
    post: { as: 'story', fields: { title: { from: 'title' }, slug: { from: 'slug' } } },
  },
}

const file = join(temporaryFolder('many-topics'), 'space.json')
const locales = [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }]
writeFileSync(
  file,
  JSON.stringify({ space: { sys: { id: 'topics', type: 'Space' } }, locales, contentTypes: TYPES, entries: [...TOPICS, ...POSTS], assets: [] }),
)
process.env['CONTENT_SPACE'] = file
vi.stubEnv('TEST_CONTENT_CONFIG', configOf(MAPPING))
const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { topicsPage } = await import('../../../src/pages/topic/listing/listing.server.ts')
const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
const content = await openContent('en')

test('topicsPage: many topics are on several pages, by their first letters, with links to each letter', async () => {
  const [first, second] = [await pageOf(topicsPage(content)), await pageOf(topicsPage(content, 2))]
  expect([first.pages, first.topics.length, second.topics.length]).toEqual([2, 96, 48])
  expect(first.letters?.map(({ letter, topics }) => [letter, topics.length])).toEqual(LETTERS.slice(0, 8).map((letter) => [letter, 12]))
  expect(first.initials).toEqual(LETTERS.map((letter, at) => ({ letter, page: at < 8 ? 1 : 2 })))
  expect(second.meta).toMatchObject({ title: 'Topics, page 2', place: { route: 'topics', page: 2 } })
  expect((await topicsPage(content, 3)).kind).toBe('missing')
})

test('storiesPage: of many topics, the filter has the ten that stories have most often, the active one, and a link to all', async () => {
  const titlesOf = async (topic?: string) => {
    const { filter } = await pageOf(storiesPage(content, topic, 1))
    return filter.groups.find(({ id }) => id === 'topic')?.options.map(({ title }) => title.text)
  }
  const most = LETTERS.slice(0, 10).map((letter) => `${letter} topic 0`)
  expect(await titlesOf()).toEqual(['All topics', ...most, 'See all'])
  expect(await titlesOf('l-3')).toEqual(['All topics', ...most, 'L topic 3', 'See all'])
})
