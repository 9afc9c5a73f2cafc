import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { environment, syncIntervalMs, type Environment } from '#app/config/env.server.ts'
import { embeddedMedia } from './media.server.ts'
import type { SpaceMapping } from 'content-mapping/space-mapping.ts'
import { assetSigner, signing } from './protection/asset-signer.server.ts'
import { directSource } from './direct/direct-source.server.ts'
import { hasCustomModel } from './describe-space.server.ts'
import { tokenFile } from './direct/token-file.server.ts'
import { ContentError } from '../error.ts'
import type { ContentSource, StoredContent } from './content-source.ts'
import { clientInProcess } from './embedded/client-in-process.server.ts'
import { draftsOf } from '../preview/drafts.server.ts'
import { embeddedConnection, networkConnection } from './service-connection.server.ts'
import { remote } from './remote/remote.server.ts'
import { serviceState } from './service-state.server.ts'
import { perLocale } from '../following/per-locale.server.ts'
import { upstream } from '../following/upstream.server.ts'
import { isPerLocale, siteCodes } from '../locales/publishing.server.ts'
import { recorded } from '../publishing/last-changes.server.ts'
import { openReplica, replicaSource } from '../replica/replica-source.server.ts'
import { createContentService, type ContentService, type ContentServiceOptions } from 'contentful-emulator/service.ts'
import { emit } from '#app/telemetry/events.server.ts'
import { CONTENT_TAKEN_OVER } from '../development.ts'

/** Path of the pictures and files of the embedded service. */
export const MEDIA_PATH = '/media'

/** Creates the mapping that shows a space with custom content types as one of the site's. */
type CreateMapping = (() => SpaceMapping) | undefined

async function embedded(env: Environment, mapping: SpaceMapping | undefined): Promise<ContentSource> {
  const preview = { token: randomUUID() }
  const service = await openContentService({
    spaces: [{ file: env.CONTENT_SPACE }],
    assetBase: MEDIA_PATH,
    keepsElsewhere: () => mapping?.mapped() !== undefined,
    // The entries are only read, to create view models. Copies are not needed.
    isShared: true,
    imageCache: '.cache/images',
    watch: true,
    projector: mapping?.projector,
    showsFieldStatus: isPerLocale(),
    previewToken: preview.token,
    report: (message) => console.warn(`[content-service] ${message}`),
    onPictureWork: (ms, isOk) => emit('picture', { ms, work: 'resize', isOk }),
  })
  const [space] = service.spaces
  if (!space) throw new Error(`${env.CONTENT_SPACE} holds no space.`)
  const client = clientInProcess(service.adapter, space.spaceId, space.environment)
  let revision = 0
  service.onChange(() => (revision += 1))
  const source: ContentSource = {
    space: { id: space.spaceId, environment: space.environment },
    client,
    within: () => client,
    connection: embeddedConnection(),
    mapped: () => mapping?.mapped(),
    revision: () => revision,
    stored: () => storedIn(service),
    onChange: (listener) =>
      service.onChange(({ resources, contentTypes, touchesAll }) => {
        // Changes are reported for entries as they are stored. In a mapped space, any entry may depend on them.
        listener({ resources, touchesModel: touchesAll || contentTypes.length > 0 || mapping?.mapped() !== undefined })
      }),
    ...signing(
      embeddedMedia(service, MEDIA_PATH, () => mapping?.mapped() !== undefined),
      assetSigner(client),
    ),
    serveMedia: (request, isOffered) => service.fetch(request, { isOffered }),
  }
  const draftsClient = clientInProcess(service.adapter, space.spaceId, space.environment, preview)
  const drafts = { ...source, client: draftsClient, within: () => draftsClient, mapped: () => mapping?.mapped('preview') }
  return { ...source, drafts: () => Promise.resolve(drafts) }
}

function storedIn(service: ContentService): StoredContent {
  const [content] = service.content()
  return {
    contentTypes: content?.contentTypes.delivery.map(({ declared }) => declared) ?? [],
    locales: content?.locales.all.map(({ body }) => body) ?? [],
    resources: content?.versions.flatMap(({ delivery }) => delivery ?? []) ?? [],
  }
}

/**
 * Reads a space that is too large for a copy.
 *
 * A space with custom content types is copied all the same: the API cannot find addresses built from titles, or several types with one role.
 */
