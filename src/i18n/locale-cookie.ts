import site from '#config'
import { cookieValues } from './cookie-values.ts'
import { isLocale, type Locale } from './locales.ts'

const { name, maxAgeDays, sameSite, secure, domain } = site.localeCookie

/** Write the cookie that remembers a chosen language, as `Set-Cookie` and `document.cookie` take it. */
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

/** Returns the chosen language from a `Cookie` header or `document.cookie`: the first that is a language of the site. */
export function rememberedLocale(cookies: string): Locale | undefined {
  for (const value of cookieValues(cookies, name)) if (isLocale(value)) return value
  return undefined
}
