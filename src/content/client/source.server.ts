import { join } from 'node:path'
import { createClient, type ContentfulClientApi } from 'contentful'
import { environment, syncIntervalMs, type Environment } from '#app/config/env.server.ts'
import type { ContentService, Offer } from '#app/content-service/service.ts'
import { embeddedMedia } from './embedded/media.server.ts'
import { openContentService } from './embedded/service.server.ts'
import type { ContentChange } from './content-change.ts'
import type { MappedSpace } from '#app/mapping/mapped-space.ts'
import type { SpaceMapping } from '#app/mapping/space-mapping.ts'
import { assetSigner, signing, type AssetSigner } from './protection/asset-signer.server.ts'
import { directSource } from './direct/direct-source.server.ts'
import type { Names } from './direct/names.server.ts'
import { isStrange } from './describe-space.server.ts'
import { tokenFile } from './direct/token-file.server.ts'
import { ContentError } from '../error.ts'
import { faultOf } from './fault.server.ts'
import { adapterOf, httpWay, type Way } from './http-adapter.server.ts'
import { embeddedLine, networkLine, type Line } from './line.server.ts'
import { mediaAddress } from './media-address.server.ts'
import { mediaHosts, schemeOf } from './media-hosts.server.ts'
import { serviceState, type ServiceState } from './service-state.server.ts'
import { upstream } from '../following/upstream.server.ts'
import { openReplica } from '../replica/running-replica.server.ts'
import { replicaLine, standingOf } from '../replica/standing.server.ts'

/** Where the embedded service's pictures and files are mounted. */
export const MEDIA_PATH = '/media'

/** What answers the Delivery API, and where its pictures come from. */
export interface ContentSource {
  /** The space it speaks for. */
  readonly space: { readonly id: string; readonly environment: string }
  /** The SDK; what goes wrong is a `DeliveryError`. */
  readonly client: ContentfulClientApi<undefined>
  /** The same past all that is kept and known, for who wants to know how it stands; where nothing is kept it is `client`. */
  readonly fresh?: ContentfulClientApi<undefined>
  /** The same for questions that nobody waits for once `signal` has aborted. */
  within(signal: AbortSignal): ContentfulClientApi<undefined>
  /** What entries are called, where the source keeps that; the service is asked otherwise. */
  readonly names?: Names
  /** What pages are read on. */
  readonly line: Line
  /** How the space is shown where its content types are not the site's. */
  mapped?(): MappedSpace | undefined
  /** Where what is answered may be old: why, in a sentence. */
  standing?(): string | undefined
  /** Look at once what changed, for somebody says that something did. */
  told?(): void
  /** Changes when the content does; nothing where the source cannot tell. */
  revision?(): number
  /** Hear of every change, once it is what the source answers. Gives the function that ends it. */
  onChange(listener: (change: ContentChange) => void): () => void
  /** Ask no more. */
  close?(): Promise<void>
  /** Turn the address of a picture or file, as the API gave it, into one that every browser understands alike; nothing where it is not this source's. */
  mediaUrl(url: string): string | undefined
  /** Tell whether what is at an address that `mediaUrl` gave is served as it is: it takes no parameters of the Images API. */
  readonly isAsIs?: (url: string) => boolean
  /** Signs the addresses of protected pictures and files, as `mediaUrl` gave them. */
  readonly signer: AssetSigner
  /** Fetch a picture or file by the address that `mediaUrl` gave. */
  fetchMedia(url: string, signal: AbortSignal): Promise<Response>
  /** Answer a request below MEDIA_PATH with a file, or a picture as it is offered; only the embedded service has any of its own. */
  readonly serveMedia?: (request: Request, isOffered: Offer) => Promise<Response>
}

/** The adapters try again on their own, and what goes wrong is said elsewhere, once. */
const SILENT = { retryOnError: false, logHandler: () => undefined }
/** For questions that no page waits for. */
const LONGEST_MS = 30_000

async function embedded(env: Environment, mapping: SpaceMapping | undefined): Promise<ContentSource> {
  const service = await openContentService({
    spaces: [{ file: env.CONTENT_SPACE }],
    assetBase: MEDIA_PATH,
    keepsElsewhere: () => mapping?.mapped() !== undefined,
    // What is read here becomes view models; nothing writes into it.
    isShared: true,
    imageCache: '.cache/images',
    watch: true,
    projector: mapping?.projector,
    report: (message) => console.warn(`[content-service] ${message}`),
  })
  const [space] = service.spaces
  if (!space) throw new Error(`${env.CONTENT_SPACE} holds no space.`)
  const client = clientInProcess(service.adapter, space.spaceId, space.environment)
  let revision = 0
  service.onChange(() => (revision += 1))
  return {
    space: { id: space.spaceId, environment: space.environment },
    client,
    within: () => client,
    line: embeddedLine(),
    mapped: () => mapping?.mapped(),
    revision: () => revision,
    onChange: (listener) =>
      service.onChange(({ resources, contentTypes, touchesAll }) => {
        // What is told is told of entries as they are kept: of others everything may be another.
        listener({ resources, touchesModel: touchesAll || contentTypes.length > 0 || mapping?.mapped() !== undefined })
      }),
    ...signing(
      embeddedMedia(service, MEDIA_PATH, () => mapping?.mapped() !== undefined),
      assetSigner(client),
    ),
    serveMedia: (request, isOffered) => service.fetch(request, { isOffered }),
  }
}

