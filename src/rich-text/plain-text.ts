import type { Block, Inline } from './rich-text.ts'

/** Returns running text without marks, links and references to footnotes. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'note' ? '' : plainText(node.children))).join('')
}

/** Returns the text of the paragraphs and headings among blocks. */
export function plainTextOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.type === 'paragraph' || block.type === 'heading' ? plainText(block.children) : ''))
    .join(' ')
    .trim()
}
