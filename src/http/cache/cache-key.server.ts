import { LRUCache } from 'lru-cache'
import { isWellFormedPath } from '../request/well-formed-path.server.ts'

/** Longer addresses than any of the site's own are not worth remembering. */
const LONGEST = 2000

/** What of a request decides about the answer. */
export interface CacheKeys {
  /** Name the answer to a GET of a root-relative address with its query; `undefined` for what is not kept. */
  keyOf(address: string): string | undefined
}

/**
 * Name answers by path and by the parameters of the query that matter; a campaign's or a scanner's are the same page.
 *
 * `isKept` tells by the path what may be kept at all, `whole` for which paths all of the query counts.
 */
export function cacheKeys(parameters: readonly string[], isKept: (path: string) => boolean, whole: (path: string) => boolean): CacheKeys {
  const wanted = new Set(parameters)
  const known = new LRUCache<string, { readonly key: string | undefined }>({
    max: 20_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, address) => address.length + 1,
  })

  function read(address: string): string | undefined {
    const query = address.indexOf('?')
    const path = query < 0 ? address : address.slice(0, query)
    if (!path.startsWith('/') || !isKept(path) || !isWellFormedPath(path)) return undefined
    if (query < 0 || whole(path)) return address
    const given = [...new URLSearchParams(address.slice(query))].filter(([name]) => wanted.has(name)).toSorted(([one], [other]) => (one < other ? -1 : 1))
    return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
  }
  return {
    keyOf(address) {
      if (address.length > LONGEST) return undefined
      const remembered = known.get(address)
      if (remembered) return remembered.key
      const key = read(address)
      known.set(address, { key })
      return key
    },
  }
}
