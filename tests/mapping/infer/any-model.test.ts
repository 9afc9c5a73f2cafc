import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import type { Source } from 'content-mapping/mapping.ts'
import { ROLE_FIELDS, ROLE_NAMES } from './roles.ts'
import { entry, link, model, paragraph } from './models/model.ts'

const NAMES = [
  'title',
  'name',
  'slug',
  'path',
  'key',
  'body',
  'texto',
  'bild',
  'image1',
  'image2',
  'author',
  'date',
  'sections',
  'seo',
  'url',
  'internalName',
  'nt_x',
  'q',
  '標題',
]
const TYPES = ['page', 'post', 'author', 'tag', 'event', 'image', 'menu', 'settings', 'seo', 'componentHero', 'x1', 'redirect', 'home']
const KINDS = ['s', 't', 'r', 'd', 'n', 'b', 'j', 'l', 'a', 'aa', 'e', 'ee', 'ss', 'x']

const field = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...KINDS), fc.option(fc.constantFrom(...TYPES)), fc.boolean())
const type = fc.tuple(fc.constantFrom(...TYPES), fc.uniqueArray(field, { maxLength: 8, selector: ([name]) => name }))
const value = fc.oneof(
  fc.string(),
  fc.constantFrom('about-us', '/', 'https://example.org/a.png', '# Head', '2026-01-01'),
  fc.constant(paragraph('words')),
  fc.constantFrom(...TYPES).map((id) => link(`${id}-0`)),
  fc.constantFrom(...TYPES).map((id) => [link(`${id}-1`), link('gone')]),
  fc.jsonValue(),
)
const space = fc
  .tuple(
    fc.uniqueArray(type, { maxLength: 8, selector: ([id]) => id }),
    fc.array(fc.tuple(fc.constantFrom(...TYPES), fc.array(value, { maxLength: 8 })), { maxLength: 12 }),
  )
  .map(([types, entries]) => {
    const lines = types.map(([id, fields]) => [
      id,
      fields
        .filter(([name]) => /^\w+$/.test(name))
        .map(([name, kind, target, mark]) => `${name}:${kind}${mark ? '!' : ''}${target && kind.startsWith('e') ? `>${target}` : ''}`)
        .join(' '),
    ])
    const ids = new Map(types.map(([id, fields]) => [id, fields.map(([name]) => name)]))
    const all = entries.map(([id, values], at) => entry(id, `${id}-${at}`, Object.fromEntries((ids.get(id) ?? []).map((name, index) => [name, values[index]]))))
    return model(Object.fromEntries(lines), all)
  })

function leaves(source: Source): readonly string[] {
  if ('from' in source) return [source.from]
  if ('template' in source) return [...source.template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  if ('any' in source) return source.any.flatMap(leaves)
  return 'all' in source ? source.all.flatMap(leaves) : []
}

test('inferMapping: in any space, each type has a role, and each field is used at most once', () => {
  fc.assert(
    fc.property(space, (any) => {
      const { mapping, reasons, home } = inferMapping(any)
      expect(Object.keys(mapping.types)).toEqual(any.types.map(({ id }) => id))
      for (const { id, fields } of any.types) {
        const ids = fields.map((each) => each.id)
        const { as = '', fields: sources = {}, hidden = [] } = mapping.types[id] ?? {}
        expect(ROLE_NAMES).toContain(as)
        expect(ROLE_FIELDS[as]).toEqual(expect.arrayContaining(Object.keys(sources)))
        const used = [...Object.values(sources).flatMap(leaves), ...hidden]
        expect(ids).toEqual(expect.arrayContaining(used))
        expect(new Set(used).size).toBe(used.length)
        expect(Object.keys(reasons[id]?.fields ?? {})).toEqual(ids)
      }
      expect(home === undefined || any.entries.some(({ id }) => id === home)).toBe(true)
      expect(inferMapping({ ...any, entries: any.entries.toReversed() })).toEqual({ mapping, reasons, home })
    }),
    { numRuns: 150 },
  )
})
