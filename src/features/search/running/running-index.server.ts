import { SiteIndex } from './site-index.server.ts'

declare global {
  /** Stored globally, because in development modules are evaluated again after each edit while the process continues. */
  var searchIndex: Promise<SiteIndex> | undefined
}

/** Returns the index of this process. Opens the index on first use, and again if its thread has ended. */
export async function siteIndex(): Promise<SiteIndex> {
  const known = await opened()
  if (known && !known.thread.hasEnded) return known
  globalThis.searchIndex = SiteIndex.open()
  return globalThis.searchIndex
}

/** Closes the index of this process, if it was opened. */
export async function closeIndex(): Promise<void> {
  await (await opened())?.close()
}

/** Returns the index of this process if it is open and contains all pages. Does not open it. */
export async function indexAtHand(): Promise<SiteIndex | undefined> {
  const known = await opened()
  return known?.isReady && !known.thread.hasEnded ? known : undefined
}

async function opened(): Promise<SiteIndex | undefined> {
  return globalThis.searchIndex?.catch(() => undefined)
}
