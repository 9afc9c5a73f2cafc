import { directionOf } from './direction.ts'
import { isLocale, localeInfo } from './locales.ts'
import { useLocale } from './messages/locale-context.ts'
import { useSurroundingLanguage } from './TextLanguage.tsx'

/** What is said of a text. In a preview it has the attributes by which editors find its field. */
interface Said {
  readonly locale?: string
  readonly inspector?: DataAttributes
}

type DataAttributes = Readonly<Record<`data-${string}`, string>>

/**
 * Give the `lang` and `dir` of a text that is in another language than what surrounds it; nothing for one that is not.
 *
 * `{}` stands for words in the page's language. Call while rendering; it may be called anywhere then.
 */
export function phraseProps(phrase: Said): DataAttributes & { lang?: string; dir?: 'ltr' | 'rtl' } {
  const page = useLocale()
  const surrounding = useSurroundingLanguage()
  const tag = phrase.locale ?? page
  return { ...phrase.inspector, ...(tag !== surrounding && { lang: tag, dir: shownDirection(tag) }) }
}

/** Tell the direction of a language. A space may have some that the site has not: theirs is that of the script they are usually written in. */
export function shownDirection(tag: string): 'ltr' | 'rtl' {
  return isLocale(tag) ? localeInfo(tag).dir : directionOf(tag)
}
