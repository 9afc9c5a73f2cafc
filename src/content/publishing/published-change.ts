/** A change of the content on its way to visitors, as a page shows it. */
export interface PublishedChange {
  readonly key: string
  readonly name: string
  /** The time, as the language writes it; empty where it is not known. */
  readonly published: string
  /** When visitors got it; nothing as long as they have not. */
  readonly live: string | undefined
}
