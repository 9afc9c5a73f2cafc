import { setTimeout as later } from 'node:timers/promises'
import { resolve } from 'node:path'
import { currentSite, inEachSite } from '#app/config/current-site.server.ts'
import { environment } from '#app/config/env.server.ts'
import type { SpaceFollower, SpaceReader } from '../client/content-source.ts'
import type { Content } from '../content.ts'
import { comparablePath } from '../redirects/pattern.ts'
import { bookFile } from './book-file.server.ts'
import { followAddresses, type FollowedAddresses } from './follow-addresses.server.ts'

/** The addresses of each site, by its id. */
const following = new Map<string | undefined, Promise<FollowedAddresses>>()

/** Maximum time that a request for a missing address waits for the book. */
const PATIENCE_MS = 1000
/** Time after which a 404 expires that was sent before the book was complete. */
const KNOWN_MS = 10_000

/** Starts to record the slug history of a source for each site, in this process and on disk. `settings` is the content type of the sites' settings. */
export async function openSlugHistory(
  { space, onChange, mapped }: SpaceReader & SpaceFollower,
  open: (locale: Content['locale']) => Promise<Content>,
  settings: string,
): Promise<FollowedAddresses[]> {
  await closeSlugHistory()
  const env = environment()
  const log = (sentence: string) => console.warn(`[content] ${sentence}`)
  const of = env.CONTENTFUL_SPACE_ID ? `${env.CONTENTFUL_HOST}/${space.id}/${space.environment}` : resolve(env.CONTENT_SPACE)
  return inEachSite(async ({ id }) => {
    const file = bookFile(env.CONTENT_STATE, space, id === undefined ? of : `${of}#${id}`, log)
    const followed = following.get(id) ?? followAddresses({ open, onChange, file, settings, hasCustomModel: () => mapped?.() !== undefined, log })
    following.set(id, followed)
    return followed
  })
}

/** Stops recording the slug history. Resolves when the file is written. */
export async function closeSlugHistory(): Promise<void> {
  for (const followed of following.values()) await (await followed).close()
  following.clear()
}

/**
 * Returns the id of the entry whose page had a path before, or has it in other upper and lower case. The content's language takes precedence
 * over others.
 *
 * `path` has no language prefix. Returns `undefined` if no page has or had the path, or if addresses are not recorded.
 */
export async function holderOfFormerSlug(content: Content, path: string): Promise<string | undefined> {
  const followed = await following.get(currentSite().id)
  if (!followed) return undefined
  const isKnown = await Promise.race([followed.upToDate().then(() => true), later(PATIENCE_MS, false, { ref: false })])
  if (!isKnown) content.changesAt(new Date(content.now.getTime() + KNOWN_MS))
  const wanted = comparablePath(path)
  const { book } = followed
  const found = (locale: Content['locale']) => book.holder(wanted, locale) ?? book.holderInAnyCase(wanted, locale)
  return [content.locale, ...currentSite().tags].map(found).find((id) => id !== undefined)
}
