import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fingerprint, textOf } from '../../../../src/features/health/translations/texts.server.ts'
import { contentTypeSchema, maxLengthOf, translatableFields } from '../../../../src/features/health/translations/translatable.server.ts'
import { SPACE } from '../../../support/spaces/space.ts'

const printOf = (value: string) => {
  const text = textOf(value)
  return text && fingerprint(text)
}
const paragraph = (...content: object[]) => ({ nodeType: 'paragraph', data: {}, content })
const text = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const link = (uri: string, words: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [text(words)] })
const richText = (...content: object[]) => textOf(JSON.parse(JSON.stringify({ nodeType: 'document', data: {}, content })))
const printOfDocument = (...content: object[]) => fingerprint(richText(...content) ?? { words: '', targets: '' })

describe('fingerprint', () => {
  test.each([
    ['Open all year.', 'open  all year!'],
    ['The “dome”', 'The "dome"'],
    ['Day – night', 'Day - night'],
    ['Ａ\u00A0B', 'a b'],
    ['Pro\u00ADgramme', 'Programme'],
  ])('does not change with punctuation, case and white space: %s', (one, other) => {
    expect(printOf(one)).toBe(printOf(other))
  })

  test.each([
    ['18 €', '20 €'],
    ['1.5 m', '15 m'],
    ['10–12 h', '1012 h'],
    ['at -5 °C', 'at 5 °C'],
    ['10 %', '10'],
    ['The dome', 'The domes'],
    ['が', 'か'],
  ])('changes with words, numbers and signs: %s', (one, other) => {
    expect(printOf(one)).not.toBe(printOf(other))
  })

  test('of a rich text, changes with its words, links and embeds, not with its formats', () => {
    const whole = printOfDocument(paragraph(text('See '), link('/visit', 'the dome')), paragraph(text('More')))
    expect(printOfDocument(paragraph(text('See ', 'bold'), link('/visit', 'the dome'), text('. More')))).toBe(whole)
    expect(printOfDocument(paragraph(text('See '), link('/dome', 'the dome')), paragraph(text('More')))).not.toBe(whole)
    expect(printOfDocument(paragraph(text('See '), link('/visit', 'a dome')), paragraph(text('More')))).not.toBe(whole)
  })
})

describe('textOf', () => {
  test.each(['', '  ', '—', '/old/path', 'https://example.org/x', 'mail@example.org', 'mailto:mail@example.org', 7, null, { sys: { id: 'a' } }])(
    'finds no text in %j',
    (value) => expect(textOf(value)).toBeUndefined(),
  )

  test('separates the items of lists and the blocks of rich texts by lines', () => {
    expect(textOf(['one', 'two'])?.words).toBe('one\ntwo')
    expect(richText(paragraph(text('One '), link('/a', 'link')), paragraph(text('Two')))?.words).toBe('One link\nTwo')
  })
})

test('translatableFields: finds the texts of the content model, without slugs, choices and fields that are equal in all languages', () => {
  const types = JSON.parse(readFileSync(SPACE, 'utf8')).contentTypes.map((each: unknown) => contentTypeSchema.parse(each))
  const idsOf = (id: string) => translatableFields(types.find(({ sys }: { sys: { id: string } }) => sys.id === id)).map((field) => field.id)
  expect(idsOf('story')).toEqual(['title', 'summary', 'body'])
  expect(idsOf('searchTerms')).toEqual(['words'])
  expect(idsOf('hero')).toEqual(['title', 'text'])
})

test('translatableFields: skips fields that machines read, and keeps fields with a similar name ending', () => {
  const field = (id: string, more = {}) => ({ id, type: 'Symbol', localized: true, ...more })
  const type = contentTypeSchema.parse({
    sys: { id: 'x' },
    fields: [
      ...['slug', 'bookingUrl', 'bookingURL', 'entry_id', 'grid', 'name'].map((id) => field(id)),
      field('color', { validations: [{ in: ['red', 'blue'] }] }),
      field('note', { validations: [{ size: { max: 60 } }] }),
    ],
  })
  expect(translatableFields(type).map(({ id }) => id)).toEqual(['grid', 'name', 'note'])
  expect(translatableFields(type).map(maxLengthOf)).toEqual([256, 256, 60])
})
