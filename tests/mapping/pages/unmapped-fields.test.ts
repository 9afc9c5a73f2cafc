import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Fact, UnmappedContent, UnmappedPart } from '../../../src/sections/unmapped-fields/unmapped-content.ts'
import { mediaAddress } from '../../../src/content/client/media.server.ts'
import { pictureAtAddress } from '../../../src/content/media/asset.server.ts'
import { pageOf } from '../../support/page-of.ts'
import { customSite } from './custom-site.ts'

const site = await customSite()
const own = await ownOf('en')

async function ownOf(locale: Locale): Promise<UnmappedContent> {
  const page = await pageOf(site.atPath(await site.openContent(locale), locale === 'de' ? 'recipes/borschtsch' : 'recipes/borscht', 1))
  return ('own' in page && page.own) || { facts: [], parts: [] }
}

function wordsOf({ values }: Fact): string[] {
  return values.map((value) => {
    if (value.kind === 'text') return value.text.text
    return value.kind === 'link' ? value.link.label.text : [value.moment.date, value.moment.time].join(' ')
  })
}

function part<K extends UnmappedPart['kind']>(kind: K, id: string): Extract<UnmappedPart, { kind: K }> {
  const found = own.parts.find((each): each is Extract<UnmappedPart, { kind: K }> => each.kind === kind && each.id === id)
  if (!found) throw new Error(`There is no ${kind} of ${id}.`)
  return found
}

test('entry page: a short value is a fact with the name of its field, formatted for the language', async () => {
  expect(own.facts.map((fact) => [fact.label.text, wordsOf(fact)])).toEqual([
    ['Servings', ['1,200']],
    ['Litres', ['1.25']],
    ['Invented in the year', ['1584']],
    ['Vegetarian', ['Yes']],
    ['Spicy', ['No']],
    ['Last tasted', ['15 January 2026 19:30']],
    ['Keywords', ['beet', 'winter', 'red']],
    ['Website', ['soup.example']],
    ['Contact', ['cook@soup.example']],
    ['Phone', ['+49 30 901820']],
    ['Shop', ['javascript:alert(1)']],
    // The policy does not allow pictures of other hosts. The link has the words of the file.
    ['Postcard', ['Evening at the lake']],
  ])
  expect((await ownOf('de')).facts.slice(0, 6).map(wordsOf)).toEqual([['1.200'], ['1,25'], ['1584'], ['Ja'], ['Nein'], ['15. Januar 2026 19:30']])
})

test('entry page: only safe addresses are links', () => {
  const targets = own.facts.flatMap(({ id, values }) => values.flatMap((value) => (value.kind === 'link' ? [[id, value.link.target]] : [])))
  expect(targets).toEqual([
    ['website', { kind: 'url', href: 'https://soup.example/borscht' }],
    ['contact', { kind: 'url', href: 'mailto:cook@soup.example' }],
    ['phone', { kind: 'url', href: 'tel:+4930901820' }],
    ['postcard', { kind: 'url', href: 'https://pictures.example/2024/evening-at-the-lake.jpg?w=300' }],
  ])
})

test('entry page: an address in a field for links is a link with the name of its host', () => {
  expect(part('actions', 'source').actions).toEqual([
    { label: { text: 'library.example' }, target: { kind: 'url', href: 'https://www.library.example/books?id=7' } },
  ])
})

test('entry page: the text of a field for code is a block of code', () => {
  expect(part('text', 'swift').text.blocks).toMatchObject([{ type: 'code', text: 'let soup = Soup()\nsoup.stir()' }])
})

test('pictureAt: returns a picture of an allowed host only', async () => {
  const content = await site.openContent('en')
  expect(content.pictureAt('https://pictures.example/lake.jpg')).toBeUndefined()
  expect(pictureAtAddress('https://files.example/lake.svg', mediaAddress(['https://files.example']))).toMatchObject({
    url: 'https://files.example/lake.svg',
    alt: { text: '' },
    vector: true,
    asIs: true,
  })
})

test('entry page: long texts preserve lines, documents and Markdown preserve their form, and long list items are stacked', () => {
  expect(part('text', 'remarks')).toMatchObject({ label: { text: 'Remarks' }, lines: true })
  expect(part('text', 'remarks').text.blocks).toMatchObject([{ children: [{ text: 'It is better\non the second day.' }] }, { type: 'paragraph' }])
  expect(part('text', 'method').text.blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'table'])
  // One level below the heading with the field's name.
  expect(part('text', 'method').text.blocks[0]).toMatchObject({ level: 3 })
  expect(part('text', 'story').text.blocks).toHaveLength(1)
  expect(part('text', 'ingredients').text.blocks).toMatchObject([{ type: 'list', items: { length: 3 } }])
})

