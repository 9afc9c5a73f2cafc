import { SiteIndex } from './site-index.server.ts'

declare global {
  /** While the site is developed its code is evaluated anew after each edit, but the process stays. */
  var searchIndex: Promise<SiteIndex> | undefined
}

/** Give the index of this process, opened on first use and again where its thread has ended. */
export async function siteIndex(): Promise<SiteIndex> {
  const known = await opened()
  if (known && !known.thread.hasEnded) return known
  globalThis.searchIndex = SiteIndex.open()
  return globalThis.searchIndex
}

/** Close the index of this process, if it was opened. */
export async function closeIndex(): Promise<void> {
  await (await opened())?.close()
}

/** Give the index of this process if it was opened and answers with all pages; nothing is begun for it. */
export async function indexAtHand(): Promise<SiteIndex | undefined> {
  const known = await opened()
  return known?.isReady && !known.thread.hasEnded ? known : undefined
}

async function opened(): Promise<SiteIndex | undefined> {
  return globalThis.searchIndex?.catch(() => undefined)
}
