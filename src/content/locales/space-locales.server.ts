import { languageOf, localeInfo, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { reportContent } from '../reading/report.server.ts'

/** A locale of the space, as the API lists it. */
export interface SpaceLocale {
  readonly code: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

/** Tells whether a field of a content type is translated at all, or the same in every language. */
export type IsLocalized = (type: string, field: string) => boolean

/** In which order the values of a field are tried for a language of the site. */
export interface LocaleChain {
  /** Contentful codes: the language's own, its fallbacks, and last the space's default, which also holds what is not localized. */
  readonly codes: readonly string[]
  /** The language tag of text taken from a code, where that is another language than the page's. */
  readonly foreignTag: (code: string) => string | undefined
  readonly isLocalized: IsLocalized
}

/** Work out the fallback chain of a language from the locales of the space. */
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

/** German of Austria may fall back to German of Germany and is German still. */
function foreignTag(locale: Locale, code: string): string | undefined {
  const tag = tagOf(code)
  return tag === undefined || languageOf(tag) === languageOf(locale) ? undefined : tag
}

function tagOf(code: string): string | undefined {
  const own = LOCALES.find((each) => localeInfo(each).contentful === code)
  if (own) return own
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}
