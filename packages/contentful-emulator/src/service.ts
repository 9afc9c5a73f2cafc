import { randomUUID } from 'node:crypto'
import { createAdapter, type Adapter } from './adapter.ts'
import { answering, failure } from './http/answering.ts'
import type { ApiRequest } from './http/api-request.ts'
import { localPath, parseAssetAddress, parseLocalPath } from './answer/asset-address.ts'
import type { Change } from './library/change.ts'
import { jsonResponse, preflight } from './http/json-response.ts'
import { hostsElsewhere, type HostElsewhere } from './media/files-elsewhere.ts'
import { serveMedia, type Offer } from './media/serve-media.ts'
import { diskPictureCache, memoryPictureCache, type PictureCache } from './media/picture-cache.ts'
import { Pictures } from './media/pictures.ts'
import { readBody } from './http/request-body.ts'
import type { Space } from './space/space.ts'
import { SpaceLibrary, type LibraryOptions } from './library/space-library.ts'
import { Tokens } from './http/tokens.ts'

export type { Change } from './library/change.ts'
export type { Offer } from './media/serve-media.ts'
export type { SpaceSource } from './library/space-library.ts'

export interface ContentServiceOptions extends Omit<LibraryOptions, 'report'> {
  /** The only token that reads the Delivery API; without it any does. */
  readonly deliveryToken?: string | undefined
  /** Selects the Preview API, whatever the host name is. */
  readonly previewToken?: string | undefined
  /** Folder for transformed pictures; without it they are kept in memory. */
  readonly imageCache?: string | undefined
  readonly imageCacheBytes?: number | undefined
  /** Where `fetch` is mounted for asset files, such as `/media`; their addresses in answers then begin so. */
  readonly assetBase?: string | undefined
  /** Tells whether files that do not lie beside the export keep their original address, also where `assetBase` is given. */
  readonly keepsElsewhere?: (() => boolean) | undefined
  /** The adapter's answers share their parts with the index instead of copying them: for a caller who never changes what it gets. */
  readonly isShared?: boolean | undefined
  readonly report?: ((message: string) => void) | undefined
}

export interface ContentService {
  /** Answer a request to the API or for an asset file. With `isOffered` other transformations of pictures are 404. */
  readonly fetch: (request: Request, options?: { readonly assetBase?: string | undefined; readonly isOffered?: Offer | undefined }) => Promise<Response>
  /** For `createClient({ adapter })`: answers in process. */
  readonly adapter: Adapter
  readonly spaces: readonly { readonly spaceId: string; readonly environment: string; readonly defaultLocale: string }[]
  /** Hear of reloads that changed something. Gives the function that ends it. */
  readonly onChange: (listener: (change: Change) => void) => () => void
  /** The hosts that have files which do not lie beside the exports. */
  readonly hostsElsewhere: () => readonly HostElsewhere[]
  readonly close: () => Promise<void>
}

const IMAGE_CACHE_BYTES = 512 * 1024 * 1024
const MEMORY_CACHE_BYTES = 64 * 1024 * 1024

/** Start a content service on export files. Throws an `ExportFileError` when one of them is broken. */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { report = () => undefined } = options
  const library = await SpaceLibrary.open({ ...options, report })
  // Whose space it is shows once it was looked at.
  if (options.keepsElsewhere) for (const space of library.spaces) space.view('delivery')
  const fate = options.assetBase === undefined || options.keepsElsewhere?.() ? 'keep their original address' : 'are missing'
  for (const space of library.spaces) reportMissingFiles(space, fate, report)
  const tokens = new Tokens(options.deliveryToken, options.previewToken)
  const pictures = new Pictures(await pictureCache(options, report))

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

/** What servers write into their logs where nobody is left to be answered. */
const CLIENT_LEFT = 499

/** Say once, at the start, that files of assets are not there. */
function reportMissingFiles({ spaceId, files }: Space, fate: string, report: (message: string) => void): void {
  const missing = [...files.values()].filter((file) => !file.isAtHand)
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
  return (url, isAtHand) => (isAtHand || !keepsElsewhere() ? local(url) : url)
}

/** Give the addresses of the files that are at hand, and leave the others where they are. */
function ownAssetUrl(origin: string): ApiRequest['assetUrl'] {
  const local = localAssetUrl(origin)
  return (url, isAtHand) => (isAtHand ? local(url) : url)
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
