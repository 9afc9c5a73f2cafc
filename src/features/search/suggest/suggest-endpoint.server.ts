import type { Content } from '#app/content/content.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isSiteLocale } from '#app/i18n/current-site.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { SUGGESTIONS, type Suggestion } from '#app/layout/search/suggestion.ts'
import { suggestPages } from '../search-site.server.ts'
import type { SuggestedCard } from '../index/suggest.ts'
import { SearchRefusedError } from '../limit/search-limit.server.ts'
import { kindOf } from '../page/found/found-page.server.ts'
import { SearchBusyError } from '../running/search-thread.server.ts'

const MAX = 8

/** Returns suggestions for the search box in the header. */
export const suggestEndpoint: Endpoint = {
  isAt: (pathname) => pathname.startsWith(SUGGESTIONS),
  methods: ['GET', 'HEAD'],
  policy: 'suggestions',
  async answer(_request, _call, { pathname, searchParams }) {
    const locale = pathname.slice(SUGGESTIONS.length)
    if (!isSiteLocale(locale)) return json([], 404)
    const words = searchParams.get('q')?.trim() ?? ''
    try {
      const pages = await suggestPages(locale, { words, isTyping: true, limit: MAX })
      return json(pages.length === 0 ? [] : await readContent(locale, async (content) => suggestions(content, locale, pages)))
    } catch (error) {
      if (error instanceof SearchRefusedError) return json([], 429)
      // The query is not logged, for privacy.
      if (!(error instanceof SearchBusyError)) console.error('[search] Nothing can be suggested.', error)
      return json([], 503)
    }
  },
}

function suggestions(content: Content, locale: Locale, pages: readonly SuggestedCard[]): Suggestion[] {
  return pages.map(({ key, title, type, place, why }) => ({
    id: key,
    title: title.text,
    ...(title.locale ? { locale: title.locale } : {}),
    kind: kindOf(content, type),
    ...(why === undefined ? {} : { why }),
    href: pathOf(locale, place, locale),
  }))
}

function json(suggested: readonly Suggestion[], status = 200): Response {
  return new Response(JSON.stringify(suggested), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
