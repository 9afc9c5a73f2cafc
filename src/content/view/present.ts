/** Removes `undefined` values. */
export function present<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined)
}

/** Returns the last change of some entries or pages: ISO 8601, in UTC; empty if there are none. */
export function newest(changed: readonly { readonly updatedAt: string }[]): string {
  return changed.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '')
}