async function direct(env: Environment, space: string, createMapping: CreateMapping): Promise<ContentSource> {
  const state = serviceState()
  const { origin, ...service } = remote(env, space, state)
  if (createMapping && (await hasCustomModel(service.within))) {
    console.warn(`[content] space ${space} has custom content types, which are shown from a copy of it: CONTENT_STRATEGY=direct is ignored.`)
    return replicated(env, space, createMapping)
  }
  const file = tokenFile(join(env.CONTENT_STATE, 'followed.json'), `${env.CONTENTFUL_HOST}/${space}/${env.CONTENTFUL_ENVIRONMENT}`)
  return withDrafts(env, createMapping, { ...origin, connection: networkConnection(state), ...(await directSource(service, syncIntervalMs(env), file)) })
}

/** Reads a space from a copy that follows its changes. */
async function replicated(env: Environment, space: string, createMapping: CreateMapping): Promise<ContentSource> {
  const mapping = createMapping?.()
  const { origin, within } = remote(env, space)
  const closing = new AbortController()
  const replica = await openReplica({
    of: { host: env.CONTENTFUL_HOST, space, environment: env.CONTENTFUL_ENVIRONMENT },
    ...toFollow(env, upstream(within, closing.signal)),
    intervalMs: syncIntervalMs(env),
    projector: mapping?.projector,
    log: (message) => console.warn(`[content] ${message}`),
    closing,
  })
  return withDrafts(env, createMapping, {
    ...origin,
    ...replicaSource(replica, origin.space, mapping),
    onChange: (listener) => replica.onChange(listener),
  })
}

/**
 * Returns the space that a replica follows, and the folder of its snapshot.
 *
 * With locale-based publishing, a snapshot is valid only for the languages for which it was read.
 */
function toFollow(env: Environment, space: ReturnType<typeof upstream>) {
  if (!isPerLocale()) return { space, folder: env.CONTENT_STATE }
  const codes = siteCodes()
  return { space: perLocale(space, { codes, readsInitial: true }), folder: join(env.CONTENT_STATE, ['per-locale', ...codes].join('-')) }
}

function withDrafts(env: Environment, createMapping: CreateMapping, published: ContentSource): ContentSource {
  const followed = draftsOf(env, published.space.id, published, createMapping)
  if (!followed) return published
  const { drafts, close } = followed
  return { ...published, drafts, close: async () => void (await Promise.all([published.close?.(), close()])) }
}

/** Source of the content of a site. Opens on first use and closes once. */
export interface SiteSource {
  /**
   * Returns the source: the configured space, or else the embedded service.
   *
   * Throws a `ContentError` with the code `unavailable` if the source cannot be opened; the next request then tries again.
   */
  contentSource(): Promise<ContentSource>
  /** Ends all requests of the source, if it is open. Resolves when its state is on disk. */
  closeSource(): Promise<void>
}

/** Creates the source of a site. `createMapping` creates the mapping that shows a space with custom content types. */
export function siteSource(createMapping?: () => SpaceMapping): SiteSource {
  let source: Promise<ContentSource> | undefined
  return {
    contentSource() {
      source ??= createSource(environment(), createMapping).catch((cause: unknown) => {
        source = undefined
        throw new ContentError('unavailable', { cause })
      })
      return source
    },
    async closeSource() {
      const opened = await source?.catch(() => undefined)
      await opened?.close?.()
    },
  }
}

async function createSource(env: Environment, createMapping: CreateMapping): Promise<ContentSource> {
  const { CONTENTFUL_SPACE_ID: space, CONTENT_STRATEGY: strategy } = env
  if (!space) return recorded(await embedded(env, createMapping?.()))
  return recorded(await (strategy === 'direct' ? direct : replicated)(env, space, createMapping))
}

declare global {
  /** In development, an edit evaluates this module again in the same process. */
  var embeddedContentService: ContentService | undefined
}

/** Opens the content service in this process, and closes the service of an earlier evaluation of this module. */
async function openContentService(options: ContentServiceOptions): Promise<ContentService> {
  const service = await createContentService(options)
  await globalThis.embeddedContentService?.close()
  globalThis.embeddedContentService = service
  if (import.meta.hot) service.onChange(() => import.meta.hot?.send(CONTENT_TAKEN_OVER))
  return service
}
