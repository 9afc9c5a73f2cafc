import { expect, test } from 'vitest'
import { passagesOf } from '../../src/features/search/documents/passages.server.ts'
import type { Block } from '../../src/rich-text/rich-text.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] })
const joined = (parts: readonly unknown[]) => passagesOf(parts).map(({ text }) => text)

test('passagesOf: keeps texts of different fields apart, unless a sentence ends before', () => {
  expect(joined([{ text: 'Adults 12 €' }, { text: 'Children 6 €' }])).toEqual(['Adults 12 € · Children 6 €'])
  expect(joined([{ text: 'Open daily.' }, { text: 'Call us: ' }, { text: 'by phone' }])).toEqual(['Open daily. Call us: by phone'])
})

test('passagesOf: keeps list items and table cells apart', () => {
  const cell = (text: string) => ({ children: [paragraph(text)] })
  const table = {
    type: 'table',
    rows: [
      [cell('Monday'), cell('closed')],
      [cell('Tuesday'), cell('10–18')],
    ],
  }
  const list = { type: 'list', ordered: false, items: [[paragraph('bread')], [paragraph('rolls')]] }
  expect(joined([{ blocks: [list] }])).toEqual(['bread · rolls'])
  expect(joined([{ blocks: [table] }])).toEqual(['Monday · closed · Tuesday · 10–18'])
})
