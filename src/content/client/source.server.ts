import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { environment, syncIntervalMs, type Environment } from '#app/config/env.server.ts'
import { embeddedMedia } from './embedded/media.server.ts'
import { openContentService } from './embedded/service.server.ts'
import type { SpaceMapping } from 'content-mapping/space-mapping.ts'
import { assetSigner, signing } from './protection/asset-signer.server.ts'
import { directSource } from './direct/direct-source.server.ts'
import { isStrange } from './describe-space.server.ts'
import { tokenFile } from './direct/token-file.server.ts'
import { ContentError } from '../error.ts'
import type { ContentSource } from './content-source.ts'
import { clientInProcess } from './embedded/client-in-process.server.ts'
import { draftsOf } from '../preview/drafts.server.ts'
import { embeddedLine, networkLine } from './line.server.ts'
import { remote } from './remote/remote.server.ts'
import { serviceState } from './service-state.server.ts'
import { upstream } from '../following/upstream.server.ts'
import { recorded } from '../publishing/last-changes.server.ts'
import { openReplica } from '../replica/running-replica.server.ts'
import { replicaSource } from '../replica/replica-source.server.ts'

/** Where the embedded service's pictures and files are mounted. */
export const MEDIA_PATH = '/media'

async function embedded(env: Environment, mapping: SpaceMapping | undefined): Promise<ContentSource> {
  const preview = { token: randomUUID() }
  const service = await openContentService({
    spaces: [{ file: env.CONTENT_SPACE }],
    assetBase: MEDIA_PATH,
    keepsElsewhere: () => mapping?.mapped() !== undefined,
    // What is read here becomes view models; nothing writes into it.
    isShared: true,
    imageCache: '.cache/images',
    watch: true,
    projector: mapping?.projector,
    previewToken: preview.token,
    report: (message) => console.warn(`[content-service] ${message}`),
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
  const draftsClient = clientInProcess(service.adapter, space.spaceId, space.environment, preview)
  const drafts = { ...source, client: draftsClient, within: () => draftsClient, mapped: () => mapping?.mapped('preview') }
  return { ...source, drafts: () => Promise.resolve(drafts) }
}

/**
 * Read a space that is too large for a copy.
 *
 * One with content types of its own is copied all the same: for addresses made of titles, and for several types that play
 * one role, the API cannot be asked.
 */
async function direct(env: Environment, space: string): Promise<ContentSource> {
  const state = serviceState()
  const { origin, ...service } = remote(env, space, state)
  if (makeMapping && (await isStrange(service.within))) {
    console.warn(`[content] space ${space} has content types of its own, which are shown from a copy of it: CONTENT_STRATEGY=direct is left aside.`)
    return replicated(env, space)
  }
  const file = tokenFile(join(env.CONTENT_STATE, 'followed.json'), `${env.CONTENTFUL_HOST}/${space}/${env.CONTENTFUL_ENVIRONMENT}`)
  return withDrafts(env, { ...origin, line: networkLine(state), ...(await directSource(service, syncIntervalMs(env), file)) })
}

/** Read a space from a copy that follows it. */
async function replicated(env: Environment, space: string): Promise<ContentSource> {
  const mapping = makeMapping?.()
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
  return withDrafts(env, {
    ...origin,
    ...replicaSource(replica, origin.space, mapping),
    onChange: (listener) => replica.onChange(listener),
  })
}

function withDrafts(env: Environment, published: ContentSource): ContentSource {
  const followed = draftsOf(env, published.space.id, published, makeMapping)
  if (!followed) return published
  const { drafts, close } = followed
  return { ...published, drafts, close: async () => void (await Promise.all([published.close?.(), close()])) }
}

let source: Promise<ContentSource> | undefined
let makeMapping: (() => SpaceMapping) | undefined

/** Let spaces with content types of their own be shown as the site's. To be said before the source is first asked for. */
export function mapSpaces(by: () => SpaceMapping): void {
  makeMapping = by
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

/** Ask nothing more of the source, if there is one; settles when what it keeps is on disk. */
export async function closeSource(): Promise<void> {
  const opened = await source?.catch(() => undefined)
  await opened?.close?.()
}

async function makeSource(env: Environment): Promise<ContentSource> {
  const { CONTENTFUL_SPACE_ID: space, CONTENT_STRATEGY: strategy } = env
  return recorded(await (space ? (strategy === 'direct' ? direct : replicated)(env, space) : embedded(env, makeMapping?.())))
}
