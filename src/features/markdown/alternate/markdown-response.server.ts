import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import type { ShownPage } from '#app/content/pages/shown-page.server.ts'
import { localizedMarkdownPath, markdownPathOf } from '#app/i18n/addresses/markdown-paths.ts'
import { canonicalUrl } from '#app/seo/alternates.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { frontMatter } from './front-matter.ts'
import { pageText } from '../html/page-text.server.ts'
import { alternateUrl } from './alternate-links.ts'

/** Headers that describe the bytes or the scripts of the HTML page. */
const OF_PAGE = ['Content-Security-Policy', 'Content-Length', 'Content-Encoding', 'ETag', 'Link']

interface RenderedPage {
  /** The finished response of the page. */
  readonly response: Response
  /** Metadata of the page, or `undefined` if the response is not a page, such as a 404. */
  readonly page: ShownPage | undefined
  /** Path of the requested page. */
  readonly path: string
  readonly locale: Locale
}

/**
 * Converts the response of a page into that of its Markdown alternate, with the same status and cache policy.
 * A redirect leads to the Markdown alternate of its target. Search engines may index only the page.
 */
export async function markdownResponse({ response, page, path, locale }: RenderedPage): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of OF_PAGE) headers.delete(name)
  const location = headers.get('Location')
  if (location !== null) {
    headers.set('Location', alternateLocation(location, locale))
    return new Response(null, { status: response.status, headers })
  }
  headers.set('X-Robots-Tag', 'noindex')
  if (!headers.get('Content-Type')?.startsWith('text/html')) return new Response(response.body, { status: response.status, headers })
  headers.set('Content-Type', 'text/markdown; charset=utf-8')
  const base = new URL(path, siteOrigin()).href
  const { text, neighbours } = pageText(await response.text(), (href) => alternateUrl(href, base, locale))
  if (!page || response.status !== 200) return new Response(text, { status: response.status, headers })
  headers.set('Link', `<${canonicalUrl(page.locale, page.meta)}>; rel="canonical"`)
  return new Response(`${frontMatter(page, neighbours)}\n${text}`, { status: response.status, headers })
}

/** Redirects within the site have a path as target, all others an absolute URL. */
function alternateLocation(location: string, locale: Locale): string {
  const end = location.search(/[?#]/)
  const path = end < 0 ? location : location.slice(0, end)
  return path.startsWith('/') && markdownPathOf(path) !== undefined ? localizedMarkdownPath(path, locale) + location.slice(path.length) : location
}
