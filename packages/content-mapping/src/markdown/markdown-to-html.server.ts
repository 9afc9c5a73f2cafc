import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { notes, notesOf, type NotesEnvironment } from './notes.server.ts'

const parser = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly).use(tasks).use(notes)
// Links only addresses with a scheme or `www.`. `README.md` is not an address.
parser.linkify.set({ fuzzyLink: false })
parser.linkify.add('www.', {
  validate: (text, at) => /^[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>"')\]]*)?/.exec(text.slice(at, at + 2000))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `https://${match.url}`
  },
})

// Separates neighbouring blocks of HTML into paragraphs.
parser.renderer.rules['html_block'] = (tokens, index) => `${tokens[index]?.content ?? ''}<p></p>`

/**
 * Converts Markdown to HTML. Raw HTML remains unchanged.
 *
 * Footnotes become `<footnote number>` in place, with `0` if no reference exists, and `<footnote-reference number>`.
 */
export function markdownToHtml(text: string): string {
  const environment: NotesEnvironment = {}
  const tokens = parser.parse(text, environment)
  return parser.renderer.render(tokens, parser.options, environment) + notesOf(environment, parser)
}

const BOX = /^\[([ xX])\](?=\s)/

/** Parses `[ ]` and `[x]` at the beginning of an item as a checkbox. */
function tasks({ core }: Parser): void {
  // Runs before escapes are resolved, so that `\[ ]` is not a checkbox.
  core.ruler.before('text_join', 'tasks', ({ tokens, Token: NewToken }) => {
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
