/** Find when one of some entries or pages changed last: ISO 8601, in UTC; empty where there are none. */
export function newest(changed: readonly { readonly updatedAt: string }[]): string {
  // Timestamps of ISO 8601 in UTC sort as texts.
  return changed.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '')
}
