import { expect, test } from 'vitest'
import { ABSENT_TYPES, isAbsent } from '../fixtures/absent-types.ts'
import { entriesOf, nodesOf, place, space, typeOf, values, type Entry } from './space-file.ts'

const COMPLETE = ['en', 'de', 'fr', 'ar']
const PARTIAL = 'ja'
const BASE = 'en'

test('space: has these languages', () => {
  expect(space.locales.map((locale) => locale.code)).toEqual(expect.arrayContaining([...COMPLETE, PARTIAL]))
})

test('locales: English is the default; the others fall back to it and may be published with gaps', () => {
  expect(space.locales.filter((locale) => locale.default).map((locale) => locale.code)).toEqual([BASE])
  for (const locale of space.locales.filter((each) => !each.default)) expect(locale).toMatchObject({ fallbackCode: BASE, optional: true })
})

test.each(COMPLETE)('%s: every localized field with a value has one in this language', (locale) => {
  const gaps = space.entries.flatMap((entry) =>
    Object.entries(entry.fields)
      .filter(([name]) => localized(entry, name))
      .filter(([, byLocale]) => isEmpty(byLocale[locale]))
      .map(([name]) => `${entry.sys.id}.${name}`),
  )
  expect(gaps).toEqual([])
})

/** Returns whether a field may differ by locale. */
function localized(entry: Entry, name: string): boolean {
  if (typeOf(entry) === 'redirect' && name === 'from') return false
  const type = space.contentTypes.find((each) => each.sys.id === typeOf(entry))
  return type?.fields.find((field) => field.id === name)?.localized ?? false
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return true
  return typeof value === 'object' && 'nodeType' in value && textOf(value).trim() === ''
}

function textOf(document: unknown): string {
  return nodesOf(document)
    .flatMap((node) => node.content)
    .map((child) => (typeof child === 'object' && child !== null && 'value' in child ? String(child.value) : ''))
    .join('')
}

test('Japanese: some entries are complete, some partial, and some untranslated', () => {
  const shares = space.entries.flatMap((entry) => {
    const fields = Object.entries(entry.fields).filter(([name]) => localized(entry, name))
    const own = fields.filter(([, byLocale]) => !isEmpty(byLocale[PARTIAL]))
    return fields.length > 0 ? [own.length / fields.length] : []
  })
  expect(shares.filter((share) => share === 1).length).toBeGreaterThan(100)
  expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(ABSENT_TYPES.length > 0 ? 3 : 5)
  expect(shares.filter((share) => share === 0).length).toBeGreaterThan(50)
})

const TITLED = ['page', 'story', 'event', 'topic', 'glossaryTerm'].filter((type) => !isAbsent(type))

test.each(TITLED)('Japanese: some entries of the type %s have a title, and others have none', (type) => {
  const named = entriesOf(type).filter((entry) => entry.fields[type === 'glossaryTerm' ? 'term' : 'title']?.[PARTIAL] !== undefined)
  expect(named.length).toBeGreaterThan(0)
})

test('fields that are not localized: have one value, in English', () => {
  expect(values.filter(({ field, locale }) => !field.localized && locale !== BASE).map(place)).toEqual([])
})

test('texts: are in the script of their language', () => {
  const scripts: Readonly<Record<string, RegExp>> = { ar: /\p{Script=Arabic}/u, ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u }
  const letters = /\p{L}{2}/u
  const foreign = values.filter(({ value, locale, field }) => {
    const text = field.type === 'RichText' ? textOf(value) : String(value)
    const script = scripts[locale]
    return field.localized && (script ? letters.test(text) && !script.test(text) : /[\p{Script=Arabic}\p{Script=Han}]/u.test(text))
  })
  expect(foreign.map(place)).toEqual([])
})

const INLINE = /^(?:text|hyperlink|.*-hyperlink|.*-inline)$/

/** Returns the blocks of a document with their embedded entries. */
function outline(document: unknown): string {
  const blocks = nodesOf(document).filter(({ nodeType }) => !INLINE.test(nodeType))
  return blocks.map(({ nodeType, data: { target } }) => `${nodeType} ${target?.sys.id ?? ''}`).join('\n')
}

test('translations: have the same blocks as the original', () => {
  const differing = values.filter(({ entry, field, value }) => field.type === 'RichText' && outline(value) !== outline(entry.fields[field.id]?.[BASE]))
  expect(differing.map(place)).toEqual([])
})

test('texts of missing pages: are plain English', () => {
  const text = JSON.stringify(space)
  expect(text).toContain('Check the address for typing errors.')
  expect(text).not.toMatch(/may have a slip in it|has no successor/)
})
