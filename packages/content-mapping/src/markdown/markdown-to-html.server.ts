import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { notes, notesOf, type NotesEnvironment } from './notes.server.ts'
import { tasks } from './tasks.server.ts'

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
