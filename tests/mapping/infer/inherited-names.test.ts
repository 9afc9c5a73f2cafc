import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { spaceModelFrom } from 'content-mapping/reading/space-model-from.ts'

const NAMES = ['__proto__', 'constructor', 'toString']
const field = (id: string) => ({ id, name: id, type: 'Symbol', localized: false, required: false })
const contentTypes = NAMES.map((id) => ({ sys: { id, type: 'ContentType' }, name: id, displayField: 'title', fields: [field('title'), ...NAMES.map(field)] }))

test('inferMapping: includes content types with the names of inherited properties', () => {
  const { mapping, reasons } = inferMapping(spaceModelFrom({ name: 'x', locales: [], contentTypes, entries: [] }))
  expect(Object.keys(mapping.types).toSorted()).toEqual(NAMES.toSorted())
  expect(Object.keys(reasons).toSorted()).toEqual(NAMES.toSorted())
})
