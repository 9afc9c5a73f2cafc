import { isVariant, languageOf, localeInfo, localeOfCode, type Locale } from '#app/i18n/locales.ts'
import { reportContent } from '../reading/report.server.ts'

/** Locale of the space in the form of the API. */
export interface SpaceLocale {
  readonly code: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

/** Returns whether a field of a content type is localized. */
export type IsLocalized = (type: string, field: string) => boolean

/** Fallback locales for a language of the site. */
export interface LocaleChain {
  /** Contentful codes: the locale of the language, its fallbacks, and the space's default locale, which also contains unlocalized fields. */
  readonly codes: readonly string[]
  /** Returns the language tag of text from a locale, or `undefined` if the text is in the page's language. */
  readonly foreignTag: (code: string) => string | undefined
  readonly isLocalized: IsLocalized
}

/** Computes the fallback chain of a language from the locales of the space. */
export function localeChain(locale: Locale, spaceLocales: readonly SpaceLocale[], isLocalized: IsLocalized = () => true): LocaleChain {
  const byCode = new Map(spaceLocales.map((each) => [each.code, each]))
  const own = localeInfo(locale).contentful
  if (!byCode.has(own)) {
    reportContent({
      entry: '(space)',
      locale: own,
      about: 'language',
      problem: `the space has no locale "${own}", which app.config.ts names for "${locale}"; its default is shown instead`,
    })
  }
  const codes: string[] = []
  for (let next: string | null | undefined = byCode.has(own) ? own : undefined; next && !codes.includes(next); next = byCode.get(next)?.fallbackCode)
    codes.push(next)
  const base = spaceLocales.find((each) => each.default)?.code
  if (base && !codes.includes(base)) codes.push(base)
  const foreign = new Map(codes.map((code) => [code, code === own ? undefined : foreignTag(locale, code)]))
  return { codes, foreignTag: (code) => foreign.get(code), isLocalized }
}

/**
 * Returns the language tag of a locale if its language differs. Austrian German that falls back to German of Germany is the same language.
 * Easy German is another: pages mark texts that are not in it.
 */
function foreignTag(locale: Locale, code: string): string | undefined {
  const tag = tagOf(code)
  return tag === undefined || (languageOf(tag) === languageOf(locale) && !isVariant(locale)) ? undefined : tag
}

function tagOf(code: string): string | undefined {
  const own = localeOfCode(code)
  if (own) return own
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}
