/** What somebody has told of a space that may not show it yet: its delivery lags behind its editors. */
export interface Expected {
  readonly kind: 'Entry' | 'Asset' | 'ContentType'
  readonly id: string
  /** What was published, or the last that there was of what was unpublished. */
  readonly revision: number
  readonly isGone: boolean
  /** When that happened, in milliseconds by the clock of the space. */
  readonly at: number | undefined
}
