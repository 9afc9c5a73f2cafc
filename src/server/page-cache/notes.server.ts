/** Headers that say how an answer came: `Cache-Status` (RFC 9211) for those in between, `Server-Timing` for a browser's tools. */
export const HIT = ['cache-status', 'vitrine; hit', 'server-timing', 'cache;desc="hit"']
/** The old state, since the new one is late or could not be made. */
export const STALE_HIT = ['cache-status', 'vitrine; hit; detail=stale', 'server-timing', 'cache;desc="stale"']

/** For an answer that was made for want of one at hand; `begun` is of `performance.now()`. */
export function madeNotes(reason: 'uri-miss' | 'stale', begun: number): readonly string[] {
  return ['cache-status', `vitrine; fwd=${reason}; stored`, 'server-timing', `cache;desc="miss", render;dur=${(performance.now() - begun).toFixed(1)}`]
}
