/** Tells the development server that the embedded service shows edited content. */
export const CONTENT_TAKEN_OVER = 'content:taken-over'

/** Tells the development server that a page or a server function threw. */
export const REQUEST_FAILED = 'request:failed'

/** Tells the development server why there is no page at an address. */
export const PAGE_MISSING = 'page:missing'

/** The part of the content that was read when an error was thrown. */
export interface ContentPlace {
  readonly entry: string
  /** Content type of the entry. */
  readonly type?: string
  readonly field?: string
}

const places = new WeakMap<Error, ContentPlace>()

/** Notes which part of the content was read when an error was thrown, unless a smaller part within is noted. Returns the error. */
export function atContent(error: unknown, place: ContentPlace): unknown {
  if (error instanceof Error && !places.has(error)) places.set(error, place)
  return error
}

/** What the development server shows of an error. */
export interface FailedRequest {
  readonly message: string
  /** Where in the content it was thrown, if it concerns content. */
  readonly place?: ContentPlace
  readonly stack: string
  /** Address that was asked for. */
  readonly address: string
}

/** Describes an error for the development server: the one that others were thrown for. */
export function failedRequest(error: unknown, address: string): FailedRequest {
  if (error instanceof Error && error.cause instanceof Error) return failedRequest(error.cause, address)
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const place = error instanceof Error ? places.get(error) : undefined
  return { message, stack, address, ...(place && { place }) }
}
