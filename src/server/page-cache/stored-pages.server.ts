import type { SpaceReader } from '#app/content/client/content-source.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { EndpointQuery } from '../endpoint.server.ts'
import { siteKeys } from './site-keys.server.ts'

/**
 * Creates what the application knows of the page cache in front of it: the keys of pages, and which are stored.
 * `endpointQuery` returns what an endpoint at a path reads of the query.
 */
export function storedPages(endpointQuery: (path: string) => EndpointQuery | undefined) {
  let source: SpaceReader | undefined
  let isKnown = (_key: string): boolean => false

  /** Tells whether a path segment is that of a list of the space's own. Before the content is open every one may be. */
  function isOwnListing(segment: string): boolean {
    return !source || (source.mapped?.()?.listings.some((listing) => listing.segment === segment) ?? false)
  }
  const keyOf = siteKeys({ isOwnListing, endpointQuery, version: () => source?.mapped?.() ?? source })

  return {
    keyOf,
    isOwnListing,
    /** Reads the lists of the space from now on. Never throws. */
    async followListings(): Promise<void> {
      source = await contentSource().catch(() => undefined)
    },
    /** Lets redirects ask the page cache whether it has a page, instead of rendering it. */
    useStored(isStored: (key: string) => boolean): void {
      isKnown = isStored
    },
    /** Tells whether the page cache has the answer to a request. */
    isStored(request: Request): boolean {
      const { pathname, search } = new URL(request.url)
      const key = keyOf(pathname + search)
      return key !== undefined && isKnown(key)
    },
  }
}
