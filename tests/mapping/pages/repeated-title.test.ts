import { expect, test } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const TYPES = [
  typeOf('page', 'title', [
    ['title', 'Symbol'],
    ['slug', 'Symbol'],
    ['sections', 'Array of Link to Entry'],
  ]),
  typeOf('textBlock', 'heading', [
    ['heading', 'Symbol'],
    ['text', 'Text'],
  ]),
]

/** Returns the titles of the sections on a page whose title is "Harbour tours". */
async function titlesBelow(...headings: readonly string[]) {
  const field = (value: string) => ({ 'en-US': value })
  const blocks = headings.map((heading, n) =>
    entryOf(`block-${n}`, 'textBlock', { heading: field(heading), text: field('Boats leave at nine, and return at noon.') }),
  )
  const sections = { 'en-US': blocks.map((_, n) => linkTo('Entry', `block-${n}`)) }
  const entries = [
    entryOf('home', 'page', { title: field('Home'), slug: field('home') }),
    entryOf('tours', 'page', { title: field('Harbour tours'), slug: field('tours'), sections }),
    ...blocks,
  ]
  const { atPath, openContent } = await inferredSite(TYPES, entries)
  const page = await pageOf(atPath(await openContent('en'), 'tours', 1))
  if (!('sections' in page)) throw new Error('There is no page of sections.')
  return page.sections.map((section) => ('title' in section ? section.title?.text : undefined))
}

test('page of a custom model: the first section does not repeat the title of the page as its own', async () => {
  expect(await titlesBelow('Harbour Tours ', 'Harbour tours', 'Prices')).toEqual([undefined, 'Harbour tours', 'Prices'])
  expect(await titlesBelow('Prices', 'Harbour tours')).toEqual(['Prices', 'Harbour tours'])
})
