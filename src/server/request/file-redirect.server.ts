import site from '#config'
import type { Gone, Moved } from '#app/content/redirects/find-redirect.server.ts'
import { BASE_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { localeOfRequest, NEGOTIATED } from '#app/i18n/negotiate.server.ts'

/**
 * Answer for a file that is not there (`/about.html`) by the editors' redirects; nothing where they say nothing of it.
 *
 * Its address names no language: what the visitor's language has goes before what others have, and counts for now alone.
 * `find` looks in a language, `gone` makes the page that says that it is gone.
 */
export async function fileRedirect(
  request: Request,
  find: (locale: Locale) => Promise<Moved | Gone | undefined>,
  gone: (locale: Locale) => Response,
): Promise<Response | undefined> {
  const isBase = site.localePrefix === 'as-needed'
  const own = isBase ? BASE_LOCALE : localeOfRequest(request)
  for (const locale of isBase ? [own] : [own, ...LOCALES]) {
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
