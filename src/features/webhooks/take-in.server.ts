import type { SpaceFollower, SpaceReader } from '#app/content/client/content-source.ts'
import { recordNews } from '#app/content/publishing/last-changes.server.ts'
import type { Notification } from './notification.server.ts'

/** Notifies the content source of a webhook. Returns a sentence about the outcome. Does not wait for the source. */
export function takeIn(
  { kind, action, id, space, environment, contentTypeId, revision, at }: Notification,
  source: Pick<SpaceReader & SpaceFollower, 'space' | 'notify'>,
): string {
  if (space !== source.space.id) return `Nothing to do: it is of space ${space}, and the site shows space ${source.space.id}.`
  if (environment !== source.space.environment) {
    // The configured environment may be an alias of this one.
    source.notify?.()
    return `It is of environment ${environment}, and the site shows ${source.space.environment}: if that is an alias of it, the site reads the changes of the space.`
  }
  // Deleted content was either unpublished before, with a separate webhook, or never published.
  if (revision === undefined || action === 'delete') {
    source.notify?.()
    return 'Accepted: the site reads the changes of the space.'
  }
  const isGone = action === 'unpublish'
  // Sources without `notify` watch a file and are always up to date.
  const isShown = source.notify?.({ kind, id, revision, isGone, at: at?.getTime() }) ?? true
  if (kind !== 'ContentType') recordNews({ kind, id, contentTypeId, revision, what: isGone ? 'unpublished' : 'published', at }, isShown)
  return isShown ? 'Accepted: the change is already shown.' : 'Accepted: the site reads the space until it contains the change.'
}
