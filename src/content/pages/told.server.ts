import type { PageMeta } from '../view/page-meta.ts'

/** What the document of a page tells programs beyond what its view shows. */
interface Told {
  /** When the page or a part of it changed last, as ISO 8601 in UTC; absent where nobody knows. */
  readonly changedAt?: string
}

const told = new WeakMap<PageMeta, Told>()

/**
 * Let the document of a page describe it to programs. What is told stays on the server: the data that the browser gets of
 * the page is without it.
 */
export function tellOf(meta: PageMeta, what: Told): PageMeta {
  told.set(meta, what)
  return meta
}

/** Give what a page tells programs; `undefined` where it tells nothing: what it is, is only guessed, or search engines shall not keep it. */
export function toldOf(meta: PageMeta): Told | undefined {
  return told.get(meta)
}
