import type { PageMeta } from '../view/page-meta.ts'

/** Data for bots in the document of a page, in addition to its view. */
interface Told {
  /** Last change of the page or a part of it, as ISO 8601 in UTC; absent if unknown. */
  readonly changedAt?: string
}

const told = new WeakMap<PageMeta, Told>()

/** Adds data for bots to the document of a page. The data stays on the server and is not sent to the browser's router. */
export function tellOf(meta: PageMeta, what: Told): PageMeta {
  told.set(meta, what)
  return meta
}

/**
 * Returns the data of a page for bots. Returns `undefined` if there is none: the content is only guessed, or search engines must not index the page.
 */
export function toldOf(meta: PageMeta): Told | undefined {
  return told.get(meta)
}
