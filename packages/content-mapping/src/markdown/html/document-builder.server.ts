import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { documentOf, node, textNode, type RichTextDocument, type RichTextNode, type TextNode } from '../document.ts'
import { lineBuilder, type LinkData } from './line-builder.server.ts'

/** So deep may blocks lie in each other: rich text may go down 100 levels of JSON, and a phone has room for no more. */
const DEEPEST = 16

interface Frame {
  readonly nodeType: string
  data: JsonObject
  readonly content: (RichTextNode | TextNode)[]
}

/** What a frame may stand in, where that is not anything. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  'list-item': ['ordered-list', 'unordered-list'],
  'table-row': ['table'],
  'table-cell': ['table-row'],
  'table-header-cell': ['table-row'],
}
/** Frames that hold nothing but frames of their own kind. */
const STRICT = new Set(Object.values(WITHIN).flat())
/** Frames that are there even if nothing is in them. */
const KEPT = new Set(Object.keys(WITHIN).filter((nodeType) => nodeType !== 'table-row'))

/** Builds a rich-text document from beginning to end. What opens something gives what closes it; they are called in turn. */
export interface DocumentBuilder {
  text(value: string): void
  lineBreak(): void
  /** End the paragraph. */
  part(): void
  block(nodeType: string, data?: JsonObject): void
  inline(nodeType: string, data: JsonObject): void
  open(nodeType: string, data?: JsonObject): () => void
  openHeading(level: number): () => void
  openCode(): () => void
  /** Say what the code block that is open is written in. */
  codeLanguage(language: string | undefined): void
  mark(mark: string): () => void
  link(data: LinkData): () => void
  /** Where the link leads that is open. */
  linked(): string | undefined
  /** Say that the item that begins is a task. */
  task(checked: boolean): void
  document(): RichTextDocument
}

/** Begin a document. */
export function documentBuilder(): DocumentBuilder {
  const root: Frame = { nodeType: 'document', data: {}, content: [] }
  const stack: Frame[] = [root]
  const notes = new Map<number, Frame>()
  const unreferred: Frame[] = []
  const line = lineBuilder()
  /** Marks that are open, with how often: elements may lie in each other thousands of times. */
  const marks = new Map<string, number>()
  let link: LinkData | undefined
  let lineType = 'paragraph'
  /** What a heading held that cannot stand in one: it comes after. */
  let after: RichTextNode[] = []
  let code: { text: string; language: string } | undefined

  /** Where blocks go: what holds only frames of its own has nothing else before its end, so they come before it. */
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
    // Items and cells hold a paragraph at least.
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
      // One that nothing refers to can still be read, after the others.
      const last = Number(ordered.at(-1)?.data['number'] ?? 0)
      const further = unreferred.map((note, index) => ({ ...note, data: { number: last + index + 1 } }))
      const all = [...ordered, ...further].map(({ nodeType, data, content }) => node(nodeType, content, data))
      return documentOf(all.length > 0 ? [...root.content, node('footnotes', all)] : root.content)
    },
  }
}
