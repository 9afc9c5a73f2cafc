import { randomUUID } from 'node:crypto'
import { createAdapter, type Adapter } from './adapter.ts'
import { answering, failure } from './http/router.ts'
import type { ApiRequest } from './http/api-request.ts'
import { localPath, parseAssetAddress, parseLocalPath } from './answer/asset-address.ts'
import type { Change } from './library/change.ts'
import { jsonResponse, preflight } from './http/json-response.ts'
import { hostsElsewhere, type HostElsewhere } from './media/files-elsewhere.ts'
import { serveMedia, type Offer } from './media/serve-media.ts'
import { diskPictureCache, memoryPictureCache, type PictureCache } from './media/picture-cache.ts'
import { Pictures, type OnPictureWork } from './media/pictures.ts'
import type { Space } from './space/space.ts'
import type { SpaceContent } from './space/space-content.ts'
import { SpaceLibrary, type LibraryOptions } from './library/space-library.ts'
import { Tokens } from './http/tokens.ts'
import { bodyTooBig } from './http/errors.ts'

export type { Adapter } from './adapter.ts'
export type { Change } from './library/change.ts'
export { ExportFileError } from './library/export-file.ts'
export type { Offer } from './media/serve-media.ts'
export type { SpaceSource } from './library/space-library.ts'

export interface ContentServiceOptions extends Omit<LibraryOptions, 'report'> {
  /** The only accepted token of the Delivery API. Default: any token. */
  readonly deliveryToken?: string | undefined
  /** Selects the Preview API for any host name. */
  readonly previewToken?: string | undefined
  /** Folder for transformed pictures. Default: they are cached in memory. */
  readonly imageCache?: string | undefined
  readonly imageCacheBytes?: number | undefined
  /** Path at which `fetch` is mounted for asset files, such as `/media`. Addresses of files in responses start with it. */
  readonly assetBase?: string | undefined
  /** Returns whether files that do not lie beside the export keep their original address even if `assetBase` is set. */
  readonly keepsElsewhere?: (() => boolean) | undefined
  /** The adapter's responses share data with the index instead of copying it. Callers must not change them. */
  readonly isShared?: boolean | undefined
  readonly report?: ((message: string) => void) | undefined
  /** Called after each transformation of a picture. */
  readonly onPictureWork?: OnPictureWork | undefined
}

export interface ContentService {
  /** Answers a request to the API or for an asset file. With `isOffered`, other transformations of pictures are answered with 404. */
  readonly fetch: (request: Request, options?: { readonly assetBase?: string | undefined; readonly isOffered?: Offer | undefined }) => Promise<Response>
  /** For `createClient({ adapter })`: answers in the same process. */
  readonly adapter: Adapter
  readonly spaces: readonly { readonly spaceId: string; readonly environment: string; readonly defaultLocale: string }[]
  /** Returns the content of each space as its file stores it. */
  readonly content: () => readonly SpaceContent[]
  /** Subscribes to reloads that changed the content. Returns the function that unsubscribes. */
  readonly onChange: (listener: (change: Change) => void) => () => void
  /** Returns the hosts of files that do not lie beside the exports. */
  readonly hostsElsewhere: () => readonly HostElsewhere[]
  readonly close: () => Promise<void>
}

const IMAGE_CACHE_BYTES = 512 * 1024 * 1024
const MEMORY_CACHE_BYTES = 64 * 1024 * 1024

