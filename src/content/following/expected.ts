/** Reported change that the space may not deliver yet, because delivery lags behind publishing. */
export interface Expected {
  readonly kind: 'Entry' | 'Asset' | 'ContentType'
  readonly id: string
  /** Revision that was published, or the last revision before unpublishing. */
  readonly revision: number
  readonly isGone: boolean
  /** Time of the change, in milliseconds by the clock of the space. */
  readonly at: number | undefined
}
