import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { documentOf, node, textNode, type RichTextDocument, type RichTextNode, type TextNode } from '../document.ts'
import { lineBuilder, type LinkData } from './line-builder.server.ts'

/** Maximum nesting of blocks. Contentful limits rich text to 100 levels of JSON, and deeper nesting does not fit on a phone. */
const DEEPEST = 16

interface Frame {
  readonly nodeType: string
  data: JsonObject
  readonly content: (RichTextNode | TextNode)[]
}

/** Required parents of node types. Other types may occur anywhere. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  'list-item': ['ordered-list', 'unordered-list'],
  'table-row': ['table'],
  'table-cell': ['table-row'],
  'table-header-cell': ['table-row'],
}
/** Containers that accept only their own kind of children. */
const STRICT = new Set(Object.values(WITHIN).flat())
/** Containers that remain even if they are empty. */
const KEPT = new Set(Object.keys(WITHIN).filter((nodeType) => nodeType !== 'table-row'))

/**
 * Builds a rich-text document from beginning to end. Methods that open an element return the function that closes it. Close the innermost
 * element first.
 */
export interface DocumentBuilder {
  text(value: string): void
  lineBreak(): void
  /** Ends the paragraph. */
  part(): void
  block(nodeType: string, data?: JsonObject): void
  inline(nodeType: string, data: JsonObject): void
  open(nodeType: string, data?: JsonObject): () => void
  openHeading(level: number): () => void
  openCode(): () => void
  /** Sets the language of the open code block. */
  codeLanguage(language: string | undefined): void
  mark(mark: string): () => void
  link(data: LinkData): () => void
  /** Returns the target of the open link. */
  linked(): string | undefined
  /** Turns the current list item into a task. */
  task(checked: boolean): void
  document(): RichTextDocument
}

/** Creates a builder of a document. */
export function documentBuilder(): DocumentBuilder {
  const root: Frame = { nodeType: 'document', data: {}, content: [] }
  const stack: Frame[] = [root]
  const notes = new Map<number, Frame>()
  const unreferred: Frame[] = []
  const line = lineBuilder()
  /** Number of open elements by mark. Elements may be nested thousands of times. */
  const marks = new Map<string, number>()
  let link: LinkData | undefined
  let lineType = 'paragraph'
  /** Blocks inside a heading, which cannot contain them. They follow the heading. */
  let after: RichTextNode[] = []
  let code: { text: string; language: string } | undefined

  /** Adds blocks to the document. Containers that accept only their own kind are skipped, so the blocks precede them. */
  function place(...nodes: RichTextNode[]): void {
    stack.findLast(({ nodeType }) => !STRICT.has(nodeType))?.content.push(...nodes)
  }

  function part(): void {
    const content = line.take()
    if (content.length > 0) place(node(lineType, content))
    if (after.length > 0) place(...after)
    after = []
  }

  function close(frame: Frame): void {
    const { nodeType, data, content } = frame
    if (nodeType === 'footnote') return keepNote(frame)
    if (content.length === 0 && !KEPT.has(nodeType)) return
    // Items and cells contain at least one paragraph.
    const closed = node(nodeType, content.length > 0 ? content : [node('paragraph', [textNode('')])], data)
    if (Object.hasOwn(WITHIN, nodeType)) stack.at(-1)?.content.push(closed)
    else place(closed)
  }

  function keepNote(note: Frame): void {
    const number = Number(note.data['number'])
    const same = notes.get(number)
    if (number === 0) unreferred.push(note)
    else if (same) same.content.push(...note.content)
    else notes.set(number, note)
  }

  function open(nodeType: string, data: JsonObject = {}): () => void {
    part()
    const within = WITHIN[nodeType]
    if (code || stack.length > DEEPEST || (within && !within.includes(stack.at(-1)?.nodeType ?? ''))) return part
    const frame: Frame = { nodeType, data, content: [] }
    stack.push(frame)
    return () => {
      part()
      stack.pop()
      close(frame)
    }
  }

  return {
    text(value) {
      if (code) code.text += value
      else line.text(value, [...marks.keys()], link)
    },
    lineBreak() {
      if (code) code.text += '\n'
      else line.lineBreak()
    },
    part,
    block(nodeType, data = {}) {
      const block = node(nodeType, [], data)
      if (lineType === 'paragraph') {
        part()
        place(block)
      } else after.push(block)
    },
    inline(nodeType, data) {
      line.inline(node(nodeType, [], data))
    },
    open,
    openHeading(level) {
      part()
      const before = lineType
      lineType = `heading-${level}`
      return () => {
        part()
        lineType = before
      }
    },
    openCode() {
      part()
      if (code) return () => {}
      code = { text: '', language: '' }
      return () => {
        const { text, language } = code ?? { text: '', language: '' }
        code = undefined
        const lines = text.replace(/^\n/, '').trimEnd()
        if (lines.trim() !== '') place(node('code-block', [textNode(lines)], { language }))
      }
    },
    codeLanguage(language) {
      if (code && language !== undefined) code.language = language
    },
    mark(mark) {
      marks.set(mark, (marks.get(mark) ?? 0) + 1)
      return () => {
        const rest = (marks.get(mark) ?? 0) - 1
        if (rest > 0) marks.set(mark, rest)
        else marks.delete(mark)
      }
    },
    link(data) {
      const before = link
      link = data
      return () => {
        link = before
      }
    },
    linked: () => link?.uri,
    task(checked) {
      const item = stack.at(-1)
      if (item?.nodeType === 'list-item' && item.content.length === 0 && line.isEmpty()) item.data = { ...item.data, checked }
      else line.text(checked ? '☑ ' : '☐ ', [], undefined)
    },
    document() {
      part()
      const ordered = [...notes.values()].toSorted((one, other) => Number(one.data['number']) - Number(other.data['number']))
      // Footnotes without a reference follow the others, so that they can still be read.
      const last = Number(ordered.at(-1)?.data['number'] ?? 0)
      const further = unreferred.map((note, index) => ({ ...note, data: { number: last + index + 1 } }))
      const all = [...ordered, ...further].map(({ nodeType, data, content }) => node(nodeType, content, data))
      return documentOf(all.length > 0 ? [...root.content, node('footnotes', all)] : root.content)
    },
  }
}
