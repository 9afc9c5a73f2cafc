/** State of an entry or asset: never published, published without changes, published with unpublished changes, or archived. */
export type State = 'draft' | 'published' | 'changed' | 'archived'

interface Versions {
  readonly version?: number | undefined
  readonly publishedVersion?: number | undefined
  readonly archivedVersion?: number | undefined
  readonly archivedAt?: string | undefined
}

/** Derives the state from versions. A resource without versions is from a file that contains only published content. */
export function stateOf({ version, publishedVersion, archivedVersion, archivedAt }: Versions): State {
  if (archivedVersion !== undefined || archivedAt !== undefined) return 'archived'
  if (publishedVersion === undefined) return version === undefined ? 'published' : 'draft'
  // Publishing increases the version by one. Versions in handwritten files may be smaller.
  return version !== undefined && version > publishedVersion + 1 ? 'changed' : 'published'
}

interface LocaleStates {
  readonly fieldStatus?: { readonly '*': Readonly<Record<string, string>> } | undefined
}

/** Returns the locales in which a resource is published, if it is unfinished in another one. Otherwise returns `undefined`. */
export function publishedLocalesOf({ fieldStatus, ...versions }: Versions & LocaleStates): readonly string[] | undefined {
  const states = Object.entries(fieldStatus?.['*'] ?? {})
  const state = stateOf(versions)
  if ((state !== 'published' && state !== 'changed') || states.every(([, each]) => each !== 'draft')) return undefined
  return states.flatMap(([code, each]) => (each === 'published' ? [code] : []))
}

/** Returns whether a resource is published without changes in all of these locales. */
export function isPublishedIn({ fieldStatus, ...versions }: Versions & LocaleStates, locales: readonly string[]): boolean {
  const states = fieldStatus?.['*']
  return states ? locales.every((code) => states[code] === 'published') : stateOf(versions) === 'published'
}
