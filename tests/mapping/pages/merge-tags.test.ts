import { expect, test } from 'vitest'
import type { Json } from 'contentful-emulator/json/json.ts'
import { plainTextOfBlocks } from '../../../src/rich-text/plain-text.ts'
import { pageOf } from '../../support/page-of.ts'
import { changedSpace, link, resource } from '../../support/spaces/export-file.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite, openSite } from './custom-site.ts'

const MERGE_TAG = typeOf('nt_mergetag', 'nt_name', [
  ['nt_name', 'Symbol'],
  ['nt_fallback', 'Symbol'],
  ['nt_mergetag_id', 'Symbol'],
])
const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const embedded = (id: string) => ({ nodeType: 'embedded-entry-inline', data: { target: linkTo('Entry', id) }, content: [] })
const paragraph = (...content: Json[]) => ({ nodeType: 'paragraph', data: {}, content })

test('custom model: a merge tag is shown with its text for all visitors, or not at all', async () => {
  const field = (value: Json) => ({ 'en-US': value })
  const page = typeOf('page', 'title', [
    ['title', 'Symbol'],
    ['slug', 'Symbol'],
    ['text', 'RichText'],
  ])
  const body = paragraph(text('Boats from '), embedded('city'), text(' leave at nine'), embedded('weather'), text('.'))
  const entries = [
    entryOf('home', 'page', { title: field('Home'), slug: field('home') }),
    entryOf('tours', 'page', { title: field('Tours'), slug: field('tours'), text: field({ nodeType: 'document', data: {}, content: [body] }) }),
    entryOf('city', 'nt_mergetag', { nt_name: field('[Merge Tag] City'), nt_fallback: field('your town'), nt_mergetag_id: field('location.city') }),
    entryOf('weather', 'nt_mergetag', { nt_name: field('[Merge Tag] Weather'), nt_mergetag_id: field('traits.weather') }),
    entryOf('unused', 'nt_mergetag', { nt_name: field('[Merge Tag] Unused'), nt_fallback: field('unused words'), nt_mergetag_id: field('traits.x') }),
  ]
  const { atPath, homePage, openContent } = await inferredSite([page, MERGE_TAG], entries)
  const content = await openContent('en')
  expect(JSON.stringify(await pageOf(atPath(content, 'tours', 1)))).toMatch(/"Boats from ".*"your town".*" leave at nine".*"\."/)
  for (const shown of [await pageOf(atPath(content, 'tours', 1)), await pageOf(homePage(content))]) {
    expect(JSON.stringify(shown)).not.toMatch(/Merge Tag|unused words|location\.city/)
  }
})

test('the site’s model: a merge tag is shown with its text for all visitors', async () => {
  const file = changedSpace(({ contentTypes, entries }) => {
    const { body } = resource(entries, 'story-seeing').fields
    const document: { content: object[] } = Object(body?.['en'])
    document.content.unshift(paragraph(text('Clear nights in '), { ...embedded('city'), data: { target: link('Entry', 'city') } }, text('.')))
    contentTypes.push(MERGE_TAG)
    const { sys } = resource(entries, 'story-seeing')
    const own = { ...sys, id: 'city', contentType: link('ContentType', 'nt_mergetag') }
    entries.push({ sys: own, fields: { nt_name: { en: '[Merge Tag] City' }, nt_fallback: { en: 'your town' } } })
  })
  const { openContent, storyPage } = await openSite(file)
  const { body } = await pageOf(storyPage(await openContent('en'), 'why-stars-twinkle'))
  expect(body && plainTextOfBlocks(body.blocks)).toMatch(/^Clear nights in your town\./)
})
