/** The query of an address, by names; a name that occurs more than once has all of its values. */
export type Query = Readonly<Record<string, unknown>>

/**
 * Reads what the query of a page's address says to the page, each value in its one spelling. Whatever a page does not tell
 * from nothing is left out: the page cache stores one page for all of it.
 */
export type ReadQuery = (query: Query) => Readonly<Record<string, string | number | undefined>>

/** Where the pages of a type lie; `app.config.ts` translates the segments, `src/routes` has a folder of the same name. */
export interface PageTypeAddress {
  /** The listing of its entries, and the first segment of their addresses. A type without one lies at the path of its slugs and those of its parents. */
  readonly listing?: string
  /** The query of the listing; its route validates with the same function. */
  readonly listingQuery?: ReadQuery
  /** The query of the page of an entry. */
  readonly query?: ReadQuery
  /** Field of `siteSettings` that introduces the listing. */
  readonly intro?: string
  /** Settings of the type under `limits` in `app.config.ts`, with the smallest and the largest value that each accepts. */
  readonly limits?: Readonly<Record<string, readonly [min: number, max: number]>>
  /** Whether its entries write stories and are quoted. */
  readonly isAuthor?: true
}

/** Permitted number of entries on a page of a listing. */
export const PER_PAGE = [1, 100] as const

/** Leaves out what is `undefined`. */
export function given<Values extends ReturnType<ReadQuery>>(values: Values): Partial<Values> {
  const own: Partial<Values> = { ...values }
  for (const name in own) if (own[name] === undefined) delete own[name]
  return own
}

/** Reads which further page of a list is asked for; the first is the list itself. */
export function furtherPage(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isSafeInteger(number) && number > 1 ? number : undefined
}

/** Reads a text that is given once. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.normalize('NFC') : undefined
}

/** The query of a list with further pages and no other choice. */
export const pageQuery = ({ page }: Query) => given({ page: furtherPage(page) })
