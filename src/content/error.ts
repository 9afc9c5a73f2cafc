/**
 * Why content could not be given, as visitors see it.
 *
 * - `unavailable`: the content service does not answer or refuses; worth trying again
 * - `internal`: a fault of the site's own
 */
export type ContentErrorCode = 'unavailable' | 'internal'

/** The one error that reaches a page. It carries a code and nothing of what happened inside. */
export class ContentError extends Error {
  readonly code: ContentErrorCode
  constructor(code: ContentErrorCode, options?: ErrorOptions & { readonly message?: string }) {
    super(options?.message ?? code, options)
    this.name = 'ContentError'
    this.code = code
  }
}

/** What goes wrong between the site and the content service, and what visitors get for it. */
const FAULTS = {
  /** No answer, or none that is whole: network, 5xx, 429, too late. */
  unreachable: 'unavailable',
  /** The token, the space or the environment is not accepted: 401, 403, 404. */
  refused: 'unavailable',
  /** The service does not understand a question: 400. The space differs from the site's models. */
  question: 'internal',
  /** The site failed on an answer. */
  ours: 'internal',
} as const satisfies Record<string, ContentErrorCode>

export type Fault = keyof typeof FAULTS

interface Circumstances extends ErrorOptions {
  /** The status of the answer, where there was one. */
  readonly status?: number | undefined
  /** Milliseconds after which the service wants to be asked again. */
  readonly retryAfterMs?: number | undefined
  /** What has a remedy of its own: there is no such content type, the answer would be too large, the space is still being copied for the first time. */
  readonly about?: 'unknown-type' | 'too-large' | 'first-copy' | undefined
}

/** A fault with what is known of it, for the people who run the site. Its message never leaves the server. */
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
