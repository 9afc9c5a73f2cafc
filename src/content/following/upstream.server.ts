import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { isObject, type JsonObject } from 'contentful-emulator/json/json.ts'
import { DeliveryError } from '../error.ts'
import { describe, faultOf } from '../client/fault.server.ts'
import { everyTaxonomyItem } from '../client/taxonomy.server.ts'

/** Entry or asset of the Sync API, in all locales. */
export interface SyncedResource extends JsonObject {
  readonly sys: JsonObject & { readonly id: string; readonly type: 'Entry' | 'Asset' }
}

/** Returns the kind and the id of a synchronized resource. */
export function identityOf({ sys }: SyncedResource): { readonly kind: 'Entry' | 'Asset'; readonly id: string } {
  return { kind: sys.type, id: sys.id }
}

/** Returns the revision of a resource, or 0. */
export function revisionIn(sys: unknown): number {
  return typeof sys === 'object' && sys !== null && 'revision' in sys && typeof sys.revision === 'number' ? sys.revision : 0
}

/** An entry or asset that was deleted or unpublished. */
export interface SyncedDeletion {
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  /** Time of the deletion in milliseconds by the clock of the space, if the service sends it. */
  readonly at?: number | undefined
}

/** Page of the Sync API. `token` continues it, or begins the next delta if the page `isLast`. */
export interface SyncPage {
  readonly resources: readonly SyncedResource[]
  readonly deletions: readonly SyncedDeletion[]
  readonly token: string
  readonly isLast: boolean
  /** Token to continue from after a restart, if it is an earlier one. */
  readonly resume?: string | undefined
}

/** Model of a space in the form of the Delivery API. */
export interface SpaceModel {
  readonly contentTypes: readonly JsonObject[]
  readonly locales: readonly JsonObject[]
  readonly tags: readonly JsonObject[]
  readonly concepts: readonly JsonObject[]
  readonly conceptSchemes: readonly JsonObject[]
}

/** The followed space. All functions throw `DeliveryError`. */
export interface Upstream {
  /** Begins a synchronization with `limit` resources for each page. */
  first(limit: number): Promise<SyncPage>
  /** Continues a synchronization, or fetches the changes since it ended. */
  next(token: string): Promise<SyncPage>
  model(): Promise<SpaceModel>
  /** Reads a reported resource again with the next poll, even if the Sync API does not name it. Only with locale-based publishing. */
  readAgain?(reported: { readonly kind: 'Entry' | 'Asset'; readonly id: string; readonly revision: number }): void
}

/** Requests with the header of locale-based publishing. They throw `DeliveryError`. */
export interface PublishedRequests {
  /** Fetches entries or assets in all locales, without the values of unpublished ones. */
  published(kind: 'Entry' | 'Asset', ids: readonly string[]): Promise<readonly SyncedResource[]>
  /** Returns the ids of the entries or assets that are published in a locale. */
  publishedIn(kind: 'Entry' | 'Asset', ids: readonly string[], code: string): Promise<readonly string[]>
}

/** Maximum time for one request. */
const MAX_MS = 30_000
const PAGE_SIZE = 1000

const resource = z.custom<SyncedResource>(isResource, 'is no entry or asset')
const deleted = z.object({ sys: z.object({ id: z.string(), deletedAt: z.string().optional() }) })
const page = z.object({
  entries: z.array(resource),
  assets: z.array(resource),
  deletedEntries: z.array(deleted),
  deletedAssets: z.array(deleted),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})
const listed = z.object({ items: z.array(z.custom<JsonObject>(isObject)), total: z.number().optional() })
const listedResources = z.object({ items: z.array(resource) })
const identified = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) })
type Listed = z.output<typeof listed>

/**
 * Creates requests to a space through the SDK. `connect` returns an SDK whose requests end with `signal`. No request is sent after `closed` has
 * aborted.
 */
