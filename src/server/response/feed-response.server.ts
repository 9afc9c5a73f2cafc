import { currentSite } from '#app/i18n/current-site.ts'
import type { Content } from '#app/content/content.ts'
import { ContentError } from '#app/content/error.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { plainText } from './plain-text.server.ts'
import { parseFeedPath, feedPath, type FeedFile } from '#app/i18n/addresses/feed-paths.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { localeOfRequest, NEGOTIATED } from '#app/i18n/negotiate.server.ts'
import { readContent } from '#app/site-content/site-content.server.ts'

/** Result of a request for a feed or a calendar. */
export type Found = { readonly kind: 'file'; readonly body: string; readonly type: string } | Exclude<Lookup<never>, { kind: 'page' }>

/** Longer than for pages: a feed contains the whole text of many pages, and no visitor waits for it. */
const DEADLINE_MS = 30_000

/**
 * Responds to a request for a feed or a calendar at its canonical URL; other spellings are redirected there.
 * `find` renders the file from the content in the file’s language, or returns the new location of the page that the file belongs to.
 */
export async function feedResponse(request: Request, { pathname }: URL, find: (content: Content, file: FeedFile) => Promise<Found>): Promise<Response> {
  const file = parseFeedPath(pathname)
  if (!file) return missing()
  // Only in the mode `never` does a path without a prefix leave the language open.
  if (currentSite().localePrefix === 'never' && localeOfPath(pathname) === undefined) {
    return redirect(feedPath({ ...file, locale: localeOfRequest(request) }), 307, { Vary: NEGOTIATED })
  }
  if (readable(feedPath(file)) !== readable(pathname)) return redirect(feedPath(file), 308)
  try {
    const found = await readContent(file.locale, (content) => find(content, file), DEADLINE_MS)
    if (found.kind === 'moved') return moved(found, file)
    if (found.kind === 'missing') return missing()
    if (found.kind === 'gone') return plainText(410, 'This is gone for good.')
    return new Response(found.body, {
      headers: {
        'Content-Type': `${found.type}; charset=utf-8`,
        // The content is public, so scripts of other sites may read it.
        'Access-Control-Allow-Origin': '*',
        // Search engines index the pages themselves.
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    if (!(error instanceof ContentError) || error.code !== 'unavailable') throw error
    // Clients would take an empty file for deleted entries.
    return plainText(503, 'The content cannot be read at the moment.', { 'Retry-After': '30' })
  }
}

/** Redirects the file of a moved page. Responds with 404 if the page at the new path has no such file. */
function moved({ href, permanent }: Extract<Found, { kind: 'moved' }>, { locale, name }: FeedFile): Response {
  const target = href.startsWith('/') ? parseFeedPath(`${href}${name.startsWith('.') ? '' : '/'}${name}`) : undefined
  if (!target) return missing()
  return redirect(feedPath(currentSite().localePrefix === 'never' ? { ...target, locale } : target), permanent ? 308 : 307)
}

function redirect(location: string, status: 307 | 308, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { Location: location, ...headers } })
}

function missing(): Response {
  return plainText(404, 'Not found.')
}

function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}
