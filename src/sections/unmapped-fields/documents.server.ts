import { looksLikeCode } from 'content-mapping/markdown/looks-like-code.ts'

/** Node of a Contentful rich-text document that the site generates. */
export interface WrittenNode {
  readonly nodeType: string
  readonly data: Readonly<Record<string, never>>
  readonly content?: readonly WrittenNode[]
  readonly value?: string
  readonly marks?: readonly { readonly type: string }[]
}

function node(nodeType: string, content: readonly WrittenNode[]): WrittenNode {
  return { nodeType, data: {}, content }
}

function words(value: string, marks: readonly string[] = []): WrittenNode {
  return { nodeType: 'text', data: {}, value, marks: marks.map((type) => ({ type })) }
}

function paragraph(value: string, marks: readonly string[] = []): WrittenNode {
  return node('paragraph', [words(value, marks)])
}

/** Converts plain text to paragraphs, which an empty line separates. Text that looks like code becomes a code block. */
export function paragraphs(text: string): WrittenNode[] {
  if (looksLikeCode(text)) return [codeBlock(text)]
  return text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => paragraph(each))
}

/** Converts text to a block of code. */
export function codeBlock(text: string): WrittenNode {
  return node('code-block', [words(text)])
}

/** Converts a line to a heading. */
export function heading(value: string): WrittenNode {
  return node('heading-2', [words(value)])
}

/** Converts lines to an unordered list. */
export function bullets(items: readonly string[]): WrittenNode {
  return node(
    'unordered-list',
    items.map((item) => node('list-item', [paragraph(item)])),
  )
}

/** Item of a nested list: its line, and the items below it. */
export interface OutlineItem {
  readonly line: readonly WrittenNode[]
  readonly items: readonly OutlineItem[]
}

/** Converts a value to words of a line, with a name in bold before it. */
export function namedWords(name: string, value: string): readonly WrittenNode[] {
  if (name === '') return [words(value)]
  return value === '' ? [words(name, ['bold'])] : [words(name, ['bold']), words(` ${value}`)]
}

/** Converts items to nested lists. */
export function outline(items: readonly OutlineItem[]): WrittenNode {
  return node(
    'unordered-list',
    items.map(({ line, items: below }) => node('list-item', [node('paragraph', line), ...(below.length > 0 ? [outline(below)] : [])])),
  )
}

/** Converts rows to a table. The first row contains the headers. */
export function table(rows: readonly (readonly string[])[]): WrittenNode {
  return node(
    'table',
    rows.map((cells, at) =>
      node(
        'table-row',
        cells.map((cell) => node(at === 0 ? 'table-header-cell' : 'table-cell', [paragraph(cell)])),
      ),
    ),
  )
}
