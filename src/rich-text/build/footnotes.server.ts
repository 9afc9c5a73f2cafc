import { readNodes } from '#app/content/reading/node.server.ts'
import type { Block, Inline } from '../rich-text.ts'

/** Numbers the references to the footnotes of a document, and gives both ends their anchors. */
export interface Footnotes {
  /** Refer to a note; nothing where the document has none of this number. */
  refer(number: unknown): Inline[]
  /** The anchor of a note. */
  idOf(number: unknown): string
  /** End a note with the ways back to where it is referred to. */
  ended(number: unknown, children: readonly Block[]): Block[]
}

/** No heading has an anchor with this sign. */
const STEM = 'note_'

/** Find the footnotes of a document. `anchors` tells how many documents of the page had any: their notes have other ids. */
export function footnotes(content: readonly unknown[], anchors: Map<string, number>): Footnotes {
  const notes = readNodes(content).filter(({ nodeType }) => nodeType === 'footnotes')
  const numbers = new Set(notes.flatMap((each) => readNodes(each.content).map(({ data }) => data['number'])))
  const times = (anchors.get(STEM) ?? 0) + 1
  if (numbers.size > 0) anchors.set(STEM, times)
  const stem = times > 1 ? `${STEM}${times}_` : STEM
  const references = new Map<unknown, string[]>()
  const idOf = (number: unknown) => `${stem}${String(number)}`

  return {
    refer(number) {
      if (!numbers.has(number)) return []
      const ids = references.get(number) ?? []
      const id = `${idOf(number)}_${ids.length + 1}`
      references.set(number, [...ids, id])
      return [{ type: 'note', number: String(number), target: idOf(number), id }]
    },
    idOf,
    ended(number, children) {
      const ids = references.get(number) ?? []
      const back = ids.flatMap((target, index): Inline[] => [
        { type: 'text', text: ' ', marks: [] },
        { type: 'note', number: ids.length > 1 ? `${String(number)}.${index + 1}` : String(number), target },
      ])
      if (back.length === 0) return [...children]
      const last = children.at(-1)
      return last?.type === 'paragraph'
        ? [...children.slice(0, -1), { type: 'paragraph', children: [...last.children, ...back] }]
        : [...children, { type: 'paragraph', children: back }]
    },
  }
}
