import { isLocale, localeInfo } from './locales.ts'

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** Give the `lang` and `dir` of a text that is not in the page's language; nothing for one that is. */
export function phraseProps(phrase: { readonly locale?: string }): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const tag = phrase.locale
  return tag === undefined ? {} : { lang: tag, dir: directionOf(tag) }
}

/** A space may have languages that the site has not: their direction is that of the script they are usually written in. */
function directionOf(tag: string): 'ltr' | 'rtl' {
  if (isLocale(tag)) return localeInfo(tag).dir
  return RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
}
