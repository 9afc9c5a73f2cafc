/** Where the pages of a type lie; `app.config.ts` translates the segments, `src/routes` has a folder of the same name. */
export interface PageTypeAddress {
  /** The listing of its entries, and the first segment of their addresses. A type without one lies at the path of its slugs and those of its parents. */
  readonly listing?: string
}
