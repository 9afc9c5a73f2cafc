/** Returns the last change of some entries or pages: ISO 8601, in UTC; empty if there are none. */
export function newest(changed: readonly { readonly updatedAt: string }[]): string {
  return changed.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '')
}
