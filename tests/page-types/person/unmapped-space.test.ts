import { expect, test } from 'vitest'
import { customSite } from '../../mapping/pages/custom-site.ts'
import { pageOf } from '../../support/page-of.ts'

test('peoplePage: lists the authors of an unmapped space', async () => {
  const site = await customSite()
  const { peoplePage } = await import('../../../src/pages/person/listing/listing.server.ts')
  const { people } = await pageOf(peoplePage(await site.openContent('en')))
  expect(people).toMatchObject([{ id: 'olena', summary: { text: 'Cook' } }])
})
