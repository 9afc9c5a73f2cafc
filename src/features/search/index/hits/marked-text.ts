/** A text in pieces, some of which are matches. `at` is the start of each piece. */
export interface MarkedText {
  readonly pieces: readonly { readonly at: number; readonly text: string; readonly isMarked?: true }[]
  /** Language tag of the text, if it differs from that of the page. */
  readonly locale?: string
}

/**
 * Splits a text into matches and the text between them. Ranges must be in order; a range that begins within another is skipped.
 * @example markedText('a tea', [{ start: 2, end: 5 }]) // pieces 'a ' and 'tea', the second marked
 */
export function markedText(text: string, found: readonly { readonly start: number; readonly end: number }[], locale?: string): MarkedText {
  const pieces: { at: number; text: string; isMarked?: true }[] = []
  let at = 0
  for (const { start, end } of found) {
    if (start < at) continue
    if (start > at) pieces.push({ at, text: text.slice(at, start) })
    pieces.push({ at: start, text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at) })
  return { pieces, ...(locale === undefined ? {} : { locale }) }
}
