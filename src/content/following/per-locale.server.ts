import { resourceKey } from 'contentful-emulator/space/resources.ts'
import { inParts, withStatuses } from './published-locales.server.ts'
import { identityOf, revisionIn, type PublishedRequests, type SpaceModel, type SyncedResource, type SyncPage, type Upstream } from './upstream.server.ts'

interface Options {
  /** Codes of the locales that the site shows. */
  readonly codes: readonly string[]
  /** Whether the pages of an initial synchronization are read again too. A source that stores no content skips that. */
  readonly readsInitial: boolean
  /** Returns the time in milliseconds. Default: the time of the process. */
  readonly time?: () => number
}

/** An entry or asset to read again, with the revision that the space has announced. */
interface Pending {
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  readonly revision: number
  /** Time of the announcement. */
  readonly since: number
  /** Time from which the next poll reads it. */
  readonly dueAt: number
  readonly isFirst: boolean
}

/** How long a resource is read again if the space still delivers an older revision of it, or none. Delivery rarely lags for minutes. */
const PATIENCE_MS = 600_000
/** Maximum pause before a resource is read again. The pause grows with the time since the announcement. */
const MAX_PAUSE_MS = 30_000

/**
 * Follows a space that publishes each locale on its own.
 *
 * Contentful does not document whether its Sync API leaves out unpublished locales. So a synchronization only names what changed, and each changed
 * entry or asset is read again with the header of locale-based publishing. An entry without any published locale counts as unpublished.
 *
 * Pages name the token to `resume` from after a restart. While resources are to be read again, it is the one before their announcement.
 */
export function perLocale(space: Upstream & PublishedRequests, { codes, readsInitial, time = performance.now.bind(performance) }: Options): Upstream {
  const pending = new Map<string, Pending>()
  let model: SpaceModel | undefined
  let isInitial = false
  let resume: string | undefined

  function add({ kind, id, revision }: Pick<Pending, 'kind' | 'id' | 'revision'>): void {
    const key = resourceKey({ kind, id })
    const known = pending.get(key)
    const now = time()
    if (known && known.revision >= revision) pending.set(key, { ...known, dueAt: now })
    else pending.set(key, { kind, id, revision, since: now, dueAt: now, isFirst: true })
  }

  async function readAgain(page: SyncPage): Promise<SyncPage> {
    const isSkipped = isInitial && !readsInitial
    isInitial &&= !page.isLast
    if (isSkipped) return page
    for (const resource of page.resources) add({ ...identityOf(resource), revision: revisionIn(resource.sys) })
    for (const deletion of page.deletions) pending.delete(resourceKey(deletion))
    const now = time()
    const asked = [...pending].filter(([, { dueAt }]) => dueAt <= now)
    if (asked.length === 0) return page
    model ??= await space.model()
    const found = await inParts(
      asked.map(([, each]) => each),
      space.published,
    )
    const byKey = new Map((await withStatuses(found, { model, codes, publishedIn: space.publishedIn })).map((each) => [resourceKey(identityOf(each)), each]))
    const resources: SyncedResource[] = []
    const deletions = [...page.deletions]
    for (const [key, each] of asked) {
      const resource = byKey.get(key)
      const age = now - each.since
      const isDone = resource !== undefined && revisionIn(resource.sys) >= each.revision
      const isLast = age >= PATIENCE_MS
      if (resource && (isDone || isLast)) resources.push(resource)
      if (!resource && each.isFirst) deletions.push({ kind: each.kind, id: each.id })
      // A later announcement may have replaced it during the requests.
      if (pending.get(key) !== each) continue
      if (isDone || isLast) pending.delete(key)
      else pending.set(key, { ...each, isFirst: false, dueAt: now + Math.min(age / 2, MAX_PAUSE_MS) })
    }
    return { ...page, resources, deletions }
  }

  /** Reads a page of changes, with the token to resume from. An initial synchronization has no earlier one. */
  async function onward(token: string): Promise<SyncPage> {
    const wasInitial = isInitial
    if (!wasInitial) resume ??= token
    const page = await readAgain(await space.next(token))
    if (page.isLast && (wasInitial || pending.size === 0)) resume = page.token
    return { ...page, resume }
  }

  return {
    async first(limit) {
      const page = await space.first(limit)
      isInitial = true
      resume = undefined
      return readAgain(page)
    },
    next: onward,
    async model() {
      model = await space.model()
      return model
    },
    readAgain: add,
  }
}
