import { memoize, type Memoized } from 'contentful-emulator/async/memoize.ts'
import { LRUCache } from 'lru-cache'
import { currentSite, hasSeveralSites, inSite, type OwnSite } from '#app/config/current-site.server.ts'
import { spelledAlike } from '#app/i18n/addresses/addresses.ts'
import { queryOfPage, hasForeignPage, readSearch, type IsOwnListing } from '#app/i18n/query/page-query.ts'
import { isSharedFeedPath, parseFeedPath, feedPath } from '#app/i18n/addresses/feed-paths.ts'
import { isSearchPath, canonicalPath, isPagePath, localeOfPath, toInternal } from '#app/i18n/addresses/urls.ts'
import { isSharedMarkdownPath, localizedMarkdownPath } from '#app/i18n/addresses/markdown-paths.ts'
import type { Endpoint } from '../endpoint.server.ts'
import { isWellFormedPath } from '../request/pathname.server.ts'
import { isServerFunctionCall } from '../server-functions/calls.server.ts'
import { fromJSON, toJSON } from 'seroval'
import { z } from 'zod'

/** Maximum length of a cached URL. The site’s own URLs are shorter. */
const MAX_LENGTH = 2000
const SUFFIX = '.md'
/** Paths of lists of all pages, for crawlers. */
const LIST = /^\/(?:sitemap\.xml|(?:([^/]+)\/)?llms\.txt)$/

interface KeyRules {
  readonly isOwnListing: IsOwnListing
  /** Returns the function that reads the query of an endpoint at a path. */
  endpointAt(path: string): Pick<Endpoint, 'query'> | undefined
  /** Returns another value whenever the results of `isOwnListing` may have changed. */
  version(): unknown
  /** Site whose addresses are read. If there are several, its origin precedes each key. Default: the current site. */
  readonly site?: OwnSite
}

/**
 * Returns a function from a URL to its key in the page cache. Cached are pages whose path determines their language, their Markdown alternates, feeds
 * and calendars, calls of server functions, and lists of all pages.
 * A key is the canonical path with the parameters that its page declares, so that all spellings of a URL share one key. The function returns
 * `undefined` for responses that differ between visitors, for searches, and for spellings that are redirected.
 */
export function siteKeys({ isOwnListing, endpointAt, version, site = currentSite() }: KeyRules): (address: string) => string | undefined {
  const prefix = hasSeveralSites() ? site.origin : ''
  const known = new LRUCache<string, Memoized<string | undefined>>({
    max: 20_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, address) => address.length + 1,
  })
  let knownVersion = version()

  function read(address: string): string | undefined {
    // Resolves dot segments and backslashes like the server.
    const url = address.startsWith('/') ? URL.parse(`http://site${address}`) : null
    if (!url || !isWellFormedPath(url.pathname)) return undefined
    if (isServerFunctionCall(url.pathname)) return callKey(url)
    const path = spelledAlike(url.pathname)
    const values = isCanonical(path, endpointAt) ? valuesOf(path, url.searchParams) : undefined
    if (!values) return undefined
    const search = new URLSearchParams(values.map(([name, value]) => [name, String(value)]))
    search.sort()
    return search.size > 0 ? `${path}?${search}` : path
  }

  function valuesOf(path: string, search: URLSearchParams) {
    const query = readSearch(search)
    const route = toInternal(path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path)
    if (isSharedFeedPath(path)) return []
    if (isList(path)) return Object.entries(endpointAt(path)?.query?.(query) ?? {})
    return hasForeignPage(route, query, isOwnListing) ? undefined : Object.entries(queryOfPage(route, isOwnListing)(query))
  }

  const keyOf = memoize((address: string) => {
    const path = inSite(site, () => read(address))
    return path && prefix + path
  }, known)

  return (address) => {
    if (address.length > MAX_LENGTH) return undefined
    if (knownVersion !== version()) {
      known.clear()
      knownVersion = version()
    }
    return keyOf(address)
  }
}

/** Returns whether a path is that of a list of all pages, in the spelling of its language. */
function isList(path: string): boolean {
  const [list, prefix] = LIST.exec(path) ?? []
  return list !== undefined && (prefix === undefined || currentSite().locales.some((each) => each.prefix === prefix))
}

/** Returns whether responses at a path are cached and the path is not redirected. */
function isCanonical(path: string, endpointAt: KeyRules['endpointAt']): boolean {
  if (isList(path)) return true
  if (isSharedFeedPath(path)) {
    const file = parseFeedPath(path)
    return file !== undefined && spelledAlike(feedPath(file)) === path
  }
  if (isSharedMarkdownPath(path)) {
    const page = path.slice(0, -SUFFIX.length)
    const locale = localeOfPath(page)
    return locale === undefined || spelledAlike(localizedMarkdownPath(canonicalPath(page, locale), locale)) === path
  }
  // Search pages are not cached: their number is unlimited, since visitors type the query.
  const { localePrefix } = currentSite()
  // Without a prefix, the path of an endpoint looks like that of a page.
  const hasLanguage = (localePrefix === 'as-needed' && !endpointAt(path)) || (localePrefix === 'always' && localeOfPath(path) !== undefined)
  const isShared = hasLanguage && isPagePath(path) && !isSearchPath(path)
  return isShared && spelledAlike(canonicalPath(path)) === path
}

/** Payload of pages: a few short named values. */
const payloadSchema = z.strictObject({ data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional()) })

/**
 * Returns the key of a server function call in the page cache, or `undefined` if the call is not cached. The key is the canonical spelling:
 * equivalent calls may differ in the order and the escapes of the payload, and in other parameters.
 */
export function callKey({ pathname, searchParams }: URL): string | undefined {
  const payload = payloadOf(searchParams.get('payload') ?? '')
  if (!payload) return undefined
  const data = Object.entries(payload.data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value.normalize('NFC') : value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${pathname}?${new URLSearchParams({ payload: JSON.stringify(toJSON({ data: Object.fromEntries(data) })) })}`
}

function payloadOf(text: string): z.output<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(fromJSON(JSON.parse(text), { plugins: [] })).data
  } catch {
    return undefined
  }
}
