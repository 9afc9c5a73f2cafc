import { expect, test } from 'vitest'
import { jsonAdapter, sentAsJson } from '../../../src/content/view/serialization-adapters.ts'

test('jsonAdapter: a view model arrives unchanged, without undefined fields, and no other value uses it', () => {
  const shared: { a?: number; b: number | null } = { a: undefined, b: null }
  const model = { one: shared, list: [shared, 1], text: '</script>\u2028', none: undefined }
  expect(sentAsJson(model)).toBe(model)
  expect(jsonAdapter.test(model)).toBe(true)
  expect(jsonAdapter.test({ ...model })).toBe(false)
  const arrived = jsonAdapter.fromSerializable(jsonAdapter.toSerializable(model))
  expect(arrived).toStrictEqual({ one: { b: null }, list: [{ b: null }, 1], text: '</script>\u2028' })
})
