import type { ElementContent } from 'hast'

/** The elements that begin a line of their own. */
const BLOCKS = new Set(
  'address article blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 li ol p picture pre section table tbody td th thead tr ul'.split(' '),
)

/** Make one line of blocks: a cell of a table holds no more. */
export function flattened(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((line, node) => {
    if (node.type !== 'element' || !BLOCKS.has(node.tagName)) return [...line, node]
    const inner = flattened(node.children)
    const isFirst = line.length === 0 || inner.length === 0
    return [...line, ...(isFirst ? [] : [{ type: 'element' as const, tagName: 'br', properties: {}, children: [] }]), ...inner]
  }, [])
}
