import { directionOf } from './direction.ts'
import { isLocale, localeInfo } from './locales.ts'
import { useLocale } from './messages/locale-context.ts'
import { useSurroundingLanguage } from './TextLanguage.tsx'

/** A localized text. In a preview it has the attributes by which editors find its field. */
interface Localized {
  readonly locale?: string
  readonly inspector?: DataAttributes
}

type DataAttributes = Readonly<Record<`data-${string}`, string>>

/**
 * Returns `lang` and `dir` of a text whose language differs from its surroundings, or an empty object.
 *
 * `{}` is a text in the page's language. Call it only while rendering, also in conditions and loops.
 */
export function textProps(localizedText: Localized): DataAttributes & { lang?: string; dir?: 'ltr' | 'rtl' } {
  const page = useLocale()
  const surrounding = useSurroundingLanguage()
  const tag = localizedText.locale ?? page
  return { ...localizedText.inspector, ...(tag !== surrounding && { lang: tag, dir: shownDirection(tag) }) }
}

/** Returns the direction of a language. For languages of the space that the site lacks, it is that of their usual script. */
export function shownDirection(tag: string): 'ltr' | 'rtl' {
  return isLocale(tag) ? localeInfo(tag).dir : directionOf(tag)
}
