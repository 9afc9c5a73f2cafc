/** What the table of the last changes says. */
export interface StatusWords {
  readonly title: string
  readonly where: string
  readonly published: string
  readonly live: string
  readonly waiting: string
}
