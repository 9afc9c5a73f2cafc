/**
 * Why content could not be given.
 *
 * - `unavailable`: the content service does not answer or refuses; worth trying again
 * - `internal`: a fault of the site's own
 */
export type ContentErrorCode = 'unavailable' | 'internal'

/** The one error that reaches a page. It carries a code and nothing of what happened inside. */
export class ContentError extends Error {
  readonly code: ContentErrorCode
  constructor(code: ContentErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.name = 'ContentError'
    this.code = code
  }
}
