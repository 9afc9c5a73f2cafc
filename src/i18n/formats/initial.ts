import type { Locale } from '../locales.ts'

/** Returns the first letter as a capital without diacritics: É sorts under E. Returns an empty text if there is no letter. */
export function initialOf(text: string, locale: Locale): string {
  return (/\p{L}/u.exec(text.normalize('NFD'))?.[0] ?? '').toLocaleUpperCase(locale)
}
