import { expect, test } from 'vitest'
import { customSite } from '../../mapping/pages/custom-site.ts'
import { pageOf } from '../../support/page-of.ts'

const site = await customSite()
const content = await site.openContent('en')

test('storyPage: the author in an unmapped space is a name without a page', async () => {
  const { authors } = await pageOf(site.storyPage(content, 'we-have-opened'))
  expect(authors).toMatchObject([{ title: { text: 'Olena Kovalenko' } }])
  expect(authors[0]).not.toHaveProperty('link.kind')
})

test('peoplePage: lists the authors of an unmapped space', async () => {
  const { peoplePage } = await import('../../../src/pages/person/listing/listing.server.ts')
  const { people } = await pageOf(peoplePage(content))
  expect(people).toMatchObject([{ id: 'olena', summary: { text: 'Cook' } }])
})
