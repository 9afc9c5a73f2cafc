import type { ElementContent } from 'hast'

/** What styles set apart, and words do not: a date and its topics, a number and its title, two links that look like buttons. */
const APART = new Set(['span', 'time', 'a'])
const SEPARATOR = ' · '

/** Put a sign between elements that stand side by side without one, of which a text alone would make a single word. */
export function separated(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, at): ElementContent[] => (isApart(node) && isApart(nodes[at - 1]) ? [{ type: 'text', value: SEPARATOR }, node] : [node]))
}

function isApart(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && APART.has(node.tagName) && hasText(node)
}

function hasText(node: ElementContent): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(hasText)
}
