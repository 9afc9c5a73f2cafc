import { ContentError } from '#app/content/error.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { llmsTxt } from './llms-txt.ts'
import { outline } from './outline.server.ts'

const NAME = '/llms.txt'
/** Longer than for pages: the whole space is read, and no visitor waits. */
const DEADLINE_MS = 30_000

/** Lists of the site’s pages for language models, one per language. The list of the base language is also at the root. */
export const llmsLists: Endpoint = {
  isAt: (pathname) => listedLocale(pathname) !== undefined,
  methods: ['GET', 'HEAD'],
  policy: 'sitemap',
  async answer(_request, _call, { pathname }) {
    const locale = listedLocale(pathname) ?? currentSite().bareLocale
    try {
      const text = await readContent(locale, async (content) => llmsTxt(locale, content.siteName || currentSite().name, await outline(content)), DEADLINE_MS)
      // Search engines index the pages themselves.
      return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' } })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return plainText(503, 'The content cannot be read at the moment.', { 'Retry-After': '30' })
    }
  },
}

function listedLocale(pathname: string): Locale | undefined {
  if (pathname === NAME) return currentSite().bareLocale
  if (!pathname.endsWith(NAME)) return undefined
  const locale = localeOfPath(pathname)
  return locale !== undefined && pathname.toLowerCase() === `/${localeInfo(locale).prefix.toLowerCase()}${NAME}` ? locale : undefined
}