test('entry page: several pictures are a gallery, files are downloads, and recordings have a player', () => {
  expect(part('sections', 'steps').sections).toMatchObject([{ type: 'gallery', title: { text: 'Steps in pictures' }, pictures: { length: 2 } }])
  expect(part('sections', 'sheet-files').sections).toMatchObject([{ type: 'downloads', files: [{ fileName: 'shopping.pdf' }] }])
  expect(part('recording', 'film-film')).toMatchObject({ medium: 'video', file: { fileName: 'soup.mp4' } })
  expect(part('recording', 'sound-sound')).toMatchObject({ medium: 'audio', file: { fileName: 'bubbles.mp3' } })
})

test('entry page: a location is a point with a link to a map', () => {
  expect(part('location', 'birthplace').location).toEqual({
    latitude: 50.4501,
    longitude: 30.5234,
    text: '50.4501° 30.5234°',
    map: { kind: 'url', href: 'https://www.openstreetmap.org/?mlat=50.4501&mlon=30.5234#map=14/50.4501/30.5234' },
  })
})

test('entry page: JSON is shown as facts or a table, and nested data without texts is left out', () => {
  expect(part('facts', 'nutrition').facts.map((fact) => [fact.label.text, wordsOf(fact)])).toEqual([
    ['Calories', ['240']],
    ['Fat per serving', ['3.5']],
    ['Organic', ['Yes']],
    ['Source', ['soup.example']],
  ])
  expect(part('text', 'timetable').text.blocks).toMatchObject([{ type: 'table', rows: { length: 3 } }])
  expect(own.parts.filter(({ id }) => id === 'settings')).toEqual([])
})

test('entry page: entries with a page are cards, parts are shown inline, and no entry contains itself', () => {
  expect(part('sections', 'goesWith-cards').sections).toMatchObject([
    { type: 'cards', title: { text: 'Goes well with' }, items: [{ id: 'rye' }, { id: 'kvass' }] },
  ])
  const [beets, dill] = part('sections', 'tips').sections
  expect(beets).toMatchObject({ type: 'genericSection', level: 3, title: { text: 'Roast the beets' }, picture: { id: 'spoon' } })
  expect(JSON.stringify(beets).match(/Roast the beets/g)).toHaveLength(1)
  expect(JSON.stringify(beets)).toContain('It colours the soup.')
  expect(dill).toMatchObject({
    own: { facts: [], parts: [{ kind: 'actions', actions: [{ label: { text: 'Buy dill' }, target: { href: 'https://dill.example/' } }] }] },
  })
})

test('entry page: shows each value once, and no empty values', () => {
  const shown = JSON.stringify(own)
  expect(shown).not.toContain('Borscht')
  expect(shown).not.toContain('"soup"')
  expect(shown).not.toContain('Nothing at all')
})

test('entry page: facts and larger parts have the order of the fields in the content type, also if editors change it', async () => {
  const space = z.object({
    contentTypes: z.array(z.looseObject({ sys: z.looseObject({ id: z.string() }), fields: z.array(z.looseObject({ id: z.string() })) })),
  })
  const file = process.env['CONTENT_SPACE'] ?? ''
  const draft = space.loose().parse(JSON.parse(readFileSync(file, 'utf8')))
  const recipe = draft.contentTypes.find(({ sys }) => sys.id === 'recipe')
  const order = recipe?.fields.map(({ id }) => id) ?? []
  // The id of a part begins with that of its field.
  const shown = ({ facts, parts }: UnmappedContent) => [facts, parts].map((list) => list.map(({ id }) => id.split('-')[0] ?? ''))
  const sorted = (list: readonly string[]) => list.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const [facts = [], parts = []] = shown(own)
  expect(parts.length).toBeGreaterThan(8)
  expect([facts, parts]).toEqual([sorted(facts), sorted(parts)])
  recipe?.fields.reverse()
  writeFileSync(file, JSON.stringify(draft))
  await expect.poll(async () => shown(await ownOf('en')), { timeout: 10_000 }).toEqual([facts.toReversed(), parts.toReversed()])
})
