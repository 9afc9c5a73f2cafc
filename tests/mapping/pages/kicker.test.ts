import { expect, test } from 'vitest'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import type { Mapping } from 'content-mapping/mapping.ts'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const words = (text: string) => ({ 'en-US': text })

/** Returns the sections of a page that consists of one section with a line above its title. */
async function sectionsOf(type: string, kicker: string, fields: JsonObject, mapping?: Mapping) {
  const types = [
    typeOf('page', 'title', [
      ['title', 'Symbol'],
      ['slug', 'Symbol'],
      ['sections', 'Array of Link to Entry'],
    ]),
    typeOf(type, 'headline', [
      [kicker, 'Symbol'],
      ['headline', 'Symbol'],
      ['text', 'Text'],
      ['layout', 'Symbol'],
    ]),
  ]
  const entries = [
    entryOf('home', 'page', { title: words('Home'), slug: words('home') }),
    entryOf('tours', 'page', { title: words('Tours'), slug: words('tours'), sections: { 'en-US': [linkTo('Entry', 'first')] } }),
    entryOf('first', type, { [kicker]: words('Since 1987'), text: words('Boats leave at nine, and return at noon.'), ...fields }),
  ]
  const { atPath, openContent } = await inferredSite(types, entries, mapping && { mapping })
  const page = await pageOf(atPath(await openContent('en'), 'tours', 1))
  return 'sections' in page ? page.sections : []
}

test('section of a custom model: the line above its title stands there, in any language', async () => {
  for (const kicker of ['eyebrow', 'surtitre', 'occhiello', 'dachzeile', 'preTitle', 'nadtytuł'])
    expect(await sectionsOf('textBlock', kicker, { headline: words('Harbour tours') })).toMatchObject([
      { kicker: { text: 'Since 1987' }, title: { text: 'Harbour tours' }, own: undefined },
    ])
})

test('hero of a custom model: the line above its title is the label of the title', async () => {
  const mapping: Mapping = {
    types: {
      page: { as: 'page', fields: { title: { from: 'title' }, slug: { from: 'slug' }, sections: { from: 'sections' } } },
      opening: { as: 'hero', fields: { title: { from: 'headline' }, text: { from: 'text' } } },
    },
  }
  expect(await sectionsOf('opening', 'kicker', { headline: words('Harbour tours') }, mapping)).toMatchObject([
    { type: 'hero', name: { text: 'Since 1987' }, title: { text: 'Harbour tours' } },
  ])
})

test('section of a custom model: without a title, the line above it is a heading', async () => {
  const [section, ...others] = await sectionsOf('textBlock', 'eyebrow', {})
  expect(others).toEqual([])
  expect(JSON.stringify(section).match(/Since 1987/g)).toHaveLength(1)
})
