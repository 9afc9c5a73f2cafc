import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Environment } from '#app/config/env.server.ts'
import { memoize, type Memoized } from 'contentful-emulator/async/memoize.ts'
import type { SpaceMapping } from 'content-mapping/space-mapping.ts'
import { DeliveryError } from '../error.ts'
import { upstream } from '../following/upstream.server.ts'
import type { AsOf } from './preview-session.ts'
import { Replica } from '../replica/replica.server.ts'
import { replicaSource } from '../replica/replica-source.server.ts'
import { networkConnection } from '../client/service-connection.server.ts'
import { remote } from '../client/remote/remote.server.ts'
import { serviceState } from '../client/service-state.server.ts'
import type { ContentSource, SpaceReader } from '../client/content-source.ts'

/** Time without a request for drafts after which they are no longer followed. */
const IDLE_MS = 15 * 60_000
/** Poll interval for drafts. It is short, because editors look at once at saved content. */
const INTERVAL_MS = 1000
/** Time for which requests share the content that every page needs. */
const GLANCE_MS = 2000

/** The drafts of a space. */
interface Drafts {
  readonly drafts: NonNullable<SpaceReader['drafts']>
  /** Stops following the drafts. Resolves when their copy is on disk. */
  close(): Promise<void>
}

/** Returns an environment that reads the Preview API instead of the Delivery API. */
export function previewApi(env: Environment) {
  const host = env.CONTENTFUL_PREVIEW_HOST ?? env.CONTENTFUL_HOST.replace(/^cdn\./, 'preview.')
  return { ...env, CONTENTFUL_HOST: host, CONTENTFUL_DELIVERY_TOKEN: env.CONTENTFUL_PREVIEW_TOKEN }
}

/**
 * Creates the drafts of a space, or returns `undefined` without a token of the Preview API. `published` is the source for visitors.
 *
 * A future state is read from the Preview API. The current state is read from it too (`direct`), or from a copy that is followed while editors look
 * at drafts (`replica`).
 */
export function draftsOf(env: Environment, space: string, published: ContentSource, createMapping?: () => SpaceMapping): Drafts | undefined {
  if (env.CONTENTFUL_PREVIEW_TOKEN === undefined) return undefined
  const api = previewApi(env)
  const { signer, fetchMedia } = remote(api, space).origin
  // Files that are not published need a signature with a key of the Preview API.
  const whole = { ...published, signer, fetchMedia }
  const asked = searchedFor(api, space, whole)
  const copied = env.CONTENT_STRATEGY === 'direct' && !published.mapped?.() ? undefined : copyOf(api, space, whole, createMapping)
  const later = memoize(async (key: string) => supported(asked(asOfKey(key))), new LRUCache({ max: 20, ttl: IDLE_MS }))
  const drafts: Drafts['drafts'] = async (asOf) => {
    const now = copied?.current ?? (() => Promise.resolve(asked()))
    // Queries by the site's content types do not fit a mapped space, so only its copy can be read.
    if ((asOf.at === undefined && asOf.release === undefined) || published.mapped?.()) return now()
    return (await later(keyOf(asOf))) ?? now()
  }
  return { drafts, close: async () => copied?.close() }
}

function keyOf({ at, release }: AsOf): string {
  return JSON.stringify({ at, release })
}

function asOfKey(key: string): AsOf {
  const { at, release }: { readonly at?: string; readonly release?: string } = JSON.parse(key)
  return { at: at === undefined ? undefined : new Date(at), release }
}

/** Creates a source that sends each query to the Preview API. */
function searchedFor(api: Environment, space: string, published: ContentSource) {
  return (asOf?: AsOf): ContentSource => {
    const state = serviceState()
    const { client, within } = remote(api, space, state, asOf)
    return {
      ...published,
      names: undefined,
      client,
      fresh: client,
      within,
      connection: networkConnection(state),
      revision: () => Math.floor(performance.now() / GLANCE_MS),
    }
  }
}

/** Returns the source if its space supports timelines. Other spaces reject the query; then only the clock of the preview changes. */
async function supported(source: ContentSource): Promise<ContentSource | undefined> {
  try {
    await source.client.getEntries({ limit: 1 })
    return source
  } catch (error) {
    if (error instanceof DeliveryError && error.code === 'unavailable' && error.fault === 'unreachable') throw error
    return undefined
  }
}

/** Creates a source that answers from a copy of all drafts. The copy opens on first use. */
function copyOf(api: Environment, space: string, published: ContentSource, createMapping?: () => SpaceMapping) {
  let idle: NodeJS.Timeout | undefined

  async function open() {
    const closing = new AbortController()
    const mapping = createMapping?.()
    const replica = await Replica.open({
      of: { host: api.CONTENTFUL_HOST, space, environment: api.CONTENTFUL_ENVIRONMENT },
      space: upstream(remote(api, space).within, closing.signal),
      folder: join(api.CONTENT_STATE, 'drafts'),
      intervalMs: INTERVAL_MS,
      projector: mapping?.projector,
      log: (message) => console.warn(`[preview] ${message}`),
      closing,
    })
    const source: ContentSource = { ...published, names: undefined, fresh: undefined, ...replicaSource(replica, published.space, mapping) }
    return { source, replica }
  }

  const copies = new Map<string, Memoized<ReturnType<typeof open>>>()
  const copy = memoize(open, copies)

  async function close(): Promise<void> {
    clearTimeout(idle)
    const closed = copies.get(space)
    copies.clear()
    // A copy that could not open has nothing to close. Its first reader received the error.
    const opened = await closed?.value.catch(() => undefined)
    await opened?.replica.close()
  }

  async function current(): Promise<ContentSource> {
    clearTimeout(idle)
    idle = setTimeout(() => void close(), IDLE_MS).unref()
    return (await copy(space)).source
  }

  return { current, close }
}
