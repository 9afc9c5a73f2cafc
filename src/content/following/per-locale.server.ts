import { resourceKey } from 'contentful-emulator/space/resources.ts'
import { inParts, withStatuses } from './published-locales.server.ts'
import { identityOf, revisionIn, type PublishedRequests, type SpaceModel, type SyncedResource, type SyncPage, type Upstream } from './upstream.server.ts'

interface Options {
  /** Codes of the locales that the site shows. */
  readonly codes: readonly string[]
  /** Whether the pages of an initial synchronization are read again too. A source that stores no content skips that. */
  readonly readsInitial: boolean
}

/** An entry or asset to read again, with the revision that the space has announced. */
interface Pending {
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  readonly revision: number
  readonly tries: number
}

/** Maximum number of polls that read a resource again if the space still delivers an older revision of it, or none. */
const MAX_TRIES = 20

/**
 * Follows a space that publishes each locale on its own.
 *
 * Contentful does not document whether its Sync API leaves out unpublished locales. So a synchronization only names what changed, and each changed
 * entry or asset is read again with the header of locale-based publishing. An entry without any published locale counts as unpublished.
 */
export function perLocale(space: Upstream & PublishedRequests, { codes, readsInitial }: Options): Upstream {
  const pending = new Map<string, Pending>()
  let model: SpaceModel | undefined
  let isInitial = false

  function add({ kind, id, revision }: Omit<Pending, 'tries'>): void {
    pending.set(resourceKey({ kind, id }), { kind, id, revision, tries: 0 })
  }

  async function readAgain(page: SyncPage): Promise<SyncPage> {
    const isSkipped = isInitial && !readsInitial
    isInitial &&= !page.isLast
    if (isSkipped) return page
    for (const resource of page.resources) add({ ...identityOf(resource), revision: revisionIn(resource.sys) })
    for (const deletion of page.deletions) pending.delete(resourceKey(deletion))
    const asked = [...pending]
    if (asked.length === 0) return page
    model ??= await space.model()
    const found = await inParts(
      asked.map(([, each]) => each),
      space.published,
    )
    const byKey = new Map((await withStatuses(found, { model, codes, publishedIn: space.publishedIn })).map((each) => [resourceKey(identityOf(each)), each]))
    const resources: SyncedResource[] = []
    const deletions = [...page.deletions]
    for (const [key, { kind, id, revision, tries }] of asked) {
      const resource = byKey.get(key)
      const isDone = resource !== undefined && revisionIn(resource.sys) >= revision
      const isLast = tries + 1 >= MAX_TRIES
      if (resource && (isDone || isLast)) resources.push(resource)
      if (!resource && tries === 0) deletions.push({ kind, id })
      if (isDone || isLast) pending.delete(key)
      else pending.set(key, { kind, id, revision, tries: tries + 1 })
    }
    return { ...page, resources, deletions }
  }

  return {
    async first(limit) {
      const page = await space.first(limit)
      isInitial = true
      return readAgain(page)
    },
    next: async (token) => readAgain(await space.next(token)),
    async model() {
      model = await space.model()
      return model
    },
    readAgain: add,
  }
}
