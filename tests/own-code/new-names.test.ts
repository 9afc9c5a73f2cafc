import { expect, test } from 'vitest'
import { namesOf } from '../../scripts/new/names.ts'
import { skeleton } from '../../scripts/new/skeleton.ts'

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

test.each([
  ['section', 'section', '"section" clashes with other code of the skeleton (SectionContent)'],
  ['section', 'html', '"html" clashes with other code of the skeleton (site/html.ts)'],
  ['page-type', 'listing', '"listing" clashes with other code of the skeleton (aboutListing)'],
])('skeleton: refuses a %s named %s, whose code would not compile', async (kind, name, sentence) => {
  await expect(skeleton(kind, 'site', namesOf(name))).rejects.toThrow(sentence)
})

test.each([
  ['section', 'title', 5],
  ['page-type', 'card', 15],
  ['page-type', 'class', 15],
])('skeleton: writes every file of a %s named %s, without a reserved word as a name', async (kind, name, count) => {
  const files = await skeleton(kind, 'site', namesOf(name))
  expect(files.size).toBe(count)
  for (const [file, text] of files) if (/\.tsx?$/.test(file)) expect(text, file).not.toMatch(/[({] ?class\b|\.class\b/)
})
