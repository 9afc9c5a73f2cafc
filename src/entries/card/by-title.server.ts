import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CardContent } from './card.ts'

/** Sorts cards by title, in the order of a language. */
export function byTitle<C extends CardContent>(locale: Locale, cards: readonly C[]): C[] {
  const { compare } = formats(locale)
  return cards.toSorted((one, other) => compare(one.title.text, other.title.text))
}
