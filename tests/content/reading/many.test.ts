import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../../../src/content/content.ts'
import { changedSpace, copyOf, resource } from '../../support/spaces/export-file.ts'

const MANY = 1250

process.env['CONTENT_SPACE'] = changedSpace((space) => {
  const term = resource(space.entries, 'term-zenith')
  const page = resource(space.entries, 'page-imprint')
  const story = resource(space.entries, 'story-earthshine')
  const body = {
    en: {
      nodeType: 'document',
      data: {},
      content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'Short.', marks: [], data: {} }] }],
    },
  }
  for (let number = 0; number < MANY; number += 1) {
    const slug = { en: `number-${number}` }
    space.entries.push(
      copyOf(term, `term-${number}`, { slug }),
      copyOf(page, `page-${number}`, { slug, sections: {} }),
      copyOf(story, `story-${number}`, { slug, body, related: {} }),
    )
  }
})

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')

let content: Content

beforeAll(async () => {
  content = await openContent('en')
})

test(`lists: more than 1,000 terms and a tree of more than 1,000 pages are complete`, async () => {
  const found = await pageByPath(content, 'learn/glossary')
  if (found.kind !== 'page') throw new Error('The glossary is gone.')
  const list = found.page.sections.find((section) => section.type === 'list')
  expect(list?.type === 'list' && list.terms.length).toBe(MANY + 32)
  for (const number of [0, 999, 1000, MANY - 1]) expect((await pageByPath(content, `number-${number}`)).kind).toBe('page')
})

test('lists: pagination reaches every entry and ends', async () => {
  const first = await storiesPage(content, undefined, 1)
  if (first.kind !== 'page') throw new Error('The listing is gone.')
  expect(first.page.total).toBe(MANY + 24)
  expect((await storiesPage(content, undefined, first.page.pages)).kind).toBe('page')
  expect((await storiesPage(content, undefined, first.page.pages + 1)).kind).toBe('missing')
})
