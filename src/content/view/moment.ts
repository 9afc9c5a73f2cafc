/** A moment, formatted on the server in the site's time zone so that every browser shows the same. */
export interface Moment {
  readonly iso: string
  /** `14 March 2027` in the page's language. */
  readonly date: string
  /** `19:30`; absent where the entry has no time. */
  readonly time?: string
}
