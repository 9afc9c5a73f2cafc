import type { MarkdownIt, Token } from 'markdown-it'

const BOX = /^\[([ xX])\](?=\s)/

/** Parses `[ ]` and `[x]` at the beginning of an item as a checkbox. */
export function tasks(parser: MarkdownIt): void {
  // Runs before escapes are resolved, so that `\[ ]` is not a checkbox.
  parser.core.ruler.before('text_join', 'tasks', ({ tokens, Token: NewToken }) => {
    for (const [index, token] of tokens.entries()) {
      const [first] = token.children ?? []
      const box = first?.type === 'text' && beginsItem(tokens, index) ? BOX.exec(first.content) : null
      if (!first || !box) continue
      first.content = first.content.slice(box[0].length)
      const input = new NewToken('html_inline', '', 0)
      input.content = box[1] === ' ' ? '<input type="checkbox">' : '<input type="checkbox" checked>'
      token.children?.unshift(input)
    }
  })
}

function beginsItem(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.type === 'paragraph_open' && tokens[index - 2]?.type === 'list_item_open'
}
