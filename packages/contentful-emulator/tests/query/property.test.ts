import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { ask, SPACE, writeSpace } from '../example-space.ts'
import { plainIncludes, plainSearch, type PlainEntry, type PlainFilter, type PlainModel, type PlainQuery } from './plain-scan.ts'

const model: PlainModel = {
  defaultLocale: 'en',
  fallback: { de: 'en', ch: 'de' },
  types: {
    title: { kind: 'text', localized: true },
    body: { kind: 'text', localized: true },
    labels: { kind: 'text', localized: false },
    count: { kind: 'number', localized: false },
    rating: { kind: 'number', localized: true },
    when: { kind: 'date', localized: false },
    live: { kind: 'boolean', localized: false },
    place: { kind: 'place', localized: false },
    ref: { kind: 'link', localized: true },
    refs: { kind: 'link', localized: false },
    cover: { kind: 'link', localized: false },
  },
}

const FIELD_TYPES: Readonly<Record<string, object>> = {
  title: { type: 'Symbol' },
  body: { type: 'Text' },
  labels: { type: 'Array', items: { type: 'Symbol' } },
  count: { type: 'Integer' },
  rating: { type: 'Number' },
  when: { type: 'Date' },
  live: { type: 'Boolean' },
  place: { type: 'Location' },
  ref: { type: 'Link', linkType: 'Entry' },
  refs: { type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
  cover: { type: 'Link', linkType: 'Asset' },
}

// Few different values, so that queries often match.
const word = fc.constantFrom('red', 'rose', 'green', 'Grün', 'blue')
const localizedText = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const whole = fc.integer({ min: -2, max: 3 })
const fraction = fc.constantFrom(-1.5, 0, 0.5, 2, 1e6)
const date = fc.constantFrom('2026-01-01', '2026-01-01T00:00:00Z', '2026-01-01T01:00:00+01:00', '2025-12-31T23:30:00.000Z', '2026-02-01T12:00-05:00')
const point = fc.record({ lat: fc.integer({ min: -80, max: 80 }), lon: fc.integer({ min: -170, max: 170 }) })
const id = fc.constantFrom('e0', 'e1', 'e2', 'e3', 'gone')
const link = id.map((target) => ({ sys: { type: 'Link', linkType: 'Entry', id: target } }))
const localized = (value: fc.Arbitrary<unknown>) => fc.dictionary(fc.constantFrom('en', 'de', 'ch'), fc.option(value, { freq: 8 }), { maxKeys: 3 })

const STORED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  title: localizedText,
  body: localizedText,
  labels: fc.array(word, { maxLength: 3 }),
  count: whole,
  rating: fraction,
  when: date,
  live: fc.boolean(),
  place: point,
  ref: link,
  refs: fc.array(link, { maxLength: 3 }),
  cover: fc.constantFrom('a0', 'a1', 'gone').map((target) => ({ sys: { type: 'Link', linkType: 'Asset', id: target } })),
}

const fields = fc.record(Object.fromEntries(Object.entries(STORED).map(([name, value]) => [name, localized(value)])), { requiredKeys: [] })

const entries: fc.Arbitrary<PlainEntry[]> = fc
  .array(fc.record({ contentType: fc.constantFrom('thing', 'other'), updatedAt: fc.integer({ min: 0, max: 3 }), fields }), { maxLength: 12 })
  .map((list) => list.map((entry, i) => ({ id: `e${i}`, ...entry, fields: definedFields(entry.fields) })))

function definedFields(all: Readonly<Record<string, unknown>>): PlainEntry['fields'] {
  return Object.fromEntries(Object.entries(all).map(([name, byLocale]) => [name, Object.fromEntries(Object.entries(Object(byLocale)))]))
}

