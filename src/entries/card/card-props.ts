/** Props of a card's view. */
export interface CardProps<C> {
  readonly card: C
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4
  /** @default 'medium' */
  readonly size?: 'large' | 'medium' | 'small'
  /** Whether the card's picture is in the first viewport. */
  readonly priority?: boolean
}
