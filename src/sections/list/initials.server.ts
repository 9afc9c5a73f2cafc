import type { Locale } from '#app/i18n/locales.ts'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { Initial } from './list.ts'

/** Fewer than this are seen at a glance. */
const LEAST = 6

/**
 * Give the letters that terms in order begin with, each with its first term.
 *
 * None where they would not help: few of them, or, as in Japanese, almost one for each term.
 */
export function initials(terms: readonly Term[], locale: Locale): Initial[] {
  const found = new Map<string, string>()
  for (const { id, term } of terms) {
    const letter = plain(term.text).toLocaleUpperCase(locale)
    if (letter !== '' && !found.has(letter)) found.set(letter, id)
  }
  return found.size >= LEAST && found.size <= terms.length / 2 ? [...found].map(([letter, term]) => ({ letter, term })) : []
}

/** The first letter without its marks: É is found under E. */
function plain(text: string): string {
  return /\p{L}/u.exec(text.normalize('NFD'))?.[0] ?? ''
}
