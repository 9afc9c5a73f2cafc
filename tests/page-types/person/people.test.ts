import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../../../src/content/content.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { changedSpace, copyOf, link, resource } from '../../support/spaces/export-file.ts'

const STORIES = 40
const PEOPLE = 520

process.env['CONTENT_SPACE'] = changedSpace((space) => {
  const story = resource(space.entries, 'story-earthshine')
  for (let number = 0; number < STORIES; number += 1) {
    const published = { en: new Date(Date.UTC(2020, 0, number + 1)).toISOString() }
    space.entries.push(
      copyOf(story, `story-${number}`, { slug: { en: `number-${number}` }, authors: { en: [link('Entry', 'person-busy')] }, published, related: {} }),
    )
  }
  const person = resource(space.entries, 'person-salma-haddad')
  space.entries.push(copyOf(person, 'person-busy', { slug: { en: 'busy' } }))
  for (let number = 0; number < PEOPLE; number += 1) space.entries.push(copyOf(person, `person-${number}`, { slug: { en: `person-${number}` }, biography: {} }))
  space.entries.push(copyOf(person, 'person-without-page', { slug: {} }))
  const quote = resource(space.entries, 'quote-aldous-clock')
  space.entries.push({
    ...copyOf(quote, 'everybody'),
    sys: { ...quote.sys, id: 'everybody', contentType: link('ContentType', 'list') },
    fields: { kind: { en: 'person' } },
  })
  resource(space.entries, 'page-imprint').fields['sections'] = { en: [link('Entry', 'everybody')] }
})

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
const { people, personCards } = await import('../../../src/entries/person/page-type.server.ts')
const { personPage } = await import('../../../src/pages/person/page.server.ts')

let content: Content

beforeAll(async () => {
  content = await openContent('en')
})

async function page(number?: number) {
  const found = await personPage(content, 'busy', number)
  if (found.kind !== 'page') throw new Error(`The person is ${found.kind}.`)
  return found.page
}

test('personPage: stories fill several pages, the newest first and each once', async () => {
  const first = await page()
  expect([first.page, first.pages, first.stories.length]).toEqual([1, 5, 9])
  const all = (await Promise.all([1, 2, 3, 4, 5].map(page))).flatMap(({ stories }) => stories.map(({ id }) => id))
  expect(all).toEqual(Array.from({ length: STORIES }, (_, index) => `story-${STORIES - 1 - index}`))
  expect((await personPage(content, 'busy', 6)).kind).toBe('missing')
})

test('personPage: the first page shows the person, and further pages only list stories', async () => {
  const [first, second] = [(await page(1)).meta, (await page(2)).meta]
  expect([first.noindex, pathOf('en', first.place)]).toEqual([false, '/en/people/busy'])
  expect([second.noindex, pathOf('en', second.place)]).toEqual([true, '/en/people/busy?page=2'])
  expect(second.title).toBe(`${first.title}, page 2`)
})

test('list section: without a limit, it shows one page of items and links to the rest', async () => {
  const found = await pageByPath(content, 'imprint')
  const list = found.kind === 'page' ? found.page.sections.find((section) => section.type === 'list') : undefined
  expect(list).toMatchObject({ more: { place: { route: 'people' } } })
  expect(list?.type === 'list' && list.items.length).toBe(500)
})

test('personCards: the biography of a person without a page stands apart from the role', async () => {
  const [card] = personCards(await people(content, { 'sys.id': 'person-without-page' }), 1)
  const [linked] = personCards(await people(content, { 'sys.id': 'person-salma-haddad' }), 1)
  expect(card?.link).toBeUndefined()
  expect(card?.summary?.text).toBe(linked?.summary?.text)
  expect(card?.biography?.text).toMatch(/^\S.{40}/)
  expect(linked?.biography).toBeUndefined()
})
