import { currentSite } from '#app/i18n/current-site.ts'
import { isSearchPath } from '#app/i18n/addresses/urls.ts'
import { NEGOTIATED } from '#app/i18n/negotiate.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { canonicalRedirect } from '#app/server/request/canonical-redirect.server.ts'
import { onBehalfOf } from './limit/search-limit.server.ts'
import { suggestionsFor } from './not-found/suggestions.server.ts'
import { saveMisses } from './misses/misses.server.ts'
import { closeIndexes, siteIndex } from './running/running-index.server.ts'
import { suggestEndpoint } from './suggest/suggest-endpoint.server.ts'
import { inEachSite } from '#app/config/current-site.server.ts'
import { environment } from '#app/config/env.server.ts'
import { ContentError } from '#app/content/error.ts'

/** Search of the site: its page, suggestions, and suggestions for unknown URLs. */
export const search: Feature = {
  endpoints: [suggestEndpoint],
  services: { suggestForMissing: suggestionsFor },
  // Binds the rate limit to the visitor.
  context: (visit, next) => onBehalfOf(visit.request, () => next(visit)),
  async pageStep(visit, next, { rendered }) {
    if (!isSearchPath(visit.pathname)) return next(visit)
    const response = canonicalRedirect(visit.request, visit.url) ?? (await rendered(visit))
    return { response, policy: 'search', vary: currentSite().localePrefix === 'never' ? [NEGOTIATED] : [] }
  },
  listening: () => openSearch().catch((error: unknown) => console.warn('[search] The index cannot be opened yet.', error)),
  close: () => Promise.allSettled([closeIndexes(), saveMisses()]),
}

/**
 * Starts to build the search index of each site. With the strategy `direct` the index is built at the first search, because each page costs an API request.
 * If the content cannot be opened yet, the first search tries again.
 */
async function openSearch(): Promise<void> {
  const { CONTENTFUL_SPACE_ID, CONTENT_STRATEGY } = environment()
  if (CONTENTFUL_SPACE_ID && CONTENT_STRATEGY === 'direct') return
  await inEachSite(async () => {
    await siteIndex().catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error
    })
  })
}