/** Hand a content service of this process to the SDK. */
function clientInProcess(answer: ContentService['adapter'], space: string, environmentId: string): ContentfulClientApi<undefined> {
  const adapter: ContentService['adapter'] = (config) =>
    answer(config).catch((error: unknown) => {
      throw faultOf(error)
    })
  return createClient({ space, environment: environmentId, accessToken: 'in-process', adapter, ...SILENT })
}

/** Ask a space over HTTP, each question anew; `state` hears whether it answers. */
export function remote(env: Environment, space: string, state?: ServiceState) {
  const way = httpWay(state)
  /** The SDK on a way, for questions that nobody waits for once `signal` has aborted. */
  const connect = (on: Way, signal?: AbortSignal) =>
    createClient({
      space,
      environment: env.CONTENTFUL_ENVIRONMENT,
      accessToken: env.CONTENTFUL_DELIVERY_TOKEN ?? 'delivery',
      host: env.CONTENTFUL_HOST,
      insecure: schemeOf(env) === 'http',
      adapter: adapterOf(on, signal),
      timeout: LONGEST_MS,
      ...SILENT,
    })
  return {
    way,
    connect,
    client: connect(way),
    within: (signal: AbortSignal) => connect(way, signal),
    origin: {
      space: { id: space, environment: env.CONTENTFUL_ENVIRONMENT },
      mediaUrl: mediaAddress(mediaHosts(env)),
      // What the space says of its keys says nothing of how it answers questions.
      ...signing({ fetchMedia: (url: string, signal: AbortSignal) => fetch(url, { signal }) }, assetSigner(connect(httpWay()))),
    },
  }
}

/**
 * Read a space that is too large for a copy.
 *
 * One with content types of its own is copied all the same: for addresses made of titles, and for several types that play
 * one role, the API cannot be asked.
 */
async function direct(env: Environment, space: string, mapping: SpaceMapping | undefined): Promise<ContentSource> {
  const state = serviceState()
  const { origin, ...service } = remote(env, space, state)
  if (mapping && (await isStrange(service.within))) {
    console.warn(`[content] space ${space} has content types of its own, which are shown from a copy of it: CONTENT_STRATEGY=direct is left aside.`)
    return replicated(env, space, mapping)
  }
  const file = tokenFile(join(env.CONTENT_STATE, 'followed.json'), `${env.CONTENTFUL_HOST}/${space}/${env.CONTENTFUL_ENVIRONMENT}`)
  return { ...origin, line: networkLine(state), ...(await directSource(service, syncIntervalMs(env), file)) }
}

/** Read a space from a copy that follows it. */
async function replicated(env: Environment, space: string, mapping: SpaceMapping | undefined): Promise<ContentSource> {
  const { origin, within } = remote(env, space)
  const closing = new AbortController()
  const replica = await openReplica({
    of: { host: env.CONTENTFUL_HOST, space, environment: env.CONTENTFUL_ENVIRONMENT },
    space: upstream(within, closing.signal),
    folder: env.CONTENT_STATE,
    intervalMs: syncIntervalMs(env),
    projector: mapping?.projector,
    say: (message) => console.warn(`[content] ${message}`),
    closing,
  })
  const client = clientInProcess(replica.adapter, space, env.CONTENTFUL_ENVIRONMENT)
  return {
    ...origin,
    client,
    within: () => client,
    line: replicaLine(() => replica.standing),
    standing: () => standingOf(replica.standing),
    mapped: () => mapping?.mapped(),
    told: () => replica.told(),
    revision: () => replica.revision,
    onChange: (listener) => replica.onChange(listener),
  }
}

let source: Promise<ContentSource> | undefined
let mapping: SpaceMapping | undefined

/** Let spaces with content types of their own be shown as the site's. To be said before the source is first asked for. */
export function mapSpaces(by: SpaceMapping): void {
  mapping = by
}

/**
 * Give the source of the content, made on first use: the configured space, or else the embedded service.
 *
 * Throws `ContentError('unavailable')` where it cannot be made; the next request then tries anew.
 */
export function contentSource(): Promise<ContentSource> {
  source ??= makeSource(environment()).catch((cause: unknown) => {
    source = undefined
    throw new ContentError('unavailable', { cause })
  })
  return source
}

async function makeSource(env: Environment): Promise<ContentSource> {
  if (!env.CONTENTFUL_SPACE_ID) return embedded(env, mapping)
  return env.CONTENT_STRATEGY === 'direct' ? direct(env, env.CONTENTFUL_SPACE_ID, mapping) : replicated(env, env.CONTENTFUL_SPACE_ID, mapping)
}
