import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import { rememberedLocale } from './locale-cookie.ts'
import { BASE_LOCALE, isLocale, LOCALES, type Locale } from './locales.ts'

/** What the answer to a negotiated request depends on, for `Vary`. */
export const NEGOTIATED = 'Accept-Language, Cookie'

/** The headers in which a request says what languages its visitor reads. */
interface LanguagePreferences {
  readonly acceptLanguage: string | null
  readonly cookie: string | null
}

/** Choose the language for a visitor: the one they chose here before, else what their browser prefers, else the base. */
export function negotiateLocale({ acceptLanguage, cookie }: LanguagePreferences): Locale {
  return rememberedLocale(cookie ?? '') ?? preferredLocale(acceptLanguage)
}

/** Choose the language for the visitor of a request. */
export function localeOfRequest({ headers }: Request): Locale {
  return negotiateLocale({ acceptLanguage: headers.get('Accept-Language'), cookie: headers.get('Cookie') })
}

/** Maximum length of an `Accept-Language` header that is read: those of browsers have a few hundred characters at most. */
const MAX_LENGTH = 1000
/** Maximum number of languages that are compared with the site's, the most wanted first: each comparison takes time. */
const MAX_LANGUAGES = 10

function preferredLocale(acceptLanguage: string | null): Locale {
  if (!acceptLanguage) return BASE_LOCALE
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage.slice(0, MAX_LENGTH) } }).languages().slice(0, MAX_LANGUAGES).filter(isTag)
  const tag = match(wanted, LOCALES, BASE_LOCALE, { algorithm: 'best fit' })
  return isLocale(tag) ? tag : BASE_LOCALE
}

function isTag(text: string): boolean {
  try {
    return text !== '*' && Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
