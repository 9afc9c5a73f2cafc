import { expect, test } from 'vitest'
import { storyFilter } from '../../../src/pages/story/listing/story-filter.server.ts'
import { openContent } from '../../../src/site-content/site-content.server.ts'

test('storyFilter: offers topics only if the space has some', async () => {
  const content = await openContent('en')
  const groupsOf = async (given: typeof content) => (await storyFilter(given, undefined, undefined)).groups.map(({ id }) => id)
  expect(await groupsOf(content)).toEqual(['topic', 'order'])
  const withoutTopics = new Proxy(content, { get: (target, name) => (name === 'preloaded' ? () => [] : Reflect.get(target, name, target)) })
  expect(await groupsOf(withoutTopics)).toEqual(['order'])
})
