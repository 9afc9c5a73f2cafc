import { messageLanguage } from '#messages'
import { scriptOf } from '../direction.ts'
import { languageOf, type Locale } from '../locales.ts'
import { perName } from '../per-name.ts'

/**
 * Name the language that the site's own words are in on the pages of a language, by its BCP 47 tag: the language itself, but
 * where there are no messages in it or another region's.
 */
export const saidIn = perName((locale) => {
  const shown = messageLanguage(locale)
  return languageOf(shown) === languageOf(locale) && scriptOf(shown) === scriptOf(locale) ? locale : shown
})

/** Make a text of words of the site's own that says which language it is in, where that is not the page's. */
export function said(text: string, locale: Locale): { readonly text: string; readonly locale?: string } {
  const language = saidIn(locale)
  return language === locale ? { text } : { text, locale: language }
}
