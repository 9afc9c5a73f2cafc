import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { notes, notesOf, type NotesEnvironment } from './notes.server.ts'
import { tasks } from './tasks.server.ts'

const parser = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly).use(tasks).use(notes)
// Only what names its scheme or begins with `www.` is an address: `README.md` is none.
parser.linkify.set({ fuzzyLink: false })
parser.linkify.add('www.', {
  validate: (text, at) => /^[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>"')\]]*)?/.exec(text.slice(at, at + 2000))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `https://${match.url}`
  },
})

// One block of HTML is no part of the paragraph of the next.
parser.renderer.rules['html_block'] = (tokens, index) => `${tokens[index]?.content ?? ''}<p></p>`

/**
 * Write Markdown as HTML, in which raw HTML stands as it was written.
 *
 * Footnotes are `<footnote number>` where they were written, `0` for one that nothing refers to, and `<footnote-reference number>`.
 */
export function markdownToHtml(text: string): string {
  const environment: NotesEnvironment = {}
  const tokens = parser.parse(text, environment)
  return parser.renderer.render(tokens, parser.options, environment) + notesOf(environment, parser)
}
