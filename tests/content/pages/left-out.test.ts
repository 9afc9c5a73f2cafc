import { beforeAll, expect, test } from 'vitest'
import { changedSpace, copyOf, resource } from '../../support/spaces/export-file.ts'
import { explained } from './explained.ts'

beforeAll(() => {
  process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
    const story = resource(entries, 'story-drawing-mars')
    const named = (id: string, fields = {}) => copyOf(story, id, { slug: { en: id, ja: id }, ...fields })
    const draft = named('unpublished')
    delete draft.sys['publishedVersion']
    delete draft.sys['publishedAt']
    entries.push(draft, named('untitled', { title: {} }))
  })
})

test('whyMissing: explains that the entry with this slug is a draft', async () => {
  expect(await explained('unpublished')).toBe('An entry with this slug is a draft: publish it, or open the preview.')
})

test('whyMissing: names the field because of which an entry is left out', async () => {
  expect(await explained('untitled')).toBe('Entry untitled is left out: its field title is required and empty; the story is left out.')
})
