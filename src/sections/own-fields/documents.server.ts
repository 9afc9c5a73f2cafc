/** A node of a Contentful rich-text document that the site writes itself. */
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

function paragraph(value: string, marks: readonly string[] = []): WrittenNode {
  return node('paragraph', [{ nodeType: 'text', data: {}, value, marks: marks.map((type) => ({ type })) }])
}

/** Write the paragraphs of a plain text: an empty line ends one. */
export function paragraphs(text: string): WrittenNode[] {
  return text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => paragraph(each))
}

/** Write a list of lines. */
export function bullets(items: readonly string[]): WrittenNode {
  return node(
    'unordered-list',
    items.map((item) => node('list-item', [paragraph(item)])),
  )
}

/** Write a table; its first row heads the columns. */
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

/** Write lines of code. */
export function code(text: string): WrittenNode {
  return paragraph(text, ['code'])
}
