import type { Locale } from '#app/i18n/locales.ts'
import { initialOf } from '#app/i18n/formats/initial.ts'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { Initial } from './list.ts'

/** Minimum number of letters. With fewer, links are not needed. */
const LEAST = 6

/**
 * Returns the initial letters of sorted terms, each with its first term.
 *
 * Returns an empty list if the letters would not help. Either there are few of them, or, as in Japanese, almost one for each term.
 */
export function initials(terms: readonly Term[], locale: Locale): Initial[] {
  const found = new Map<string, string>()
  for (const { id, term } of terms) {
    const letter = initialOf(term.text, locale)
    if (letter !== '' && !found.has(letter)) found.set(letter, id)
  }
  return found.size >= LEAST && found.size <= terms.length / 2 ? [...found].map(([letter, term]) => ({ letter, term })) : []
}
