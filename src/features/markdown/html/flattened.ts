import type { Element, ElementContent } from 'hast'

/** Elements that begin a new line. */
const BLOCKS = new Set(
  'address article blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 li ol p picture pre section table tbody td th thead tr ul'.split(' '),
)

/** Flattens blocks into one line, because a table cell in Markdown cannot contain blocks. */
export function flattened(nodes: readonly ElementContent[]): ElementContent[] {
  const parts = nodes.map((node) => (isBlock(node) ? { begins: true, content: flattened(node.children) } : { begins: false, content: [node] }))
  return parts.filter(({ content }) => content.length > 0).flatMap(({ begins, content }, at) => (begins && at > 0 ? [LINE_BREAK, ...content] : content))
}

const LINE_BREAK: Element = { type: 'element', tagName: 'br', properties: {}, children: [] }

function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && BLOCKS.has(node.tagName)
}
