import { describe, expect, test } from 'vitest'
import { isSameFile, isUnchanged } from 'contentful-emulator/http/preconditions.ts'
import { parseRange } from 'contentful-emulator/media/range.ts'

const CHANGED = Date.UTC(2026, 10, 21, 12, 0, 0, 789)
const DATE = 'Sat, 21 Nov 2026 12:00:00 GMT'

describe('isUnchanged', () => {
  test.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", W/"y,z" , "abc"', true],
    ['*', true],
    [' * ', true],
    ['"ab"', false],
    ['"x,"abc', false],
    ['abc', false],
    ['', false],
    ['"*"', false],
  ])('compares ETags with If-None-Match: %s', (header, expected) => {
    expect(isUnchanged(header, null, { etag: '"abc"' })).toBe(expected)
    expect(isUnchanged(header, null, { etag: 'W/"abc"' })).toBe(expected)
  })

  test.each([
    [DATE, true],
    ['Sat, 21 Nov 2026 12:00:01 GMT', true],
    ['Sat, 21 Nov 2026 11:59:59 GMT', false],
    ['some day', false],
    ['', false],
    [undefined, false],
  ])('compares dates with If-Modified-Since: %s', (header, expected) => {
    expect(isUnchanged(undefined, header, { etag: '"abc"', modifiedMs: CHANGED })).toBe(expected)
  })

  test('prefers the ETag to the date, and ignores the date if the resource has none', () => {
    expect(isUnchanged('"other"', DATE, { etag: '"abc"', modifiedMs: CHANGED })).toBe(false)
    expect(isUnchanged(null, DATE, { etag: '"abc"' })).toBe(false)
  })
})

test.each([
  [undefined, true],
  ['"abc"', true],
  ['W/"abc"', false],
  ['"other"', false],
  [DATE, true],
  ['Sat, 21 Nov 2026 12:00:01 GMT', false],
  ['some day', false],
])('isSameFile: follows If-Range: %s', (header, expected) => {
  expect(isSameFile(header, { etag: '"abc"', modifiedMs: CHANGED })).toBe(expected)
  expect(isSameFile('W/"abc"', { etag: 'W/"abc"' })).toBe(false)
})

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['Bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=9-99999999999999999999', { start: 9, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  [null, undefined],
])('parseRange: of ten bytes, %s is %j', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected)
})
