import site from '#config'
import { isLocale, localeInfo, type Locale } from '#app/i18n/locales.ts'
import { reportContent } from './report.server.ts'

/** A locale of the space, as the API lists it. */
export interface SpaceLocale {
  readonly code: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

/** In which order the values of a field are tried for a language of the site. */
export interface LocaleChain {
  /** Contentful codes: the language's own, its fallbacks, and last the space's default, which also holds what is not localized. */
  readonly codes: readonly string[]
  /** The site's language of a code, where it has one. */
  readonly localeOf: (code: string) => Locale | undefined
}

/** Work out the fallback chain of a language from the locales of the space. */
export function localeChain(locale: Locale, spaceLocales: readonly SpaceLocale[]): LocaleChain {
  const byCode = new Map(spaceLocales.map((each) => [each.code, each]))
  const own = localeInfo(locale).contentful
  if (!byCode.has(own)) {
    reportContent({
      entry: '(space)',
      locale: own,
      problem: `the space has no locale "${own}", which app.config.ts names for "${locale}"; its default is shown instead`,
    })
  }
  const codes: string[] = []
  for (let next: string | null | undefined = own; next && !codes.includes(next); next = byCode.get(next)?.fallbackCode) codes.push(next)
  const base = spaceLocales.find((each) => each.default)?.code
  if (base && !codes.includes(base)) codes.push(base)
  return { codes, localeOf }
}

function localeOf(code: string): Locale | undefined {
  const prefix = site.locales.find((each) => each.contentful === code)?.prefix
  return prefix !== undefined && isLocale(prefix) ? prefix : undefined
}
