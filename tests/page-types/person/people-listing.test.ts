import { expect, test } from 'vitest'
import { peoplePage } from '../../../src/pages/person/listing/listing.server.ts'
import { personPage } from '../../../src/pages/person/page.server.ts'
import { openContent } from '../../../src/site-content/site-content.server.ts'
import { pageOf } from '../../support/page-of.ts'

test('peoplePage: returns all people in the collation order of the language, each with a picture', async () => {
  const { people } = await pageOf(peoplePage(await openContent('de')))
  expect(people.length).toBe(8)
  const titles = people.map(({ title }) => title.text)
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('de').compare))
  expect(people.every(({ picture, link }) => picture && link?.kind === 'place')).toBe(true)
})

test('personPage: its breadcrumb leads up to the listing, in a language that lacks the person too', async () => {
  const person = await pageOf(personPage(await openContent('de'), 'salma-haddad'))
  expect(person.breadcrumb.at(-2)?.target).toMatchObject({ place: { route: 'people' } })
})

test('personPage: lists the stories that the person wrote', async () => {
  const person = await pageOf(personPage(await openContent('en'), 'salma-haddad'))
  expect(person.stories.length).toBeGreaterThan(0)
})
