/**
 * Reason why content is not available, for visitors.
 *
 * - `unavailable`: the content service does not answer or refuses; trying again may help
 * - `internal`: a fault in the code of the site
 */
export type ContentErrorCode = 'unavailable' | 'internal'

/** The only error that reaches a page. It carries a code and no internal details. */
export class ContentError extends Error {
  readonly code: ContentErrorCode
  constructor(code: ContentErrorCode, options?: ErrorOptions & { readonly message?: string }) {
    super(options?.message ?? code, options)
    this.name = 'ContentError'
    this.code = code
  }
}

/** Faults between the site and the content service, with the error that visitors see. */
const FAULTS = {
  /** No complete answer: network failure, 5xx, 429 or timeout. */
  unreachable: 'unavailable',
  /** The token, the space or the environment is not accepted: 401, 403, 404. */
  refused: 'unavailable',
  /** The service rejects a query: 400. The space differs from the site's models. */
  question: 'internal',
  /** The site failed to process an answer. */
  ours: 'internal',
} as const satisfies Record<string, ContentErrorCode>

export type Fault = keyof typeof FAULTS

interface Circumstances extends ErrorOptions {
  /** HTTP status of the answer; absent if there was none. */
  readonly status?: number | undefined
  /** Milliseconds after which the service accepts requests again. */
  readonly retryAfterMs?: number | undefined
  /** Faults with a special remedy: the content type is missing, the answer is too large, or the first copy of the space is not complete. */
  readonly about?: 'unknown-type' | 'too-large' | 'first-copy' | undefined
}

/** A fault with its details, for the operators of the site. The message never leaves the server. */
export class DeliveryError extends ContentError {
  readonly fault: Fault
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  readonly about: Circumstances['about']
  constructor(fault: Fault, detail: string, { status, retryAfterMs, about, ...options }: Circumstances = {}) {
    super(FAULTS[fault], { ...options, message: detail })
    this.fault = fault
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.about = about
  }
}
