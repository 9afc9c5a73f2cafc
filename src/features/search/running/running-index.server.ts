import { currentSite } from '#app/config/current-site.server.ts'
import { SiteIndex } from './site-index.server.ts'

declare global {
  /** Indexes by site. Stored globally, because in development modules are evaluated again after each edit while the process continues. */
  var searchIndexes: Map<string | undefined, Promise<SiteIndex>> | undefined
}

/** Returns the index of the current site. Opens the index on first use, and again if its thread has ended. */
export async function siteIndex(): Promise<SiteIndex> {
  const site = currentSite()
  const before = indexes().get(site.id)
  const known = await opened()
  if (known && !known.thread.hasEnded) return known
  const meanwhile = indexes().get(site.id)
  // Another call has begun to open the index in the meantime.
  if (meanwhile && meanwhile !== before) return meanwhile
  const opening = SiteIndex.open(site)
  indexes().set(site.id, opening)
  return opening
}

/** Closes the indexes of this process that were opened. */
export async function closeIndexes(): Promise<void> {
  for (const index of await Promise.allSettled(indexes().values())) if (index.status === 'fulfilled') await index.value.close()
}

/** Returns the index of the current site if it is open and contains all pages. Does not open it. */
export async function indexAtHand(): Promise<SiteIndex | undefined> {
  const known = await opened()
  return known?.isReady && !known.thread.hasEnded ? known : undefined
}

async function opened(): Promise<SiteIndex | undefined> {
  return indexes()
    .get(currentSite().id)
    ?.catch(() => undefined)
}

function indexes(): Map<string | undefined, Promise<SiteIndex>> {
  return (globalThis.searchIndexes ??= new Map())
}
