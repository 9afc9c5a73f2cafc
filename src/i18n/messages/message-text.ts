import { messageLanguage } from '#messages'
import { scriptOf } from '../direction.ts'
import { isVariant, languageOf, standardOf, type Locale } from '../locales.ts'
import { perName } from '../per-name.ts'

/**
 * Returns the BCP 47 tag of the interface's language on pages of a language. It differs if the messages are in another language or script, or
 * in the standard language of a variant.
 */
export const messageLanguageOf = perName((locale) => {
  const shown = messageLanguage(locale)
  if (isVariant(locale) && shown !== locale) return standardOf(locale)
  return languageOf(shown) === languageOf(locale) && scriptOf(shown) === scriptOf(locale) ? locale : shown
})

/** Creates a localized text from interface messages, with its language if it differs from the page's. */
export function messageText(text: string, locale: Locale): { readonly text: string; readonly locale?: string } {
  const language = messageLanguageOf(locale)
  return language === locale ? { text } : { text, locale: language }
}