export function upstream(connect: (signal: AbortSignal) => ContentfulClientApi<undefined>, closed: AbortSignal): Upstream & PublishedRequests {
  const ask = async <T>(question: (client: ContentfulClientApi<undefined>) => Promise<T>): Promise<T> => {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(MAX_MS)])
    try {
      return await question(connect(signal))
    } catch (error) {
      if (signal.aborted)
        throw new DeliveryError('unreachable', closed.aborted ? 'the site stopped following the space' : `no complete response within ${MAX_MS / 1000} s`)
      // An invalid answer comes from a proxy or a failing service, so the request is repeated.
      throw error instanceof z.ZodError ? new DeliveryError('unreachable', describe(error), { cause: error }) : faultOf(error)
    }
  }
  const sync = (query: { initial: true; limit: number } | { nextSyncToken: string }) =>
    ask(async (client) => readPage(page.parse(await client.withoutLinkResolution.sync(query, { paginate: false }))))
  /** The parameter types of the SDK lack paging, which the service supports. */
  const all = async (list: (client: ContentfulClientApi<undefined>, query: { limit: number; skip: number }) => Promise<unknown>) => {
    const items: JsonObject[] = []
    for (let total = 1; items.length < total;) {
      const answer: Listed = await ask(async (client) => listed.parse(await list(client, { limit: PAGE_SIZE, skip: items.length })))
      items.push(...answer.items)
      total = answer.items.length === 0 ? 0 : (answer.total ?? 0)
    }
    return items
  }
  return {
    first: (limit) => sync({ initial: true, limit }),
    next: (token) => sync({ nextSyncToken: token }),
    model: async () => {
      const [contentTypes, locales, tags, concepts, conceptSchemes] = await Promise.all([
        all((client, query: object) => client.getContentTypes(query)),
        all((client) => client.getLocales()),
        all((client, query: object) => client.getTags(query)),
        ask((client) => everyTaxonomyItem((query) => client.getConcepts(query))),
        ask((client) => everyTaxonomyItem((query) => client.getConceptSchemes(query))),
      ])
      return { contentTypes, locales, tags, concepts, conceptSchemes }
    },
    async published(kind, ids): Promise<readonly SyncedResource[]> {
      try {
        return await ask(async (client) => {
          const { getEntries, getAssets } = client.withAllLocales.withoutLinkResolution
          const query = { 'sys.id[in]': [...ids], limit: ids.length }
          return listedResources.parse(await (kind === 'Entry' ? getEntries({ ...query, include: 0 }) : getAssets(query))).items
        })
      } catch (error) {
        if (!(error instanceof DeliveryError) || error.about !== 'too-large' || ids.length === 1) throw error
        const half = Math.ceil(ids.length / 2)
        return [...(await this.published(kind, ids.slice(0, half))), ...(await this.published(kind, ids.slice(half)))]
      }
    },
    publishedIn: (kind, ids, code) =>
      ask(async (client) => {
        const { getEntries, getAssets } = client.withoutLinkResolution
        const query = { 'sys.id[in]': [...ids], limit: ids.length, locale: code, select: ['sys.id' as const] }
        return identified.parse(await (kind === 'Entry' ? getEntries({ ...query, include: 0 }) : getAssets(query))).items.map(({ sys }) => sys.id)
      }),
  }
}

function readPage(answer: z.output<typeof page>): SyncPage {
  const { entries, assets, deletedEntries, deletedAssets, nextPageToken, nextSyncToken } = answer
  const token = nextPageToken ?? nextSyncToken
  if (token === undefined) throw new DeliveryError('unreachable', 'a page of the synchronization has no token')
  const gone = (kind: 'Entry' | 'Asset') => (item: z.output<typeof deleted>) => ({
    kind,
    id: item.sys.id,
    at: item.sys.deletedAt === undefined ? undefined : Date.parse(item.sys.deletedAt),
  })
  return {
    resources: [...entries, ...assets],
    deletions: [...deletedEntries.map(gone('Entry')), ...deletedAssets.map(gone('Asset'))],
    token,
    isLast: nextPageToken === undefined,
  }
}

/** Returns whether a value is an entry or asset in all locales. */
export function isResource(value: unknown): value is SyncedResource {
  if (!isObject(value) || !isObject(value['sys'])) return false
  const { sys, fields = {} } = value
  const isKnown = sys['type'] === 'Asset' || (sys['type'] === 'Entry' && isObject(sys['contentType']))
  return isKnown && typeof sys['id'] === 'string' && isObject(fields) && Object.values(fields).every(isObject)
}
