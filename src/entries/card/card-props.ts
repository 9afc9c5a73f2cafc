/** What the view of a card gets. */
export interface CardProps<C> {
  readonly card: C
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4
  /** @default 'medium' */
  readonly size?: 'large' | 'medium' | 'small'
  /** The card's picture is among the first that are seen. */
  readonly priority?: boolean
}
