import type { MarkdownIt, Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'

/** State of the footnote parser. */
export interface NotesEnvironment {
  footnotes?: {
    /** Notes in the order of their first references. Inline notes have their tokens here. */
    readonly list?: readonly { readonly tokens?: Token[] }[]
    /** `:` and label → index in the list, or `-1` if no reference exists. */
    readonly refs?: Readonly<Record<string, number>>
  }
  [other: string | symbol]: unknown
}

/** Parses footnotes and leaves each in place. */
export function notes(parser: MarkdownIt): void {
  footnotes(parser)
  // This rule would collect the notes in quadratic time.
  parser.core.ruler.disable('footnote_tail')
  const { rules } = parser.renderer
  rules['footnote_ref'] = (tokens, index) => `<footnote-reference number="${Number(tokens[index]?.meta?.['id']) + 1}"></footnote-reference>`
  rules['footnote_reference_open'] = (tokens, index, _options, environment: NotesEnvironment | undefined) => {
    const place = environment?.footnotes?.refs?.[`:${String(tokens[index]?.meta?.['label'])}`] ?? -1
    return `<footnote number="${place + 1}">`
  }
  rules['footnote_reference_close'] = () => '</footnote>'
}

/** Renders the inline notes. */
export function notesOf(environment: NotesEnvironment, parser: MarkdownIt): string {
  const written = (environment.footnotes?.list ?? []).map(
    ({ tokens }, index) => tokens && `<footnote number="${index + 1}">${parser.renderer.render(tokens, parser.options, environment)}</footnote>`,
  )
  return written.filter((note) => note !== undefined).join('')
}
