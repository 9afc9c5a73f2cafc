import type { PageMeta } from '../view/page-meta.ts'

/** Data for bots in the document of a page, in addition to its view. */
interface BotData {
  /** Last change of the page or a part of it, as ISO 8601 in UTC; absent if unknown. */
  readonly changedAt?: string
}

const botData = new WeakMap<PageMeta, BotData>()

/** Adds data for bots to the document of a page. The data stays on the server and is not sent to the browser's router. */
export function setBotData(meta: PageMeta, data: BotData): PageMeta {
  botData.set(meta, data)
  return meta
}

/**
 * Returns the data of a page for bots. Returns `undefined` if there is none: the content is only guessed, or search engines must not index the page.
 */
export function botDataOf(meta: PageMeta): BotData | undefined {
  return botData.get(meta)
}
