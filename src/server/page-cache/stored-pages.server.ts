import { memoize } from 'contentful-emulator/async/memoize.ts'
import { siteOfHost, type OwnSite } from '#app/config/current-site.server.ts'
import type { SpaceReader } from '#app/content/client/content-source.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { Endpoint } from '../endpoint.server.ts'
import { hostOf } from '../request/pathname.server.ts'
import { siteKeys } from './site-keys.server.ts'

/**
 * Creates the application’s view of the page cache in front of it: the keys of pages, and which keys are cached. `endpointAt` returns the
 * endpoint of a path.
 */
export function storedPages(endpointAt: (path: string) => Pick<Endpoint, 'query'> | undefined) {
  let source: SpaceReader | undefined
  let isKnown = (_key: string): boolean => false

  /** Returns whether a path segment belongs to a listing of an unmapped content type. Returns `true` for every segment until the content is open. */
  function isOwnListing(segment: string): boolean {
    return !source || (source.mapped?.()?.listings.some((listing) => listing.segment === segment) ?? false)
  }
  const keysOf = memoize((site: OwnSite) => siteKeys({ isOwnListing, endpointAt, version: () => source?.mapped?.() ?? source, site }), new WeakMap())

  /** Returns the key of a root-relative URL at a host. */
  function keyOf(address: string, host: string): string | undefined {
    const site = siteOfHost(host)
    return site && keysOf(site)(address)
  }

  return {
    keyOf,
    isOwnListing,
    /** Starts to read the listings of the space. Never throws. */
    async followListings(): Promise<void> {
      source = await contentSource().catch(() => undefined)
    },
    /** Sets the function that looks up keys in the page cache. With it, redirects need not render a cached page to check that it exists. */
    useStored(isStored: (key: string) => boolean): void {
      isKnown = isStored
    },
    /** Returns whether the page cache has the response at a URL. */
    isStored({ href, pathname, search }: URL): boolean {
      const key = keyOf(pathname + search, hostOf(href))
      return key !== undefined && isKnown(key)
    },
  }
}
