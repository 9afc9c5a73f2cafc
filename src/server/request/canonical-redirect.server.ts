import { currentSite } from '#app/i18n/current-site.ts'
import { localeCookie } from '#app/i18n/cookie-values.ts'
import { localeInfo } from '#app/i18n/locales.ts'
import { localeOfRequest, NEGOTIATED } from '#app/i18n/negotiate.server.ts'
import { tidied } from '#app/i18n/addresses/addresses.ts'
import { hasForeignPage, readSearch, type IsOwnListing } from '#app/i18n/query/page-query.ts'
import { canonicalPath, isPagePath, localeOfPath, toInternal } from '#app/i18n/addresses/urls.ts'

/**
 * Returns a redirect to the canonical spelling of an address, or `undefined` if the address is canonical.
 * - A path without its required language leads to the visitor’s language (307, because the language may differ next time).
 * - A misspelled path (segment of another language, doubled slashes, needless prefix) leads to the canonical one (308).
 * - In the mode `never`, a path with a prefix sets the language cookie and leads to the path without the prefix (307).
 */
export function canonicalRedirect(request: Request, { pathname, search }: URL): Response | undefined {
  if (!isPagePath(pathname)) return undefined
  const named = localeOfPath(tidied(pathname))
  if (currentSite().localePrefix === 'never') {
    const right = canonicalPath(pathname, localeOfRequest(request))
    const cookie = named && { 'Set-Cookie': localeCookie(named) }
    return named === undefined && isSame(right, pathname) ? undefined : temporary(`${right}${search}`, cookie)
  }
  if (named === undefined && currentSite().localePrefix === 'always') {
    return temporary(`${canonicalPath(`/${localeInfo(localeOfRequest(request)).prefix}/${pathname}`)}${search}`)
  }
  const right = canonicalPath(pathname)
  return isSame(right, pathname) ? undefined : redirectTo(`${right}${search}`, 308, {})
}

/**
 * Redirects `?page=2` of a page that is not a list (`/en/visit?page=2`) to the page itself, with the rest of the query. Returns `undefined`
 * for every other address.
 */
export function foreignPageRedirect({ pathname, search }: URL, isOwnListing: IsOwnListing): Response | undefined {
  const query = new URLSearchParams(search)
  if (!query.has('page') || !hasForeignPage(toInternal(pathname), readSearch(query), isOwnListing)) return undefined
  query.delete('page')
  return redirectTo(`${tidied(pathname)}${query.size > 0 ? `?${query}` : ''}`, currentSite().localePrefix === 'never' ? 307 : 308, {})
}

function temporary(location: string, headers: Record<string, string> = {}): Response {
  return redirectTo(location, 307, { Vary: NEGOTIATED, ...headers })
}

function redirectTo(location: string, status: 307 | 308, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { Location: location, ...headers } })
}

/** Returns whether two paths differ only in their percent escapes. */
function isSame(one: string, other: string): boolean {
  return readable(one) === readable(other)
}

function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}
