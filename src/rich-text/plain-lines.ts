import { plainText } from './plain-text.ts'
import type { Block } from './rich-text.ts'

/**
 * Converts blocks to plain text: blank lines separate paragraphs, and list items begin with a bullet or number. Pictures and embedded entries are
 * left out.
 */
export function plainLines(blocks: readonly Block[]): string {
  return blocks
    .map(linesOf)
    .filter((lines) => lines !== '')
    .join('\n\n')
}

function linesOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainText(block.children).trim()
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${(block.start ?? 1) + at}.` : '•'} ${item.map(linesOf).join('\n')}`).join('\n')
    case 'quote':
      return plainLines(block.children)
    case 'table':
      return block.rows.map((cells) => cells.map(({ children }) => children.map(linesOf).join(' ')).join(' | ')).join('\n')
    case 'code':
      return block.text
    case 'notes':
      return block.notes.map(({ children }, at) => `${at + 1}. ${children.map(linesOf).join('\n')}`).join('\n')
    case 'rule':
    case 'picture':
    case 'file':
    case 'entry':
      return ''
  }
}
