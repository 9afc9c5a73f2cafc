import type { ElementContent } from 'hast'

/** Elements that styles separate visually: a date and its topics, a number and its title, two links styled as buttons. */
const APART = new Set(['span', 'time', 'a'])
const SEPARATOR = ' · '

/** Inserts a separator between adjacent inline elements, whose texts would otherwise form a single word. */
export function separated(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, at): ElementContent[] => (isApart(node) && isApart(nodes[at - 1]) ? [{ type: 'text', value: SEPARATOR }, node] : [node]))
}

function isApart(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && APART.has(node.tagName) && hasText(node)
}

function hasText(node: ElementContent): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(hasText)
}
