import type { Gone, Moved } from '#app/content/redirects/find-redirect.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { localeOfRequest, NEGOTIATED } from '#app/i18n/negotiate.server.ts'

/**
 * Responds to the path of a missing file (`/about.html`) by the editors’ redirects. Returns `undefined` if there is no redirect for the path.
 * The path names no language. The visitor’s language takes precedence over other languages, so the redirect is temporary. `find` looks up a
 * redirect in a language; `gone` renders the page of a removed file.
 */
export async function fileRedirect(
  request: Request,
  find: (locale: Locale) => Promise<Moved | Gone | undefined>,
  gone: (locale: Locale) => Response,
): Promise<Response | undefined> {
  const isBase = currentSite().localePrefix === 'as-needed'
  const own = isBase ? currentSite().bareLocale : localeOfRequest(request)
  for (const locale of isBase ? [own] : [own, ...currentSite().tags]) {
    const found = await find(locale)
    if (!found) continue
    const response = found.kind === 'gone' ? gone(own) : movedTo(found, isBase)
    if (!isBase) response.headers.set('Vary', NEGOTIATED)
    return response
  }
  return undefined
}

function movedTo({ href, permanent, status }: Moved, isForAll: boolean): Response {
  const forNow = status === undefined ? 307 : 302
  return new Response(null, { status: isForAll && permanent ? (status ?? 308) : forNow, headers: { Location: href } })
}
