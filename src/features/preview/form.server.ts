import { siteOrigin } from '#app/config/site-origin.server.ts'
import { boundedBody } from '#app/server/request/bounded-body.server.ts'
import { isPagePath, localeOfPath, pathOf } from '#app/i18n/addresses/urls.ts'
import { BASE_LOCALE, isLocale, LOCALES, localeInfo, type Locale } from '#app/i18n/locales.ts'

/** Forms of the preview hold a few short values. */
const MAX_BYTES = 10_000

/** Reads a form that a page of the site has sent; `undefined` if another site sent it, or if it is no form. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  if (!isOwn(request) || !request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')) return undefined
  const body = await boundedBody(request, MAX_BYTES)
  return body && new URLSearchParams(body.toString())
}

/** A browser says where a request comes from; what does not say it is no browser that somebody else could make send it. */
function isOwn({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('Origin')
  return origin === null || origin === new URL(url).origin || origin === new URL(siteOrigin()).origin
}

/** Give the page to go back to, if it is one of this site; else the home page. Nothing leads elsewhere. */
export function backTo(given: string | null, locale: Locale): string {
  const url = given?.startsWith('/') ? URL.parse(given, siteOrigin()) : undefined
  const isHere = url && url.origin === new URL(siteOrigin()).origin && isPagePath(url.pathname) && !url.pathname.startsWith('//')
  return isHere ? url.pathname + url.search : pathOf(locale, { route: 'home' })
}

/** Read a language: the tag of one of the site's, or the code that the space has for it. Else that of the path, or the base language. */
export function readLocale(given: string | null | undefined, path = ''): Locale {
  if (given && isLocale(given)) return given
  return LOCALES.find((locale) => localeInfo(locale).contentful === given) ?? localeOfPath(path) ?? BASE_LOCALE
}
