import { expect, test } from 'vitest'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const words = (text: string) => ({ 'en-US': text })
const list = (...ids: readonly string[]) => ({ 'en-US': ids.map((id) => linkTo('Entry', id)) })

const TYPES = [
  typeOf('seite', 'titel', [
    ['titel', 'Symbol'],
    ['slug', 'Symbol'],
    ['wissenswertes', 'RichText'],
    ['abschnitte', 'Array of Link to Entry'],
  ]),
  typeOf('preisbereich', 'ueberschrift', [
    ['ueberschrift', 'Symbol'],
    ['tarife', 'Array of Link to Entry'],
    ['knopf', 'Link to Entry'],
    ['partner', 'Array of Link to Entry'],
  ]),
  typeOf('tarif', 'bezeichnung', [
    ['bezeichnung', 'Symbol'],
    ['leistungen', 'Array of Link to Entry'],
  ]),
  typeOf('leistung', 'bezeichnung', [
    ['bezeichnung', 'Symbol'],
    ['text', 'Text'],
  ]),
  typeOf('knopf', 'beschriftung', [
    ['beschriftung', 'Symbol'],
    ['url', 'Symbol'],
  ]),
]

const text = { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'Boats leave at nine, and return at noon.', marks: [], data: {} }] }

/** Opens the page `fares`, whose first section has the given fields. */
async function faresWith(section: JsonObject) {
  const entries = [
    entryOf('home', 'seite', { titel: words('Harbour'), slug: words('home'), abschnitte: list('times') }),
    entryOf('fares', 'seite', {
      titel: words('Fares'),
      slug: words('fares'),
      wissenswertes: { 'en-US': { nodeType: 'document', data: {}, content: [text] } },
      abschnitte: list('prices', 'times'),
    }),
    entryOf('prices', 'preisbereich', section),
    entryOf('times', 'preisbereich', { ueberschrift: words('Times') }),
    ...['Day ticket', 'Season ticket'].map((name) => entryOf(name, 'tarif', { bezeichnung: words(name), leistungen: list('bicycles') })),
    entryOf('bicycles', 'leistung', { bezeichnung: words('Bicycles'), text: words('Bicycles travel free of charge on all boats.') }),
    entryOf('buy', 'knopf', { beschriftung: words('Buy a ticket'), url: words('https://tickets.example/') }),
  ]
  const { atPath, openContent } = await inferredSite(TYPES, entries)
  const page = await pageOf(atPath(await openContent('en'), 'fares', 1))
  if (!('sections' in page)) throw new Error('There is no page of sections.')
  const [first] = page.sections
  if (first?.type !== 'genericSection') throw new Error('There is no section.')
  return { page, parts: first.own?.parts ?? [] }
}

const labelsOf = (parts: readonly { readonly label?: { readonly text: string } | undefined }[]) => parts.map(({ label }) => label?.text)

test('section of a custom model: its title is the heading of its only list, whose items keep their labels', async () => {
  const { parts } = await faresWith({ ueberschrift: words('What it costs'), tarife: list('Day ticket', 'Season ticket') })
  expect(labelsOf(parts)).toEqual([undefined])
  expect(parts).toMatchObject([{ sections: [{ level: 3, own: { parts: [{ label: { text: 'Leistungen' } }] } }, { level: 3 }] }])
})

test('section of a custom model: several lists, and a list without a title above it, have labels', async () => {
  const several = await faresWith({ ueberschrift: words('What it costs'), tarife: list('Day ticket'), partner: list('Season ticket') })
  expect(labelsOf(several.parts)).toEqual(['Tarife', 'Partner'])
  const untitled = await faresWith({ tarife: list('Day ticket', 'Season ticket') })
  expect(labelsOf(untitled.parts)).toEqual(['Tarife'])
})

test('section of a custom model: a single button has no label', async () => {
  const { parts } = await faresWith({ ueberschrift: words('What it costs'), knopf: { 'en-US': linkTo('Entry', 'buy') } })
  expect(parts).toMatchObject([{ kind: 'actions', actions: [{ label: { text: 'Buy a ticket' } }] }])
  expect(labelsOf(parts)).toEqual([undefined])
})

test('page of a custom model: its main text has no label, also if its name is unknown', async () => {
  const { page } = await faresWith({ ueberschrift: words('What it costs') })
  expect(page.own?.parts).toMatchObject([{ kind: 'text', id: 'wissenswertes' }])
  expect(labelsOf(page.own?.parts ?? [])).toEqual([undefined])
})
