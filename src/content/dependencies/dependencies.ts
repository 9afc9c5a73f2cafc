/** Entries that a query finds: those of a type with certain values, in the order of other values. */
export interface ListDependency {
  /** Id of the content type; absent for entries of any type. */
  readonly type?: string
  /** Filters: a path such as `fields.slug`, and the values of which one must match. */
  readonly equal: readonly (readonly [path: string, values: readonly string[]])[]
  /** Paths of further values that determine which entries are listed, and in which order. */
  readonly paths: readonly string[]
  /** Whether any value can affect the list, such as in a search of all texts or of links to an entry. */
  readonly isOpen?: boolean
}

/** Content that an answer depends on: enough to detect whether a change invalidates the answer. */
export interface Dependencies {
  /** Ids of entries and assets that were read or not found, with the content type, `asset`, or `unknown`. */
  readonly ids: ReadonlyMap<string, string>
  /** Lists by a key that is the same for the same list. */
  readonly lists: ReadonlyMap<string, ListDependency>
  /** The moment at which the answer expires without a change, in milliseconds of the site's clock; `Infinity` if it does not expire. */
  readonly until: number
  /** Parts that were left out because they were late. Each promise resolves to whether the part is available now. */
  readonly late: ReadonlySet<Promise<boolean>>
  /** Whether something could not be read. The answer contains a substitute and must not be cached. */
  readonly isIncomplete: boolean
}
