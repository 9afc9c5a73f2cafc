import site from '#config'
import type { LocaleSettings } from '#app/config/site.ts'
import { perName } from './per-name.ts'

/** A language of this site, by its BCP 47 tag. Only `addresses.ts` determines its form in paths. */
export type Locale = (typeof site.locales)[number]['tag']
export type LocaleInfo = (typeof site.locales)[number]

export const BASE_LOCALE: Locale = site.baseLocale
export const LOCALES: readonly Locale[] = site.locales.map((locale) => locale.tag)

const byTag = new Map<string, LocaleInfo>(site.locales.map((locale) => [locale.tag, locale]))

/** Returns whether a text is the tag of a language of this site. */
export function isLocale(text: string): text is Locale {
  return byTag.has(text)
}

/** Returns the language of a tag without its region: `de` for `de-AT`. */
export const languageOf = perName((tag) => new Intl.Locale(tag).language)

/** Returns the language of a Contentful locale code, or `undefined` if the site lacks it. */
export function localeOfCode(code: string): Locale | undefined {
  return site.locales.find(({ contentful }) => contentful === code)?.tag
}

/** Languages by their variants, such as German by Easy German. */
const standards = new Map<string, Locale>(
  site.locales.flatMap((variant) => {
    const { variantOf }: LocaleSettings = variant
    const standard = LOCALES.find((tag) => tag === variantOf)
    return standard === undefined ? [] : [[variant.tag, standard] as const]
  }),
)

/** Returns whether a language is a variant of another one, as Easy German is. */
export function isVariant(locale: string): boolean {
  return standards.has(locale)
}

/** Returns the language that a variant belongs to, such as German for Easy German. Returns any other language itself. */
export function standardOf<L extends string>(locale: L): Locale | L {
  return standards.get(locale) ?? locale
}

/** Returns prefix, direction, endonym and Contentful code of a language. */
export function localeInfo(locale: Locale): LocaleInfo {
  const info = byTag.get(locale)
  if (!info) throw new Error(`No settings for the locale "${locale}": add it to app.config.ts.`)
  return info
}
