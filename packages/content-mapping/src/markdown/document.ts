import type { JsonObject } from 'contentful-emulator/json/json.ts'

/** Running text of a rich-text document, with its marks. */
export type TextNode = {
  readonly nodeType: 'text'
  readonly value: string
  readonly marks: readonly { readonly type: string }[]
  readonly data: Readonly<Record<string, never>>
}

/** A block or inline of a rich-text document. */
export type RichTextNode = {
  readonly nodeType: string
  readonly data: JsonObject
  readonly content: readonly (RichTextNode | TextNode)[]
}

/**
 * A rich-text document as Contentful's API gives it.
 *
 * One made of Markdown may hold what Contentful's own have not: the nodes `code-block` (data: `language`), `footnotes` of
 * `footnote` (data: `number`) and `footnote-reference` (data: `number`), and data of its nodes: `start` of an ordered list,
 * `checked` of an item, `align` of a cell, `uri`, `alt` and `title` of what links to an asset.
 */
export type RichTextDocument = RichTextNode & { readonly nodeType: 'document' }

/** Make a node. */
export function node(nodeType: string, content: RichTextNode['content'], data: RichTextNode['data'] = {}): RichTextNode {
  return { nodeType, data, content }
}

/** Make running text. */
export function textNode(value: string, marks: readonly string[] = []): TextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

/** Make a document. */
export function documentOf(content: RichTextNode['content']): RichTextDocument {
  return { nodeType: 'document', data: {}, content }
}
