/** Moment in the site's time zone. The server formats it, so that every browser shows the same. */
export interface Moment {
  readonly iso: string
  /** `14 March 2027` in the page's language. */
  readonly date: string
  /** `19:30`; absent if the entry has no time. */
  readonly time?: string
}