/** Starts a content service on export files. Throws an `ExportFileError` if one of them is invalid. */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { report = () => undefined } = options
  const library = await SpaceLibrary.open({ ...options, report })
  // Creating the view runs the projector, on which the result of `keepsElsewhere` depends.
  if (options.keepsElsewhere) for (const space of library.spaces) space.view('delivery')
  const fate = options.assetBase === undefined || options.keepsElsewhere?.() ? 'keep their original address' : 'are missing'
  for (const space of library.spaces) reportMissingFiles(space, fate, report)
  const tokens = new Tokens(options.deliveryToken, options.previewToken)
  const pictures = new Pictures(await pictureCache(options, report), options.onPictureWork)

  const answerTo = answering(library.spaces, tokens, report)

  const fetch: ContentService['fetch'] = async (request, { assetBase = options.assetBase, isOffered } = {}) => {
    const requestId = randomUUID()
    try {
      const url = new URL(request.url)
      if (request.method === 'OPTIONS') return preflight(url.pathname.endsWith('/asset_keys') ? 'POST,OPTIONS' : 'GET,HEAD,OPTIONS')
      const assetPath = stripBase(url.pathname, assetBase)
      if (assetPath !== undefined && parseLocalPath(assetPath)) {
        return await serveMedia(request, assetPath, { spaces: library.spaces, pictures, isOffered })
      }
      const assetUrl = assetBase === undefined ? ownAssetUrl(url.origin) : localAssetUrl(assetBase)
      return await jsonResponse(request, await answerTo(await apiRequest(request, url, assetUrl), requestId), requestId)
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT })
      return jsonResponse(request, failure(error, requestId, report), requestId)
    }
  }

  return {
    fetch,
    adapter: createAdapter(answerTo, adapterAssetUrl(options), { isShared: options.isShared }),
    spaces: library.spaces.map(({ spaceId, environment, content }) => ({ spaceId, environment, defaultLocale: content.locales.defaultCode })),
    content: () => library.spaces.map(({ content }) => content),
    onChange: (listener) => library.onChange(listener),
    hostsElsewhere: () => library.spaces.flatMap((space) => hostsElsewhere(space)),
    close: async () => {
      pictures.close()
      await library.close()
    },
  }
}

async function pictureCache(
  { imageCache, imageCacheBytes = IMAGE_CACHE_BYTES }: ContentServiceOptions,
  report: (message: string) => void,
): Promise<PictureCache> {
  if (imageCache === undefined) return memoryPictureCache(MEMORY_CACHE_BYTES)
  try {
    return await diskPictureCache(imageCache, imageCacheBytes)
  } catch (error) {
    report(`pictures are cached in memory, because ${imageCache} cannot be written (${error instanceof Error ? error.message : String(error)})`)
    return memoryPictureCache(MEMORY_CACHE_BYTES)
  }
}

/** Status that servers log when the client has closed the connection. */
const CLIENT_LEFT = 499

/** Reports missing asset files once at the start. */
function reportMissingFiles({ spaceId, files }: Space, fate: string, report: (message: string) => void): void {
  const missing = [...files.values()].filter((file) => !file.isStored)
  if (missing.length === 0) return
  report(
    `space ${spaceId}: ${missing.length} of ${files.size} asset files do not lie beside the export and ${fate} (contentful-export --download-assets puts them there)`,
  )
}

function stripBase(pathname: string, base: string | undefined): string | undefined {
  if (base === undefined || base === '') return pathname
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

function localAssetUrl(base: string): (url: string) => string {
  return (url) => {
    const address = parseAssetAddress(url)
    return address ? `${base}${localPath(address)}` : url
  }
}

function adapterAssetUrl({ assetBase, keepsElsewhere = () => false }: ContentServiceOptions): ApiRequest['assetUrl'] {
  if (assetBase === undefined) return (url) => url
  const local = localAssetUrl(assetBase)
  return (url, isStored) => (isStored || !keepsElsewhere() ? local(url) : url)
}

/** Returns local addresses for files that exist. Other files keep their address. */
function ownAssetUrl(origin: string): ApiRequest['assetUrl'] {
  const local = localAssetUrl(origin)
  return (url, isStored) => (isStored ? local(url) : url)
}

async function apiRequest(request: Request, url: URL, assetUrl: ApiRequest['assetUrl']): Promise<ApiRequest> {
  return {
    method: request.method,
    path: url.pathname,
    uriLength: url.pathname.length + url.search.length,
    parameters: [...url.searchParams],
    host: url.hostname,
    origin: url.origin,
    header: (name) => request.headers.get(name) ?? undefined,
    body: request.method === 'POST' ? await readBody(request) : undefined,
    assetUrl,
  }
}

/** Maximum size of a request body. The API accepts only short bodies, for asset keys. */
const MAX_BODY_BYTES = 64 * 1024

/** Reads the body of a request. Throws if the body is too long, without reading all of it. */
async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > MAX_BODY_BYTES) throw bodyTooBig()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
