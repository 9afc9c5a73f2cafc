/** Parsed query of a URL, by parameter name. A repeated parameter has an array of values. */
export type Query = Readonly<Record<string, unknown>>

/**
 * Reads the parameters that a page uses from the query of its URL, each value in its canonical spelling. Omits values without effect on the
 * page, so that the page cache stores one response for all such URLs.
 */
export type ReadQuery = (query: Query) => Readonly<Record<string, string | number | undefined>>

/** Paths and queries of a page type. `app.config.ts` translates the path segments, and `src/routes` has a folder of the same name. */
export interface PageTypeAddress {
  /** Listing of its entries, and the first segment of their paths. Without a listing, the path consists of the slugs of the entry and its parents. */
  readonly listing?: string
  /** Reads the query of the listing. Its route validates with the same function. */
  readonly listingQuery?: ReadQuery
  /** Reads the query of the page of an entry. */
  readonly query?: ReadQuery
  /** Field of `siteSettings` with the introduction of the listing. */
  readonly intro?: string
  /** Settings of the type under `limits` in `app.config.ts`, with the minimum, the maximum and the default of each. Without a third number, the default is the maximum. */
  readonly limits?: Readonly<Record<string, readonly [min: number, max: number, byDefault?: number]>>
  /** Whether its entries can be authors of stories and quotes. */
  readonly isAuthor?: true
}

/** Permitted number of entries on a page of a listing. */
export const PER_PAGE = [1, 100] as const

/** Returns a copy without properties that are `undefined`. */
export function given<Values extends ReturnType<ReadQuery>>(values: Values): Partial<Values> {
  const own: Partial<Values> = { ...values }
  for (const name in own) if (own[name] === undefined) delete own[name]
  return own
}

/**
 * Reads the page number of a list. Returns `undefined` for the first page, whose URL has no parameter.
 * @example furtherPage('2') // 2, but furtherPage('1') is undefined
 */
export function furtherPage(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isSafeInteger(number) && number > 1 ? number : undefined
}

/** Returns a text in NFC, or `undefined` if the parameter is missing, empty or repeated. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.normalize('NFC') : undefined
}

/** Returns `1` if a parameter has this value, for parameters that are either set or absent. */
export function flag(value: unknown): '1' | undefined {
  return value === '1' ? value : undefined
}

/** Reads the query of a list with pagination as its only parameter. */
export const pageQuery = ({ page }: Query) => given({ page: furtherPage(page) })
