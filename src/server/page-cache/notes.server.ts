/** Headers that describe how a response was produced: `Cache-Status` (RFC 9211) for caches, `Server-Timing` for browser tools. */
export const HIT = ['cache-status', 'vitrine; hit', 'server-timing', 'cache;desc="hit"']
/** Headers of a stale response, if the new one is late or failed to render. */
export const STALE_HIT = ['cache-status', 'vitrine; hit; detail=stale', 'server-timing', 'cache;desc="stale"']

/** Returns the headers of a response that was rendered because no valid one was cached. `begun` is a value of `performance.now()`. */
export function renderNotes(reason: 'uri-miss' | 'stale', begun: number): readonly string[] {
  return ['cache-status', `vitrine; fwd=${reason}; stored`, 'server-timing', `cache;desc="miss", render;dur=${(performance.now() - begun).toFixed(1)}`]
}
