import site from '#config'
import { isVariant, type Locale } from './locales.ts'
import { isSiteLocale } from './current-site.ts'

/**
 * Iterates over the values of a name in a `Cookie` header or `document.cookie`. Browsers send several values if they were set for several
 * paths or domains.
 *
 * A header may contain thousands, so callers limit how many they read. The rest is not parsed.
 */
export function* cookieValues(cookies: string | null | undefined, name: string): Generator<string, void> {
  if (!cookies) return
  const start = `${name}=`
  let at = cookies.indexOf(start)
  while (at >= 0) {
    const end = startsPair(cookies, at) ? endOfPair(cookies, at) : at + 1
    if (end > at + 1) yield cookies.slice(at + start.length, end).trim()
    at = cookies.indexOf(start, end)
  }
}

function startsPair(cookies: string, at: number): boolean {
  let before = at
  while (cookies[before - 1] === ' ') before -= 1
  return before === 0 || cookies[before - 1] === ';'
}

function endOfPair(cookies: string, at: number): number {
  const end = cookies.indexOf(';', at)
  return end < 0 ? cookies.length : end
}

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

/** Returns the chosen language from a `Cookie` header or `document.cookie`: the first value that is a language of the site, and no variant. */
export function rememberedLocale(cookies: string): Locale | undefined {
  for (const value of cookieValues(cookies, name)) if (isSiteLocale(value) && !isVariant(value)) return value
  return undefined
}
