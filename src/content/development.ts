/** Tells the development server that the embedded service shows edited content. */
export const CONTENT_TAKEN_OVER = 'content:taken-over'

/** Tells the development server that a page or a server function threw. */
export const REQUEST_FAILED = 'request:failed'

/** Tells the development server why there is no page at an address. */
export const PAGE_MISSING = 'page:missing'

/** What the development server shows of an error. */
export interface FailedRequest {
  readonly message: string
  readonly stack: string
  /** Address that was asked for. */
  readonly address: string
}

/** Describes an error for the development server: the one that others were thrown for. */
export function failedRequest(error: unknown, address: string): FailedRequest {
  if (error instanceof Error && error.cause instanceof Error) return failedRequest(error.cause, address)
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { message, stack, address }
}
