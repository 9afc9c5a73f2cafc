import { expect, test } from 'vitest'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const words = (text: string) => ({ 'en-US': text })

/** Returns the home page of a space whose first section is of the given type. */
async function homeWith(block: string, fields: JsonObject) {
  const picture = {
    url: '//images.ctfassets.net/a/b/c/quay.jpg',
    fileName: 'quay.jpg',
    contentType: 'image/jpeg',
    details: { image: { width: 1600, height: 900 } },
  }
  const types = [
    typeOf('page', 'title', [
      ['title', 'Symbol'],
      ['slug', 'Symbol'],
      ['intro', 'Text'],
      ['sections', 'Array of Link to Entry'],
    ]),
    typeOf(block, 'heading', [
      ['heading', 'Symbol'],
      ['text', 'Text'],
      ['image', 'Link to Asset'],
    ]),
  ]
  const entries = [
    entryOf('home', 'page', { slug: words('home'), sections: { 'en-US': [linkTo('Entry', 'block')] }, ...fields }),
    entryOf('tours', 'page', { title: words('Tours'), slug: words('tours') }),
    entryOf('block', block, {
      heading: words('Three quays, one ticket'),
      text: words('Boats leave at nine, and return at noon.'),
      image: { 'en-US': linkTo('Asset', 'quay') },
    }),
  ]
  const sys = { id: 'quay', type: 'Asset', createdAt: '2025-01-01T00:00:00Z', updatedAt: '2025-01-01T00:00:00Z' }
  const assets = [{ sys, fields: { title: words('The quay'), file: { 'en-US': picture } } }]
  const { homePage, openContent } = await inferredSite(types, entries, { assets })
  const { title, summary, sections } = await pageOf(homePage(await openContent('en')))
  return { title: title.text, summary: summary?.text, sections }
}

test('home page of a custom model: a plain block below its title and introduction does not replace them', async () => {
  const { title, summary, sections } = await homeWith('textBlock', { title: words('Boats of Sandwick'), intro: words('The harbour is open every day.') })
  expect([title, summary]).toEqual(['Boats of Sandwick', 'The harbour is open every day.'])
  expect(sections).toMatchObject([{ type: 'genericSection', title: { text: 'Three quays, one ticket' } }])
})

test('home page of a custom model: a block with a picture is its hero if it is called so, or without other words', async () => {
  const hero = [{ type: 'hero', title: { text: 'Three quays, one ticket' } }]
  expect((await homeWith('heroBanner', { title: words('Boats of Sandwick') })).sections).toMatchObject(hero)
  expect((await homeWith('textBlock', { title: words('Home') })).sections).toMatchObject(hero)
})