const equality = ['', '[ne]', '[in]', '[nin]', '[all]']
const range = ['[lt]', '[lte]', '[gt]', '[gte]']
const one = (field: string, operators: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<PlainFilter> =>
  fc.constantFrom(...operators).chain((operator) => {
    const isList = ['[in]', '[nin]', '[all]'].includes(operator)
    const values = isList ? fc.array(value, { minLength: 1, maxLength: 3 }).map((list) => list.join(',')) : value.map(String)
    return values.map((text) => ({ field, operator, value: text }))
  })

const filter: fc.Arbitrary<PlainFilter> = fc.oneof(
  one('title', equality, localizedText),
  one('body', equality, localizedText),
  one('title', ['[match]'], fc.constantFrom('re', 'RED', 'rose gr', 'grün', 'blue red', 'ro')),
  one('labels', equality, word),
  one('count', [...equality, ...range], whole),
  one('rating', [...equality, ...range], fraction),
  one('when', [...equality, ...range], date),
  one('live', ['', '[ne]'], fc.boolean()),
  one(
    'place',
    ['[within]'],
    fc.tuple(point, point).map(([a, b]) => [Math.min(a.lat, b.lat), Math.min(a.lon, b.lon), Math.max(a.lat, b.lat), Math.max(a.lon, b.lon)].join(',')),
  ),
  one('ref', equality, id),
  one('refs', equality, id),
  fc.constantFrom(...Object.keys(FIELD_TYPES)).chain((field) => one(field, ['[exists]'], fc.boolean())),
)

const query: fc.Arbitrary<PlainQuery> = fc.record({
  filters: fc.array(filter, { maxLength: 3 }),
  order: fc.array(fc.record({ field: fc.constantFrom('title', 'count', 'rating', 'when', 'live'), descending: fc.boolean() }), { maxLength: 2 }),
  locale: fc.constantFrom('en', 'de', 'ch'),
  skip: fc.integer({ min: 0, max: 5 }),
  limit: fc.integer({ min: 0, max: 6 }),
})

const exportedLocale = (code: string) => ({ code, name: code, default: code === 'en', fallbackCode: model.fallback[code] ?? null })
const exportedType = (name: string) => ({
  sys: { id: name, type: 'ContentType' },
  name,
  fields: Object.entries(FIELD_TYPES).map(([field, type]) => ({ id: field, name: field, localized: model.types[field]?.localized ?? false, ...type })),
})

function exported(list: readonly PlainEntry[]): object {
  return {
    locales: ['en', 'de', 'ch'].map(exportedLocale),
    contentTypes: ['thing', 'other'].map(exportedType),
    assets: ['a0', 'a1'].map((asset) => ({ sys: { id: asset, type: 'Asset' }, fields: {} })),
    entries: list.map((entry) => ({
      sys: {
        id: entry.id,
        type: 'Entry',
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: entry.contentType } },
        createdAt: new Date(0).toISOString(),
        updatedAt: new Date(entry.updatedAt).toISOString(),
      },
      fields: entry.fields,
    })),
  }
}

function addressOf({ filters, order, locale, skip, limit }: PlainQuery): string {
  const parameters = new URLSearchParams({ content_type: 'thing', locale, skip: String(skip), limit: String(limit), include: '0' })
  for (const { field, operator, value } of filters) {
    const isLink = model.types[field]?.kind === 'link' && operator !== '[exists]'
    parameters.append(`fields.${field}${isLink ? '.sys.id' : ''}${operator}`, value)
  }
  if (order.length > 0) parameters.set('order', order.map(({ field, descending }) => `${descending ? '-' : ''}fields.${field}`).join(','))
  return `entries?${parameters}`
}

describe('the indexed search', () => {
  it('finds the same entries as a plain scan, in the same order, for random spaces and queries', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(entries, fc.array(query, { minLength: 10, maxLength: 20 }), async (list, queries) => {
        const written = await writeSpace(exported(list))
        const service = await createContentService({ spaces: [{ file: written.file, spaceId: SPACE }] })
        try {
          const things = list.filter(({ contentType }) => contentType === 'thing')
          for (const asked of queries) {
            const { status, body } = await ask(service, addressOf(asked))
            const found = { total: body.total, ids: body.items?.map((item: { sys: { id: string } }) => item.sys.id) }
            expect({ status, ...found }, addressOf(asked)).toEqual({ status: 200, ...plainSearch(things, asked, model) })
            compared++
          }
        } finally {
          await service.close()
          await written.remove()
        }
      }),
      { numRuns: 150 },
    )
    expect(compared).toBeGreaterThan(1400)
  }, 60_000)
})

const idsIn = (included: { sys: { id: string } }[] = []) => included.map(({ sys }) => sys.id)

describe('includes', () => {
  it('contain the same entries as following each link step by step, for random links and depths', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.integer({ min: 0, max: 4 }), fc.constantFrom('en', 'de', 'ch'), async (list, depth, locale) => {
        const written = await writeSpace(exported(list))
        const service = await createContentService({ spaces: [{ file: written.file, spaceId: SPACE }] })
        try {
          const { body } = await ask(service, `entries?content_type=thing&include=${depth}&locale=${locale}`)
          const errors = (body.errors ?? []).map((error: { details: { id: string } }) => error.details.id)
          expect({ Entry: idsIn(body.includes?.Entry), Asset: idsIn(body.includes?.Asset), errors }).toEqual(plainIncludes(list, depth, locale, model))
        } finally {
          await service.close()
          await written.remove()
        }
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
