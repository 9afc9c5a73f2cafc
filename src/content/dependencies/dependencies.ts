/** The entries that a query finds, as far as a change can tell: those of a type that carry some values, ordered by others. */
export interface ListDependency {
  /** Id of the content type; without it entries of any type. */
  readonly type?: string
  /** Each path with the values of which one must be held, such as `fields.slug` and a slug. */
  readonly equal: readonly (readonly [path: string, values: readonly string[]])[]
  /** What else decides which entries there are, and in which order. */
  readonly paths: readonly string[]
  /** Anything may decide, as for a search of all texts or the links that lead to an entry. */
  readonly isOpen?: boolean
}

/** What an answer was made of: enough to tell whether a change of the content makes it another. */
export interface Dependencies {
  /** Entries and assets that were read, and those that were looked for in vain: the id with the content type, `asset`, or `unknown`. */
  readonly ids: ReadonlyMap<string, string>
  /** By a key that is the same for the same list. */
  readonly lists: ReadonlyMap<string, ListDependency>
  /** The moment at which time alone makes it another, in milliseconds of the site's clock; `Infinity` where it does not. */
  readonly until: number
  /** Parts that were left out because they were late. Each promise resolves to whether the part is there now. */
  readonly late: ReadonlySet<Promise<boolean>>
  /** Something could not be read, and what stands in for it must not be kept. */
  readonly isIncomplete: boolean
}
