import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-repeated-title-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
  vi.resetModules()
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
  const file = join(folder, 'harbour.json')
  const locales = [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }]
  writeFileSync(file, JSON.stringify({ space: { sys: { id: 'harbour', type: 'Space' } }, locales, contentTypes: TYPES, entries, assets: [] }))
  process.env['CONTENT_SPACE'] = file
  vi.stubEnv('TEST_CONTENT_CONFIG', undefined)
  const { openContent } = await import('../../../src/site-content/site-content.server.ts')
  const { atPath } = await import('../../../src/pages/at-path/at-path.server.ts')
  const page = await pageOf(atPath(await openContent('en'), 'tours', 1))
  if (!('sections' in page)) throw new Error('There is no page of sections.')
  return page.sections.map((section) => ('title' in section ? section.title?.text : undefined))
}

test('page of a custom model: the first section does not repeat the title of the page as its own', async () => {
  expect(await titlesBelow('Harbour Tours ', 'Harbour tours', 'Prices')).toEqual([undefined, 'Harbour tours', 'Prices'])
  expect(await titlesBelow('Prices', 'Harbour tours')).toEqual(['Prices', 'Harbour tours'])
})
