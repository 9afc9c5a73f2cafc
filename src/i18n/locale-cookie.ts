import site from '#config'
import { cookieValues } from './cookie-values.ts'
import { isLocale, type Locale } from './locales.ts'

const { name, maxAgeDays, sameSite, secure, domain } = site.localeCookie

/** Returns the cookie that stores a chosen language, for `Set-Cookie` and `document.cookie`. */
export function localeCookie(locale: Locale): string {
  return [
    `${name}=${locale}`,
    'Path=/',
    `Max-Age=${maxAgeDays * 86_400}`,
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
    ...(domain ? [`Domain=${domain}`] : []),
  ].join('; ')
}

/** Returns the chosen language from a `Cookie` header or `document.cookie`: the first value that is a language of the site. */
export function rememberedLocale(cookies: string): Locale | undefined {
  for (const value of cookieValues(cookies, name)) if (isLocale(value)) return value
  return undefined
}
