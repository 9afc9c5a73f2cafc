import { describe, expect, test } from 'vitest'
import { aligned } from '../../../../src/features/health/translations/compare/aligned.ts'
import { comparedField } from '../../../../src/features/health/translations/compare/compared-field.server.ts'
import { wordsOf } from '../../../../src/features/health/translations/units.server.ts'

const block = (nodeType: string, value: string) => ({ nodeType, data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] })
const document = (...content: object[]) => JSON.parse(JSON.stringify({ nodeType: 'document', data: {}, content }))
const paragraphs = (...texts: readonly string[]) => document(...texts.map((text) => block('paragraph', text)))

/** Returns the rows of a field as texts: source, translation, and the changes with signs. */
function rowsOf(source: unknown, translation: unknown, before?: string) {
  const value = (given: unknown) => (given === undefined ? undefined : JSON.parse(JSON.stringify(given)))
  const { rows, isAligned } = comparedField('body', { source: value(source), translation: value(translation), before, sourceLang: 'en' })
  const signs = { same: '', added: '+', removed: '-' } as const
  const shown = rows.map((row) => [
    row.source && wordsOf(row.source),
    row.translation && wordsOf(row.translation),
    row.changes.map(({ kind, text }) => signs[kind] + text).join(''),
  ])
  return isAligned ? shown : ['unaligned', ...shown]
}

describe('aligned', () => {
  test('pairs equal keys, and the others in their order', () => {
    expect(aligned(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ])
    expect(aligned(['a', 'c'], ['a', 'b', 'c'])).toEqual([
      [0, 0],
      [undefined, 1],
      [1, 2],
    ])
    expect(aligned([], [])).toEqual([])
  })

  test('pairs long lists that differ completely in their order', () => {
    const long = (name: string) => Array.from({ length: 2000 }, (_, at) => `${name}${at}`)
    expect(aligned(long('a'), long('b'))).toHaveLength(2000)
  })
})

describe('comparedField', () => {
  test('pairs paragraphs of a rich text, items of a list and paragraphs of a long text', () => {
    expect(rowsOf(paragraphs('One', 'Two'), paragraphs('Eins', 'Zwei'))).toEqual([
      ['One', 'Eins', ''],
      ['Two', 'Zwei', ''],
    ])
    expect(rowsOf(['rye', 'wheat'], ['Roggen', 'Weizen'])).toEqual([
      ['rye', 'Roggen', ''],
      ['wheat', 'Weizen', ''],
    ])
    expect(rowsOf('One\n\n\nTwo', 'Eins\n\nZwei')).toEqual([
      ['One', 'Eins', ''],
      ['Two', 'Zwei', ''],
    ])
    expect(rowsOf('One', undefined)).toEqual([['One', undefined, '']])
  })

  test('marks the blocks whose source changed, but not for punctuation', () => {
    expect(rowsOf(paragraphs('Opens at nine', 'Bring a coat!'), paragraphs('Öffnet um acht', 'Mantel!'), 'Opens at eight\nBring a coat')).toEqual([
      ['Opens at nine', 'Öffnet um acht', 'Opens at -eight+nine'],
      ['Bring a coat!', 'Mantel!', ''],
    ])
  })

  test('pairs blocks by the earlier source if a block was added or removed since', () => {
    const translation = paragraphs('Eins', 'Drei')
    expect(rowsOf(paragraphs('One', 'Two', 'Three'), translation, 'One\nThree')).toEqual([
      ['One', 'Eins', ''],
      ['Two', undefined, '+Two'],
      ['Three', 'Drei', ''],
    ])
    expect(rowsOf(paragraphs('Three'), translation, 'One\nThree')).toEqual([
      [undefined, 'Eins', '-One'],
      ['Three', 'Drei', ''],
    ])
  })

  test('pairs blocks of the same type if the structure differs, with a note', () => {
    const source = document(block('heading-2', 'Start'), block('paragraph', 'One'), block('paragraph', 'Two'), block('heading-2', 'End'))
    const translation = document(block('heading-2', 'Anfang'), block('paragraph', 'Eins und zwei'), block('heading-2', 'Ende'))
    expect(rowsOf(source, translation)).toEqual([
      'unaligned',
      ['Start', 'Anfang', ''],
      ['One', 'Eins und zwei', ''],
      ['Two', undefined, ''],
      ['End', 'Ende', ''],
    ])
  })
})
