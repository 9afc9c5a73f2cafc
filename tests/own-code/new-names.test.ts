import { expect, test } from 'vitest'
import { namesOf } from '../../scripts/new/names.ts'

test.each([
  ['notice', 'Notice', 'notices', 'Notice'],
  ['openDay', 'OpenDay', 'opendays', 'Open day'],
  ['gallery', 'Gallery', 'galleries', 'Gallery'],
  ['dish', 'Dish', 'dishes', 'Dish'],
])('namesOf: %s has the component %s, the listing %s and the label %s', (type, component, listing, label) => {
  expect(namesOf(type)).toEqual({ type, component, listing, label })
})

test('namesOf: refuses names that are no content types, listings, or both', () => {
  expect(() => namesOf('open-day')).toThrow('"open-day" is not a valid name')
  expect(() => namesOf('news', 'our news')).toThrow('"our news" is not a valid name of a listing')
  expect(() => namesOf('news', 'news')).toThrow('add --listing <name>')
})
