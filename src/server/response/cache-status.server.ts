import type { CacheResult } from '#app/telemetry/events.server.ts'

/** Headers of a cached response: `Cache-Status` (RFC 9211). */
export const HIT = ['cache-status', 'vitrine; hit']
/** Headers of a stale response, if the new one is late or failed to render. */
export const STALE_HIT = ['cache-status', 'vitrine; hit; detail=stale']

/** Returns the `Cache-Status` of a response that was rendered because no valid one was cached. */
export function missStatus(reason: 'uri-miss' | 'stale'): string {
  return `vitrine; fwd=${reason}; stored`
}

/** Returns how the page cache took part in a response, by its `Cache-Status` header. */
export function cacheResult(status: string | null): CacheResult {
  if (!status?.startsWith('vitrine;')) return 'none'
  if (status.includes('fwd=')) return 'miss'
  return status.includes('detail=stale') ? 'stale' : 'hit'
}
