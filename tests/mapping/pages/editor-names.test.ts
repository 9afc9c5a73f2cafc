import { expect, test } from 'vitest'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const words = (text: string) => ({ 'en-US': text })
const to = (id: string) => ({ 'en-US': linkTo('Entry', id) })
const list = (...ids: readonly string[]) => ({ 'en-US': ids.map((id) => linkTo('Entry', id)) })

const TYPES = [
  typeOf('landingPage', 'internalName', [
    ['internalName', 'Symbol'],
    ['slug', 'Symbol'],
    ['metaTitle', 'Symbol'],
    ['seo', 'Link to Entry'],
    ['sections', 'Array of Link to Entry'],
  ]),
  typeOf('seo', 'title', [
    ['title', 'Symbol'],
    ['description', 'Text'],
    ['noIndex', 'Boolean'],
  ]),
  typeOf('textBlock', 'heading', [
    ['heading', 'Symbol'],
    ['text', 'Text'],
  ]),
]

/** Returns the title of the page `fares` with the given fields, on the page, in the breadcrumb below it, and in lists. */
async function titlesOf(fields: JsonObject) {
  const text = words('Boats leave at nine, and return at noon.')
  const entries = [
    entryOf('home', 'landingPage', { internalName: words('Page: Home'), slug: words('home'), metaTitle: words('Harbour'), sections: list('block') }),
    entryOf('tours', 'landingPage', { internalName: words('Page: Tours'), slug: words('tours'), metaTitle: words('Tours | Harbour'), sections: list('block') }),
    entryOf('fares', 'landingPage', { internalName: words('Page: Fares 2027'), slug: words('fares'), ...fields }),
    entryOf('block', 'textBlock', { heading: words('What it costs'), text }),
    entryOf('search', 'seo', { title: words('Fares of all boats | Harbour'), description: text }),
  ]
  const { atPath, openContent } = await inferredSite(TYPES, entries)
  const { pageCard } = await import('../../../src/entries/page/page-type.server.ts')
  const content = await openContent('en')
  const [entry] = await content.all({ 'sys.id': 'fares' })
  if (!entry) throw new Error('There is no page.')
  const page = await pageOf(atPath(content, 'fares', 1))
  if (!('sections' in page)) throw new Error('There is no page of sections.')
  return [page.title.text, page.breadcrumb.at(-1)?.title.text, pageCard(entry)?.title.text, entry.name?.text]
}

test('page of a custom model with an internal name: its title is the one for search engines, without the name of the site', async () => {
  expect(await titlesOf({ metaTitle: words('Fares – Harbour'), sections: list('block') })).toEqual(Array(4).fill('Fares'))
  expect(await titlesOf({ metaTitle: words('Fares – by boat'), sections: list('block') })).toEqual(Array(4).fill('Fares – by boat'))
  expect(await titlesOf({ seo: to('search'), sections: list('block') })).toEqual(Array(4).fill('Fares of all boats'))
})

test('page of a custom model with an internal name: its title is that of the first section, or the name without marks of editors', async () => {
  expect(await titlesOf({ sections: list('block') })).toEqual(Array(4).fill('What it costs'))
  expect(await titlesOf({})).toEqual(Array(4).fill('Fares 2027'))
})
