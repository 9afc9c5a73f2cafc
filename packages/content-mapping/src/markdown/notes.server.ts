import type { MarkdownIt, Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'

/** What the reader of footnotes notes while it reads. */
export interface NotesEnvironment {
  footnotes?: {
    /** Notes in the order of their first references; one that was written in its place has its words here. */
    readonly list?: readonly { readonly tokens?: Token[] }[]
    /** `:` and label → place in the list; `-1` for one that nothing refers to. */
    readonly refs?: Readonly<Record<string, number>>
  }
  [other: string | symbol]: unknown
}

/** Read footnotes, and leave each where it was written. */
export function notes(parser: MarkdownIt): void {
  footnotes(parser)
  // It would gather the notes, in time that grows with the square of their number.
  parser.core.ruler.disable('footnote_tail')
  const { rules } = parser.renderer
  rules['footnote_ref'] = (tokens, index) => `<footnote-reference number="${Number(tokens[index]?.meta?.['id']) + 1}"></footnote-reference>`
  rules['footnote_reference_open'] = (tokens, index, _options, environment: NotesEnvironment | undefined) => {
    const place = environment?.footnotes?.refs?.[`:${String(tokens[index]?.meta?.['label'])}`] ?? -1
    return `<footnote number="${place + 1}">`
  }
  rules['footnote_reference_close'] = () => '</footnote>'
}

/** Write the notes that were written in the place of their references. */
export function notesOf(environment: NotesEnvironment, parser: MarkdownIt): string {
  const written = (environment.footnotes?.list ?? []).map(
    ({ tokens }, index) => tokens && `<footnote number="${index + 1}">${parser.renderer.render(tokens, parser.options, environment)}</footnote>`,
  )
  return written.filter((note) => note !== undefined).join('')
}
