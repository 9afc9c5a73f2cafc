import { expect, test } from 'vitest'
import type { Json } from 'contentful-emulator/json/json.ts'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

const words = (text: string) => ({ 'en-US': text })

/** Returns the blocks of a JSON value on the page of a guide. */
async function blocksOf(value: Json) {
  const types = [
    typeOf('guide', 'title', [
      ['title', 'Symbol'],
      ['slug', 'Symbol'],
      ['programme', 'Object'],
    ]),
  ]
  const entries = [entryOf('tides', 'guide', { title: words('Tides'), slug: words('tides'), programme: { 'en-US': value } })]
  const mapping = { types: { guide: { as: 'generic', segment: 'guides', fields: { title: { from: 'title' }, slug: { from: 'slug' } } } } }
  const { atPath, openContent } = await inferredSite(types, entries, { mapping })
  const page = await pageOf(atPath(await openContent('en'), 'guides/tides', 1))
  return ('own' in page && page.own ? page.own.parts : []).map((part) => (part.kind === 'text' ? part.text.blocks : part))
}

/** Returns the texts of blocks as lines. Items of nested lists are indented. */
function linesOf(value: unknown, depth = 0): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, depth))
  if (typeof value !== 'object' || value === null) return []
  if ('children' in value && Array.isArray(value.children)) return [`${'  '.repeat(depth)}${value.children.map(({ text }) => String(text)).join('')}`]
  return Object.values(value).flatMap((each) => linesOf(each, depth + ('type' in value && value.type === 'list' ? 1 : 0)))
}

test('nested JSON: is shown as nested lists with readable names', async () => {
  const blocks = await blocksOf({
    startsAt: '9:30',
    title: 'Harbour day',
    talks: [
      { title: 'How tides work', speakers: ['Ada Holm', 'Nils Berg'], id: 'x7', roomName: 'Boat house', seats: 1200, isFree: true },
      { title: 'Knots for beginners', materials: { rope: 'Two metres of rope' } },
    ],
  })
  expect(linesOf(blocks)).toEqual([
    '  Starts at 9:30',
    '  Harbour day',
    '  Talks',
    '    How tides work',
    '      Speakers',
    '        Ada Holm',
    '        Nils Berg',
    '      Room name Boat house',
    '      Seats 1,200',
    '      Is free Yes',
    '    Knots for beginners',
    '      Materials',
    '        Rope Two metres of rope',
  ])
})

test('nested JSON: data for machines is left out', async () => {
  expect(await blocksOf({ all: [{ field: 'country', operator: 'in', value: ['Germany'] }] })).toEqual([])
})
