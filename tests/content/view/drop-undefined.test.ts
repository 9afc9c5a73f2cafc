import { expect, test } from 'vitest'
import { dropUndefined } from '../../../src/content/view/drop-undefined.ts'

test('undefined fields are deleted wherever they lie, and what is said twice stays one', () => {
  const shared: { a?: number; b: number | null } = { a: undefined, b: null }
  const value = { one: shared, list: [shared, undefined, 1], none: undefined }
  expect(dropUndefined(value)).toBe(value)
  expect(Object.keys(value)).toEqual(['one', 'list'])
  expect(Object.keys(shared)).toEqual(['b'])
  expect(value.list).toHaveLength(3)
  expect(value.list[0]).toBe(value.one)
})
