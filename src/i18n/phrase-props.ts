import { localeInfo, type Locale } from './locales.ts'

/** Give the `lang` and `dir` of a text that is not in the page's language; nothing for one that is. */
export function phraseProps(phrase: { readonly locale?: Locale }): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (!phrase.locale) return {}
  const { tag, dir } = localeInfo(phrase.locale)
  return { lang: tag, dir }
}
