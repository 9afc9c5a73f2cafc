/** Event for the development server: the embedded service shows edited content. */
export const CONTENT_TAKEN_OVER = 'content:taken-over'

/** Event for the development server: a page or a server function threw. */
export const REQUEST_FAILED = 'request:failed'

/** Event for the development server: the reason why an address has no page. */
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

/** Error as the development server shows it. */
export interface FailedRequest {
  readonly message: string
  /** Part of the content that was read when the error was thrown. */
  readonly place?: ContentPlace
  readonly stack: string
  /** Requested address. */
  readonly address: string
}

/** Describes an error for the development server. Follows `cause` to the original error. */
export function failedRequest(error: unknown, address: string): FailedRequest {
  if (error instanceof Error && error.cause instanceof Error) return failedRequest(error.cause, address)
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const place = error instanceof Error ? places.get(error) : undefined
  return { message, stack, address, ...(place && { place }) }
}
