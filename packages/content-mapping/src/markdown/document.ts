import type { JsonObject } from 'contentful-emulator/json/json.ts'

/** Text of a rich-text document, with its marks. */
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
 * A rich-text document in the form of Contentful's API.
 *
 * Documents created from Markdown may contain more than Contentful's. Additional nodes are `code-block` (data: `language`), `footnotes` of
 * `footnote` (data: `number`) and `footnote-reference` (data: `number`). Additional data are `start` of an ordered list, `checked` of an
 * item, `align` of a cell, and `uri`, `alt` and `title` of links to assets.
 */
export type RichTextDocument = RichTextNode & { readonly nodeType: 'document' }

/** Creates a node. */
export function node(nodeType: string, content: RichTextNode['content'], data: RichTextNode['data'] = {}): RichTextNode {
  return { nodeType, data, content }
}

/** Creates a text node. */
export function textNode(value: string, marks: readonly string[] = []): TextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

/** Creates a document. */
export function documentOf(content: RichTextNode['content']): RichTextDocument {
  return { nodeType: 'document', data: {}, content }
}
