import { directionOf } from './direction.ts'
import { isLocale, localeInfo } from './locales.ts'
import { useLocale } from './messages/locale-context.ts'
import { useSurroundingLanguage } from './TextLanguage.tsx'

/**
 * Give the `lang` and `dir` of a text that is in another language than what surrounds it; nothing for one that is not.
 *
 * `{}` stands for words in the page's language. Call while rendering; it may be called anywhere then.
 */
export function phraseProps(phrase: { readonly locale?: string }): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const page = useLocale()
  const surrounding = useSurroundingLanguage()
  const tag = phrase.locale ?? page
  return tag === surrounding ? {} : { lang: tag, dir: shownDirection(tag) }
}

/** Tell the direction of a language. A space may have some that the site has not: theirs is that of the script they are usually written in. */
export function shownDirection(tag: string): 'ltr' | 'rtl' {
  return isLocale(tag) ? localeInfo(tag).dir : directionOf(tag)
}
