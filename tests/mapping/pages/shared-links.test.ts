import { expect, test } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const words = (text: string) => ({ 'en-US': text })
const to = (id: string) => ({ 'en-US': linkTo('Entry', id) })
const richText = (nodeType: string, value: string) => ({ nodeType, data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] })

const TYPES = [
  typeOf('page', 'title', [
    ['title', 'Symbol'],
    ['slug', 'Symbol'],
    ['sections', 'Array of Link to Entry'],
  ]),
  typeOf('introSection', 'text', [
    ['text', 'RichText'],
    ['openingTimes_en', 'Symbol'],
    ['openingTimes_de', 'Symbol'],
    ['cta', 'Link to Entry'],
  ]),
  typeOf('cta', 'label', [
    ['label', 'Symbol'],
    ['link', 'Link to Entry'],
  ]),
  typeOf('externalUrl', 'name', [
    ['name', 'Symbol'],
    ['url', 'Symbol'],
  ]),
]

async function pageWith(...buttons: readonly (readonly [label: string, target: string])[]) {
  const text = { nodeType: 'document', data: {}, content: [richText('heading-1', 'Harbour tours'), richText('paragraph', 'Boats leave at nine.')] }
  const sections = buttons.map(([label], n) =>
    entryOf(`s${n}`, 'introSection', {
      ...(n === 0 && { text: { 'en-US': text } }),
      openingTimes_en: words('Nine to five'),
      openingTimes_de: words('Neun bis fünf'),
      cta: to(label),
    }),
  )
  const entries = [
    entryOf('home', 'page', { title: words('Home'), slug: words('home'), sections: { 'en-US': [] } }),
    entryOf('tours', 'page', { title: words('Harbour tours'), slug: words('tours'), sections: { 'en-US': sections.map((_, n) => linkTo('Entry', `s${n}`)) } }),
    entryOf('map', 'externalUrl', { name: words('The map'), url: words('https://map.example/') }),
    ...buttons.map(([label, target]) => entryOf(label, 'cta', { label: words(label), link: to(target) })),
    ...sections,
  ]
  const { atPath, openContent } = await inferredSite(TYPES, entries)
  const page = await pageOf(atPath(await openContent('en'), 'tours', 1))
  if (!('sections' in page)) throw new Error('There is no page of sections.')
  return page.sections.flatMap((section) => (section.type === 'genericSection' ? [section] : []))
}

const buttonsOf = (sections: Awaited<ReturnType<typeof pageWith>>) =>
  sections.flatMap(({ own }) => own?.parts.flatMap((part) => (part.kind === 'actions' ? part.actions : [])) ?? [])

test('section of a custom model: a button may lead to a page or to a link that several buttons share', async () => {
  const sections = await pageWith(['See the map', 'map'], ['Go home', 'home'])
  expect(buttonsOf(sections)).toMatchObject([
    { label: { text: 'See the map' }, target: { kind: 'url', href: 'https://map.example/' } },
    { label: { text: 'Go home' }, target: { kind: 'place' } },
  ])
})

test('page of a custom model: the first section does not repeat the title of the page as a heading', async () => {
  const [first] = await pageWith(['See the map', 'map'])
  expect(first?.body?.blocks.map(({ type }) => type)).toEqual(['paragraph'])
})

test('section of a custom model: names of fields do not end with the language', async () => {
  const [first] = await pageWith(['See the map', 'map'])
  expect(first?.own?.facts.map(({ label }) => label.text)).toEqual(['Opening times'])
})
