import { expect, test } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const words = (text: string) => ({ 'en-US': text })

/** Returns the facts of a page with numbers in its fields, and the text of its parts, which have the same numbers. */
async function shownAs(numbers: Readonly<Record<string, number>>) {
  const fields = Object.keys(numbers).map((field) => [field, 'Integer'] as const)
  const values = Object.fromEntries(Object.entries(numbers).map(([field, value]) => [field, { 'en-US': value }]))
  const types = [
    typeOf('guide', 'title', [['title', 'Symbol'], ['slug', 'Symbol'], ...fields, ['figures', 'Array of Link to Entry']]),
    typeOf('figure', 'label', [['label', 'Symbol'], ...fields]),
  ]
  const entries = [
    entryOf('tides', 'guide', { title: words('Tides'), slug: words('tides'), ...values, figures: { 'en-US': [linkTo('Entry', 'boats')] } }),
    entryOf('winds', 'guide', { title: words('Winds'), slug: words('winds') }),
    entryOf('boats', 'figure', { label: words('Boats in the harbour'), ...values }),
  ]
  const mapping = { types: { guide: { as: 'generic', segment: 'guides', fields: { title: { from: 'title' }, slug: { from: 'slug' } } } } }
  const { atPath, openContent } = await inferredSite(types, entries, { mapping })
  const page = await pageOf(atPath(await openContent('en'), 'guides/tides', 1))
  if (!('own' in page) || !page.own) throw new Error('There is no page.')
  const text = JSON.stringify(page.own.parts)
  return { facts: page.own.facts.map(({ label, values: [first] }) => [label.text, first?.kind === 'text' && first.text.text]), text }
}

test('page of a custom model: a number has a name, and is a heading only in a section', async () => {
  const { facts, text } = await shownAs({ number: 7 })
  expect(facts).toEqual([['Number', '7']])
  expect(text).toContain('"level":3,"title":{"text":"7"},"label":{"text":"Boats in the harbour"}')
})

test('page of a custom model: years have no separator in any language, and other numbers have one', async () => {
  const years = ['year', 'foundedInYear', 'Baujahr', 'annee', 'anno', 'bouwjaar', 'rok']
  const { facts } = await shownAs({ ...Object.fromEntries(years.map((year) => [year, 1987])), yearlyPrice: 1900, visitors: 1987 })
  expect(facts.map(([, value]) => value)).toEqual([...years.map(() => '1987'), '1,900', '1,987'])
})
