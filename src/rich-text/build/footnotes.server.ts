import { readNodes } from '#app/content/reading/node.server.ts'
import type { Block, Inline } from '../rich-text.ts'

/** Numbers the references to the footnotes of a document, and assigns anchors to references and notes. */
export interface Footnotes {
  /** Returns a reference to a note, or nothing if the document has no note with this number. */
  refer(number: unknown): Inline[]
  /** Returns the anchor of a note. */
  idOf(number: unknown): string
  /** Appends links to a note that lead back to its references. */
  ended(number: unknown, children: readonly Block[]): Block[]
}

/** Maximum number of links back from a note. A text may refer to one note thousands of times. */
const MAX_WAYS_BACK = 50
/** Headings never have an anchor with an underscore. */
const STEM = 'note_'

/** Collects the footnotes of a document. `anchors` counts the documents of the page with footnotes, whose ids must differ. */
export function footnotes(content: readonly unknown[], anchors: Map<string, number>): Footnotes {
  const notes = readNodes(content).filter(({ nodeType }) => nodeType === 'footnotes')
  const numbers = new Set(notes.flatMap((each) => readNodes(each.content).map(({ data }) => data['number'])))
  const times = (anchors.get(STEM) ?? 0) + 1
  if (numbers.size > 0) anchors.set(STEM, times)
  const stem = times > 1 ? `${STEM}${times}_` : STEM
  const references = new Map<unknown, number>()
  const idOf = (number: unknown) => `${stem}${String(number)}`
  const referenceId = (number: unknown, time: number) => `${idOf(number)}_${time}`

  return {
    refer(number) {
      if (!numbers.has(number)) return []
      const count = (references.get(number) ?? 0) + 1
      references.set(number, count)
      return [{ type: 'note', number: String(number), target: idOf(number), id: referenceId(number, count) }]
    },
    idOf,
    ended(number, children) {
      const count = references.get(number) ?? 0
      const back = Array.from({ length: Math.min(count, MAX_WAYS_BACK) }, (_, index): Inline[] => [
        { type: 'text', text: ' ', marks: [] },
        { type: 'note', number: count > 1 ? `${String(number)}.${index + 1}` : String(number), target: referenceId(number, index + 1) },
      ]).flat()
      if (back.length === 0) return [...children]
      const last = children.at(-1)
      return last?.type === 'paragraph'
        ? [...children.slice(0, -1), { type: 'paragraph', children: [...last.children, ...back] }]
        : [...children, { type: 'paragraph', children: back }]
    },
  }
}
