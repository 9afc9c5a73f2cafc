import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import site from '#config'
import { BASE_LOCALE, isLocale, LOCALES, localeInfo, type Locale } from './locales.ts'

/** What a request says of the languages its visitor reads. */
interface Wishes {
  readonly acceptLanguage: string | null
  readonly cookie: string | null
}

/** Choose the language for a visitor: the one they chose here before, else what their browser prefers, else the base. */
export function negotiateLocale({ acceptLanguage, cookie }: Wishes): Locale {
  return rememberedLocale(cookie) ?? preferredLocale(acceptLanguage)
}

function rememberedLocale(cookie: string | null): Locale | undefined {
  for (const pair of cookie?.split(';') ?? []) {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim())
    if (name === site.localeCookie.name && isLocale(value)) return value
  }
  return undefined
}

const byTag = new Map<string, Locale>(LOCALES.map((locale) => [localeInfo(locale).tag, locale]))

function preferredLocale(acceptLanguage: string | null): Locale {
  if (!acceptLanguage) return BASE_LOCALE
  // Longest header a browser sends is a few hundred characters; what is longer is not a wish.
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage.slice(0, 1000) } }).languages().filter(isTag)
  const tag = match(wanted, [...byTag.keys()], localeInfo(BASE_LOCALE).tag, { algorithm: 'best fit' })
  return byTag.get(tag) ?? BASE_LOCALE
}

function isTag(text: string): boolean {
  try {
    return text !== '*' && Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
