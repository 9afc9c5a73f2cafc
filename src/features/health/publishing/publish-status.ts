/** Labels of the latest changes. */
export interface StatusWords {
  readonly title: string
  readonly published: string
  readonly live: string
  readonly waiting: string
}
