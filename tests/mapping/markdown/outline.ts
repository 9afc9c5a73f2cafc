import type { RichTextDocument, RichTextNode, TextNode } from 'content-mapping/markdown/document.ts'

const NAMES: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'quote',
  'code-block': 'pre',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
  hyperlink: 'a',
  'asset-hyperlink': 'file',
  'embedded-asset-block': 'asset',
  'footnote-reference': 'ref',
  footnotes: 'notes',
  footnote: 'note',
}

/** Formats a document for assertions: `p(one |bold|two)`, data in brackets, line breaks as ⏎. */
export function outline(document: RichTextDocument): string[] {
  return document.content.map(written)
}

function written(node: RichTextNode | TextNode): string {
  if ('value' in node) {
    const text = node.value.replaceAll('\n', '⏎')
    return node.marks.length > 0 ? `|${node.marks.map(({ type }) => type).join('+')}:${text}|` : text
  }
  const { target, ...data } = node.data
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(target) ?? '')?.[1]
  const shown = [...(id ? [id] : []), ...Object.values(data).map(String)].join(' ')
  return `${(NAMES[node.nodeType] ?? node.nodeType).replace('heading-', 'h')}${shown ? `[${shown}]` : ''}(${node.content.map(written).join(isInline(node) ? '' : ' ')})`
}

function isInline({ nodeType }: RichTextNode): boolean {
  return /^(?:paragraph|heading-|hyperlink|asset-hyperlink|code-block)/.test(nodeType)
}

/** Returns the text of nodes, including that of their data. */
export function texts(nodes: readonly (RichTextNode | TextNode)[]): string {
  return nodes.map((node) => ('value' in node ? node.value : `${JSON.stringify(node.data)} ${texts(node.content)}`)).join(' ')
}
