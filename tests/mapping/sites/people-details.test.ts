import { expect, test } from 'vitest'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { entry } from '../infer/models/model.ts'
import { readForeignSite } from './foreign-site.ts'
import { writtenSpace } from './written-space.ts'

const LINES = {
  teamMember: 'name:s jobTitle:s portrait:a biography:t tools:ss languages:s website:s mail:s seasons:i previously:s',
  post: 'title:s slug:s!@slugEditor body:t',
}
const MEMBERS = [
  entry('teamMember', 'rosa', {
    name: 'Rosa Alba',
    jobTitle: 'Baker',
    biography: 'Rosa bakes with her sister.',
    tools: ['Oven', 'Peel'],
    languages: 'Portuguese, Catalan',
    website: 'https://www.rosa.example/bread',
    mail: 'rosa@bread.example',
    seasons: 12,
    previously: '/team/rosa',
  }),
  entry('teamMember', 'gerda', { name: 'Gerda Holm', jobTitle: 'Miller', biography: 'Gerda came from Oslo.', languages: 'Miller' }),
]
const POSTS = ['Rye', 'Spelt'].map((title) => entry('post', title, { title, slug: title.toLowerCase(), body: 'It takes two days.' }))

test.skipIf(isAbsent('person'))('list of people: cards of people without pages show the texts and addresses of their unmapped fields', async () => {
  const { html } = await readForeignSite(writtenSpace(LINES, [...MEMBERS, ...POSTS]))
  const list = html.get('{"route":"people"}') ?? ''
  expect(list).toContain('Oven, Peel')
  expect(list).toContain('Portuguese, Catalan')
  expect(list).toMatch(/<a href="https:\/\/www\.rosa\.example\/bread"[^>]*>rosa\.example<\/a>/)
  expect(list).toMatch(/<a href="mailto:rosa@bread\.example"[^>]*>rosa@bread\.example<\/a>/)
  expect(list).toMatch(/Seasons<\/dt><dd[^>]*>12</)
  expect(list).not.toMatch(/\/team\/rosa|Website|Mail/)
  // A text that the card already shows is not repeated.
  expect(list.split('Miller')).toHaveLength(2)
})
