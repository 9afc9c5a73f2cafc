import site from '#config'
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

/** Read the chosen language from a `Cookie` header or `document.cookie`; the first that is a language of the site counts. */
export function rememberedLocale(cookies: string): Locale | undefined {
  for (const pair of cookies.split(';')) {
    const [key = '', value = ''] = pair.split('=').map((part) => part.trim())
    if (key === name && isLocale(value)) return value
  }
  return undefined
}
