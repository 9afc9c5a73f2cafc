/** Validators of a response, for conditional requests. */
export interface Validators {
  /** Including quotes. Weak tags (`W/`) cover several byte-wise different responses. */
  readonly etag: string
  /** Modification time of a file in milliseconds. */
  readonly modifiedMs?: number
}

type Header = string | null | undefined

/** Maximum length of an `If-None-Match` that is read. Clients send one tag and caches a few, each below 100 characters. */
const MAX_LENGTH = 2000
const TAG = /(?:W\/)?"[^"]*"/g
const opaque = (tag: string) => tag.replace(/^W\//, '')

/**
 * Returns whether the client already has the current response (304), by its `If-None-Match` header. If it sends no tag, `If-Modified-Since`
 * counts.
 *
 * Tags are compared weakly.
 */
export function isUnchanged(ifNoneMatch: Header, ifModifiedSince: Header, { etag, modifiedMs }: Validators): boolean {
  if (typeof ifNoneMatch === 'string') {
    if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
    const wanted = opaque(etag)
    return (ifNoneMatch.slice(0, MAX_LENGTH).match(TAG) ?? []).some((tag) => opaque(tag) === wanted)
  }
  return modifiedMs !== undefined && typeof ifModifiedSince === 'string' && seconds(modifiedMs) <= seconds(Date.parse(ifModifiedSince))
}

/** Returns whether the client's `If-Range` allows a partial response: only if the file is byte-identical to the part that the client has. */
export function isSameFile(ifRange: Header, { etag, modifiedMs }: Validators): boolean {
  if (typeof ifRange !== 'string') return true
  if (ifRange.endsWith('"')) return ifRange === etag && !etag.startsWith('W/')
  return modifiedMs !== undefined && seconds(modifiedMs) === seconds(Date.parse(ifRange))
}

/** HTTP dates have no milliseconds. */
function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
