/** By what a client tells whether the answer that it kept is still right. */
export interface Validators {
  /** With its quotes, and `W/` in front of one that stands for more than these bytes. */
  readonly etag: string
  /** When a file was changed, in milliseconds. */
  readonly modifiedMs?: number
}

type Header = string | null | undefined

/** Maximum length of an `If-None-Match` that is read. Clients send one tag and caches a few, each below 100 characters. */
const MAX_LENGTH = 2000
const TAG = /(?:W\/)?"[^"]*"/g
const opaque = (tag: string) => tag.replace(/^W\//, '')

/**
 * Tell whether a client has already what would be sent (304), by its `If-None-Match`, or by its `If-Modified-Since` where
 * it sends no tag. Tags are compared weakly.
 */
export function isUnchanged(ifNoneMatch: Header, ifModifiedSince: Header, { etag, modifiedMs }: Validators): boolean {
  if (typeof ifNoneMatch === 'string') {
    if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
    const wanted = opaque(etag)
    return (ifNoneMatch.slice(0, MAX_LENGTH).match(TAG) ?? []).some((tag) => opaque(tag) === wanted)
  }
  return modifiedMs !== undefined && typeof ifModifiedSince === 'string' && seconds(modifiedMs) <= seconds(Date.parse(ifModifiedSince))
}

/** Tell whether a part of a file may be sent, by the client's `If-Range`: only of the very bytes of which it has the beginning. */
export function isSameFile(ifRange: Header, { etag, modifiedMs }: Validators): boolean {
  if (typeof ifRange !== 'string') return true
  if (ifRange.endsWith('"')) return ifRange === etag && !etag.startsWith('W/')
  return modifiedMs !== undefined && seconds(modifiedMs) === seconds(Date.parse(ifRange))
}

/** Dates of HTTP know no milliseconds. */
function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
