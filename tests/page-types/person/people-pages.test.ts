import { expect, test } from 'vitest'
import site from '#config'
import { withSettings } from '../../support/with-settings.ts'

const SIZE = 3

const { peoplePage, openContent, people, person } = await withSettings({ limits: { ...site.limits, peoplePerPage: SIZE } }, async () => ({
  ...(await import('../../../src/site-content/site-content.server.ts')),
  ...(await import('../../../src/pages/person/listing/listing.server.ts')),
  ...(await import('../../../src/entries/person/page-type.server.ts')),
}))

test('peoplePage: many people fill several pages, each once and by name, and no page exists beyond the last', async () => {
  const content = await openContent('en')
  const total = (await people(content)).length
  const names: string[] = []
  for (let number = 1; number <= Math.ceil(total / SIZE); number += 1) {
    const found = await peoplePage(content, number)
    if (found.kind !== 'page') throw new Error(`Page ${number} is ${found.kind}.`)
    expect(found.page).toMatchObject({ page: number, pages: Math.ceil(total / SIZE), meta: { noindex: false } })
    names.push(...found.page.people.map(({ title }) => title.text))
  }
  expect(new Set(names).size).toBe(total)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  expect((await peoplePage(content, Math.ceil(total / SIZE) + 1)).kind).toBe('missing')
})

test('sitemap: contains every page of the listing', async () => {
  const content = await openContent('en')
  const entries = await people(content)
  expect((await person.sitemap(content, entries)).length).toBe(Math.ceil(entries.length / SIZE))
})
