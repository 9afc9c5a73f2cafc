import site from '#config'

/** The prefix of a language of this site, as in its paths. */
export type Locale = (typeof site.locales)[number]['prefix']
export type LocaleInfo = (typeof site.locales)[number]

export const BASE_LOCALE: Locale = site.baseLocale
export const LOCALES: readonly Locale[] = site.locales.map((locale) => locale.prefix)

const byPrefix = new Map<string, LocaleInfo>(site.locales.map((locale) => [locale.prefix, locale]))

/** Tell whether a text is the prefix of a language of this site. */
export function isLocale(text: string): text is Locale {
  return byPrefix.has(text)
}

/** Look up a language's tag, direction, endonym and Contentful code. */
export function localeInfo(locale: Locale): LocaleInfo {
  const info = byPrefix.get(locale)
  if (!info) throw new Error(`No settings for the locale "${locale}": add it to app.config.ts.`)
  return info
}
