/** What became of an entry or asset: never published, published as it is, edited since, or archived. */
export type State = 'draft' | 'published' | 'changed' | 'archived'

interface Versions {
  readonly version?: number | undefined
  readonly publishedVersion?: number | undefined
  readonly archivedVersion?: number | undefined
  readonly archivedAt?: string | undefined
}

/** Tell the state that versions mean. Without any, a resource comes from a file that holds published content alone. */
export function stateOf({ version, publishedVersion, archivedVersion, archivedAt }: Versions): State {
  if (archivedVersion !== undefined || archivedAt !== undefined) return 'archived'
  if (publishedVersion === undefined) return version === undefined ? 'published' : 'draft'
  // Publishing raises the version by one; files by hand may have smaller ones.
  return version !== undefined && version > publishedVersion + 1 ? 'changed' : 'published'
}
