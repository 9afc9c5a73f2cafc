import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import { rememberedLocale } from './cookie-values.ts'
import type { Locale } from './locales.ts'
import { currentSite, isSiteLocale, siteLanguages } from './current-site.ts'

/** Request headers that determine a negotiated response, for `Vary`. */
export const NEGOTIATED = 'Accept-Language, Cookie'

/** Request headers with the visitor's preferred languages. */
interface LanguagePreferences {
  readonly acceptLanguage: string | null
  readonly cookie: string | null
}

/** Languages without a home page, by site. Nothing is published in them. */
const withoutHome = new WeakMap<ReturnType<typeof currentSite>, ReadonlySet<Locale>>()

/** Sets the languages of the current site that have no home page. Visitors are not led there, unless they choose such a language by its address. */
export function setLanguagesWithoutHome(locales: ReadonlySet<Locale>): void {
  withoutHome.set(currentSite(), locales)
}

/** Returns the visitor's language: the one chosen earlier, or else the browser's preference, or else the base language. */
export function negotiateLocale({ acceptLanguage, cookie }: LanguagePreferences): Locale {
  const chosen = rememberedLocale(cookie ?? '')
  return chosen !== undefined && hasHome(chosen) ? chosen : preferredLocale(acceptLanguage)
}

function hasHome(locale: Locale): boolean {
  return withoutHome.get(currentSite())?.has(locale) !== true
}

/** Returns the visitor's language for a request. */
export function localeOfRequest({ headers }: Request): Locale {
  return negotiateLocale({ acceptLanguage: headers.get('Accept-Language'), cookie: headers.get('Cookie') })
}

/** Maximum length of an `Accept-Language` header that is read. Browsers send a few hundred characters at most. */
const MAX_LENGTH = 1000
/** Maximum languages that are compared with the site's, in order of preference. Each comparison takes time. */
const MAX_LANGUAGES = 10

function preferredLocale(acceptLanguage: string | null): Locale {
  if (!acceptLanguage) return currentSite().baseLocale
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage.slice(0, MAX_LENGTH) } }).languages().slice(0, MAX_LANGUAGES).filter(isTag)
  const tag = match(wanted, siteLanguages().filter(hasHome), currentSite().baseLocale, { algorithm: 'best fit' })
  return isSiteLocale(tag) ? tag : currentSite().baseLocale
}

function isTag(text: string): boolean {
  try {
    return text !== '*' && Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
