import type { ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { footnotes } from '../../src/rich-text/build/footnotes.server.ts'
import { pageText } from '../../src/features/markdown/html/page-text.server.ts'
import { readable } from '../../src/features/markdown/html/readable.ts'

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

test('readable: texts around removed elements are joined to one text', () => {
  const children: ElementContent[] = [{ type: 'text', value: 'a' }]
  for (let count = 0; count < 3; count += 1) {
    const mark: ElementContent = { type: 'text', value: '↩' }
    children.push({ type: 'element', tagName: 'a', properties: { role: 'doc-backlink', href: '#x' }, children: [mark] }, { type: 'text', value: ' ' })
  }
  expect(readable({ type: 'root', children }, (href) => href)).toEqual([{ type: 'text', value: 'a   ' }])
  expect(pageText('<main><p>a <button>b</button> c</p></main>', (href) => href).text).toBe('a c\n')
})
