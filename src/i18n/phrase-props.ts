import { isLocale, localeInfo } from './locales.ts'
import { perName } from './per-name.ts'
import { useLocale } from './messages/locale-context.ts'
import { useSurroundingLanguage } from './TextLanguage.tsx'

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/**
 * Give the `lang` and `dir` of a text that is in another language than what surrounds it; nothing for one that is not.
 *
 * `{}` stands for words in the page's language. Call while rendering; it may be called anywhere then.
 */
export function phraseProps(phrase: { readonly locale?: string }): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const page = useLocale()
  const surrounding = useSurroundingLanguage()
  const tag = phrase.locale ?? page
  return tag === surrounding ? {} : { lang: tag, dir: directionOf(tag) }
}

/** A space may have languages that the site has not: their direction is that of the script they are usually written in. */
const directionOf = perName((tag): 'ltr' | 'rtl' => {
  if (isLocale(tag)) return localeInfo(tag).dir
  return RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
})
