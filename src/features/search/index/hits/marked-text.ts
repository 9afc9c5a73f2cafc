/** A text in pieces, of which some are what was looked for; `at` is where each begins. */
export interface MarkedText {
  readonly pieces: readonly { readonly at: number; readonly text: string; readonly isMarked?: true }[]
  /** The language tag of the text, given only where it is not the page's. */
  readonly locale?: string
}

/** Cut a text into what was found in it and what lies between. Ranges are in order; one that begins within another is passed over. */
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
