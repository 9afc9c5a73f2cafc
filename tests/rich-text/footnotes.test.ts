import { expect, test } from 'vitest'
import { footnotes } from '../../src/rich-text/build/footnotes.server.ts'

const note = { nodeType: 'footnote', data: { number: 1 }, content: [] }

test('footnotes: a footnote has at most 50 links back, and every reference leads to it', () => {
  const notes = footnotes([{ nodeType: 'footnotes', data: {}, content: [note] }], new Map())
  const references = Array.from({ length: 12_000 }, () => notes.refer(1)).flat()
  expect(references).toHaveLength(12_000)
  expect(references.at(-1)).toEqual({ type: 'note', number: '1', target: 'note_1', id: 'note_1_12000' })
  const [paragraph] = notes.ended(1, [])
  const back = paragraph?.type === 'paragraph' ? paragraph.children.filter(({ type }) => type === 'note') : []
  expect(back).toHaveLength(50)
  expect(back[1]).toEqual({ type: 'note', number: '1.2', target: 'note_1_2' })
})
