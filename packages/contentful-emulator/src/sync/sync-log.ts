import { memoize } from '../async/memoize.ts'
import { hash, randomUUID } from 'node:crypto'
import type { JsonObject } from '../json/json.ts'
import { link, resourceKey, type LinkKind, type Resource } from '../space/resources.ts'

/** A resource or deletion, with the number of its last change. */
export interface LogItem {
  readonly key: string
  readonly sequence: number
  readonly updatedAt: string
  /** Absent if the resource was deleted or unpublished. */
  readonly resource: Resource | undefined
  /** Present if the resource was deleted or unpublished. */
  readonly deletion: JsonObject | undefined
}

/** Saved state of a log for a restart of the service. */
export interface SavedLog {
  readonly epoch: string
  readonly sequence: number
  readonly resources: Readonly<Record<string, readonly [sequence: number, fingerprint: string, revision: number]>>
  readonly deletions: Readonly<Record<string, readonly [sequence: number, sys: JsonObject]>>
}

interface SpaceEnvironment {
  readonly spaceId: string
  readonly environment: string
}

/** Returns a short text that differs if the delivered resource differs. */
export const fingerprint = memoize(
  ({ sys, metadata, fields, localeStatus }: Resource) => hash('sha1', JSON.stringify([sys, metadata, fields, ...(localeStatus ?? [])]), 'base64url'),
  new WeakMap(),
)

/**
 * The log of the Sync API.
 *
 * Each resource stores the number of its last change. Finding all changes since a number takes one pass, and the log never exceeds the
 * number of resources and deletions.
 */
export class SyncLog {
  /** Identifies the log. Tokens with another epoch are not valid for this log. */
  readonly epoch: string
  readonly #spaceEnvironment: SpaceEnvironment
  #sequence: number
  #items: ReadonlyMap<string, LogItem>
  #sorted: readonly LogItem[] | undefined

  constructor(spaceEnvironment: SpaceEnvironment, resources: readonly Resource[], saved?: SavedLog) {
    this.#spaceEnvironment = spaceEnvironment
    this.epoch = saved?.epoch ?? randomUUID()
    this.#sequence = saved?.sequence ?? 0
    this.#items = saved ? restored(saved, resources, spaceEnvironment) : new Map(resources.map((resource) => [resourceKey(resource), current(resource, 0)]))
    if (saved) this.#recordDifferences(new Map(resources.map((resource) => [resourceKey(resource), resource])), (key) => saved.resources[key])
  }

  /** The number of the last change. */
  get sequence(): number {
    return this.#sequence
  }

  /** Records the differences from the last known resources. */
  update(resources: readonly Resource[]): void {
    const before = this.#items
    this.#recordDifferences(new Map(resources.map((resource) => [resourceKey(resource), resource])), (key) => {
      const item = before.get(key)
      return item?.resource && [item.sequence, fingerprint(item.resource), revisionOf(item.resource)]
    })
  }

  /** Returns all resources and deletions, last updated first. */
  items(): readonly LogItem[] {
    return (this.#sorted ??= [...this.#items.values()].toSorted((a, b) => compare(b.updatedAt, a.updatedAt) || compare(a.key, b.key)))
  }

  /** Returns an item as a deletion if `isGone` returns true for it. */
  asUnpublished(item: LogItem, isGone: (item: LogItem) => boolean | undefined): LogItem {
    return item.resource && isGone(item) ? { ...deleted(item.resource, item.sequence, this.#spaceEnvironment), updatedAt: item.updatedAt } : item
  }

  /** Returns the state to save so that tokens remain valid after a restart. */
  save(): SavedLog {
    const resources: Record<string, readonly [number, string, number]> = {}
    const deletions: Record<string, readonly [number, JsonObject]> = {}
    for (const { key, sequence, resource, deletion } of this.#items.values()) {
      if (resource) resources[key] = [sequence, fingerprint(resource), revisionOf(resource)]
      else if (deletion) deletions[key] = [sequence, deletion]
    }
    return { epoch: this.epoch, sequence: this.#sequence, resources, deletions }
  }

  #recordDifferences(now: ReadonlyMap<string, Resource>, before: (key: string) => readonly [number, string, number] | undefined): void {
    const next = this.#sequence + 1
    const items = new Map<string, LogItem>()
    for (const [key, item] of this.#items) if (!now.has(key)) items.set(key, item.resource ? deleted(item.resource, next, this.#spaceEnvironment) : item)
    for (const [key, resource] of now) {
      const known = before(key)
      items.set(key, current(resource, known && known[1] === fingerprint(resource) ? known[0] : next))
    }
    if ([...items.values()].some((item) => item.sequence === next)) this.#sequence = next
    this.#items = items
    this.#sorted = undefined
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function revisionOf({ sys }: Resource): number {
  return typeof sys['revision'] === 'number' ? sys['revision'] : 1
}

function current(resource: Resource, sequence: number): LogItem {
  return { key: resourceKey(resource), sequence, updatedAt: String(resource.sys['updatedAt']), resource, deletion: undefined }
}

function deleted({ kind, id, ...resource }: Resource, sequence: number, spaceEnvironment: SpaceEnvironment): LogItem {
  return deletionItem(
    resourceKey({ kind, id }),
    sequence,
    deletionSys(kind === 'Asset' ? 'Asset' : 'Entry', id, revisionOf({ kind, id, ...resource }), spaceEnvironment),
  )
}

function deletionItem(key: string, sequence: number, deletion: JsonObject): LogItem {
  return { key, sequence, updatedAt: String(deletion['updatedAt']), resource: undefined, deletion }
}

function deletionSys(kind: LinkKind, id: string, revision: number, { spaceId, environment }: SpaceEnvironment): JsonObject {
  const now = new Date().toISOString()
  return {
    type: `Deleted${kind}`,
    id,
    space: link('Space', spaceId),
    environment: link('Environment', environment),
    revision,
    createdAt: now,
    updatedAt: now,
    deletedAt: now,
  }
}

/** Restores the deletions of a saved log, and adds those that happened while the service was stopped. */
function restored(saved: SavedLog, resources: readonly Resource[], spaceEnvironment: SpaceEnvironment): ReadonlyMap<string, LogItem> {
  const items = new Map<string, LogItem>()
  const present = new Set(resources.map(resourceKey))
  for (const [key, [sequence, sys]] of Object.entries(saved.deletions)) items.set(key, deletionItem(key, sequence, sys))
  for (const [key, [, , revision]] of Object.entries(saved.resources)) {
    if (present.has(key)) continue
    const [kind, ...id] = key.split('!')
    items.set(key, deletionItem(key, saved.sequence + 1, deletionSys(kind === 'Asset' ? 'Asset' : 'Entry', id.join('!'), revision, spaceEnvironment)))
  }
  return items
}
