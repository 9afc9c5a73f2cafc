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
