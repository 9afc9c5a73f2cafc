import type { Feature } from '#app/server/feature.server.ts'
import { offerDrawing, offered, type Offered } from './offers.server.ts'
import { QueueFullError } from 'contentful-emulator/async/limiter.ts'
import { isUnchanged } from 'contentful-emulator/http/preconditions.ts'
import { diskPictureCache, memoryPictureCache, type PictureCache } from 'contentful-emulator/media/picture-cache.ts'
import type { Endpoint, CallFunction } from '#app/server/endpoint.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { isSearchPath, isPagePath } from '#app/i18n/addresses/urls.ts'
import { draw } from './draw.server.ts'
import { isSharePath, readShareAddress, type ShareAddress } from './share-address.ts'
import { SharePictures } from './share-pictures.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { PICTURE } from './layout.server.ts'

const FOLDER = '.cache/share-pictures'
const BYTES_ON_DISK = 128 * 1024 * 1024
const BYTES_IN_MEMORY = 16 * 1024 * 1024

let opened: Promise<SharePictures> | undefined

/**
 * Draws share images, but only those that pages of the site refer to.
 * An image shows the current content of its page. If the page was not rendered since the content changed, it is rendered first. An outdated
 * URL redirects to the current one.
 */
const pictures: Endpoint = {
  isAt: isSharePath,
  methods: ['GET', 'HEAD'],
  policy: 'asset',
  async answer(request, call, url) {
    const asked = readShareAddress(url)
    if (!asked) return missing()
    const current = offered(asked.locale, asked.page) ?? (await offeredAnew(request, asked, call))
    if (current instanceof Response) return current
    if (current.key !== asked.key) return new Response(null, { status: 302, headers: { Location: current.address } })
    const etag = `"${current.key}"`
    if (isUnchanged(request.headers.get('If-None-Match'), null, { etag })) return new Response(null, { status: 304, headers: { ETag: etag } })
    return drawn(current, etag)
  },
}

/** Renders the page, which offers its image. Returns an error response if the page offers none. */
async function offeredAnew({ url }: Request, { locale, page }: ShareAddress, ask: CallFunction): Promise<Offered | Response> {
  const address = new URL(url)
  const [pathname = '', search = ''] = page.split('?')
  // Search pages share the image of the site, so that no input of visitors is drawn.
  if (!isPagePath(pathname) || (isSearchPath(pathname) && search !== '')) return missing()
  address.pathname = pathname
  address.search = search
  const { status } = await ask(new Request(address, { headers: { 'Accept-Language': locale } }))
  return offered(locale, page) ?? (status >= 500 ? unavailable() : missing())
}

async function drawn(current: Offered, etag: string): Promise<Response> {
  try {
    // It cannot fail: without its folder, the cache is in memory.
    opened ??= open()
    const jpeg = await (await opened).get(current)
    return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg', ETag: etag } })
  } catch (error) {
    if (error instanceof PictureUnavailable || error instanceof QueueFullError) return unavailable()
    throw error
  }
}

async function open(): Promise<SharePictures> {
  return new SharePictures(await cache(), async (drawing) => draw(drawing, await pagePicture(drawing)))
}

async function cache(): Promise<PictureCache> {
  return diskPictureCache(FOLDER, BYTES_ON_DISK).catch((error: unknown) => {
    console.warn(`[share pictures] they are cached in memory, because ${FOLDER} cannot be written (${error instanceof Error ? error.message : String(error)})`)
    return memoryPictureCache(BYTES_IN_MEMORY)
  })
}

function missing(): Response {
  return plainText(404, 'There is no such picture.')
}

function unavailable(): Response {
  return plainText(503, 'The picture cannot be drawn at the moment.', { 'Retry-After': '5' })
}

/** Maximum time to wait for the image of a page, and its maximum size in bytes. */
const PATIENCE_MS = 8_000
const MAX_BYTES = 4 * 1024 * 1024

/** Thrown if the image of a page cannot be fetched at the moment. */
class PictureUnavailable extends Error {}

/**
 * Fetches the image of a page in the size of the drawing. Returns `undefined` if the page has no usable image. Throws `PictureUnavailable` if
 * the host does not respond, because the drawing is cached permanently and must not lack its image.
 */
export async function pagePicture({ picture }: ShareDrawing): Promise<Uint8Array | undefined> {
  if (!picture) return undefined
  const { fetchMedia } = await contentSource()
  const crop = picture.isDrawing ? '' : `&fit=fill&f=${picture.focalPoint}`
  const query = `w=${PICTURE.width}&h=${PICTURE.height}${crop}&fm=jpg&q=88`
  const response = await fetchMedia(`${picture.url}?${query}`, AbortSignal.timeout(PATIENCE_MS)).catch((cause: unknown) => {
    throw new PictureUnavailable(picture.url, { cause })
  })
  if (response.status >= 500 || response.status === 429) throw new PictureUnavailable(`${picture.url}: ${response.status}`)
  const isUsable = response.ok && response.headers.get('content-type') === 'image/jpeg' && !(Number(response.headers.get('content-length')) > MAX_BYTES)
  return isUsable ? response.bytes() : undefined
}

/** Drawn pictures for shared links to pages that have no picture. */
export const sharePictures: Feature = { endpoints: [pictures], services: { offerDrawing } }
