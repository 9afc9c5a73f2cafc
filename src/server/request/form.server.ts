import { siteOrigin } from '#app/config/site-origin.server.ts'
import { boundedBody } from '#app/server/request/bounded-body.server.ts'
import { isPagePath, localeOfPath, pathOf } from '#app/i18n/addresses/urls.ts'
import { localeOfCode, type Locale } from '#app/i18n/locales.ts'
import { currentSite, isSiteLocale } from '#app/i18n/current-site.ts'

/** Maximum size of a form. Forms of the preview contain only short values. */
const MAX_BYTES = 10_000

/** Reads a form that a page of the site has sent. Returns `undefined` if another site sent the form, or if the body is not a form. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  if (!isOfThisSite(request) || !request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')) return undefined
  const body = await boundedBody(request, MAX_BYTES)
  return body && new URLSearchParams(body.toString())
}

/** Returns whether a request came from this site. Clients that send neither header are not browsers, so no other site can trigger their requests. */
export function isOfThisSite({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('Origin')
  return origin === null || origin === new URL(url).origin || origin === new URL(siteOrigin()).origin
}

/** Returns the path to go back to if it is a page of this site, or else the home page. Prevents open redirects. */
export function backTo(given: string | null, locale: Locale): string {
  const url = given?.startsWith('/') ? URL.parse(given, siteOrigin()) : undefined
  const isHere = url && url.origin === new URL(siteOrigin()).origin && isPagePath(url.pathname) && !url.pathname.startsWith('//')
  return isHere ? url.pathname + url.search : pathOf(locale, { route: 'home' })
}

/** Returns a language by its tag or its code in the space, or else by the path, or else the base language. */
export function readLocale(given: string | null | undefined, path = ''): Locale {
  if (given && isSiteLocale(given)) return given
  const named = localeOfCode(given ?? '')
  return (named && isSiteLocale(named) ? named : localeOfPath(path)) ?? currentSite().baseLocale
}
