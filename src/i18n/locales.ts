import site from '#config'
import { perName } from './per-name.ts'

/** A language of this site, by its BCP 47 tag. Only `addresses.ts` knows how paths write it. */
export type Locale = (typeof site.locales)[number]['tag']
export type LocaleInfo = (typeof site.locales)[number]

export const BASE_LOCALE: Locale = site.baseLocale
export const LOCALES: readonly Locale[] = site.locales.map((locale) => locale.tag)

const byTag = new Map<string, LocaleInfo>(site.locales.map((locale) => [locale.tag, locale]))

/** Tell whether a text is the tag of a language of this site. */
export function isLocale(text: string): text is Locale {
  return byTag.has(text)
}

/** With more languages than these a list of them takes a place of its own. */
const FEW = 12
/** Whether the site has more languages than can be listed in passing. */
export const HAS_MANY_LANGUAGES = LOCALES.length > FEW

/** Name the language of a tag, without its region: `de` for `de-AT`. */
export const languageOf = perName((tag) => new Intl.Locale(tag).language)

/** Look up a language's prefix, direction, endonym and Contentful code. */
export function localeInfo(locale: Locale): LocaleInfo {
  const info = byTag.get(locale)
  if (!info) throw new Error(`No settings for the locale "${locale}": add it to app.config.ts.`)
  return info
}
