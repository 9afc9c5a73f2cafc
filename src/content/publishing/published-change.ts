/** A change of the content on its way to visitors, formatted for a page. */
export interface PublishedChange {
  readonly key: string
  readonly name: string
  /** Localized time of publishing; empty if unknown. */
  readonly published: string
  /** Localized time at which the change was visible to visitors; `undefined` before that. */
  readonly live: string | undefined
}
