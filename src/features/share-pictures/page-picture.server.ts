import { contentSource } from '#app/site-content/site-source.server.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { PICTURE } from './layout.server.ts'

const PATIENCE_MS = 8_000
const MAX_BYTES = 4 * 1024 * 1024

/** Thrown if the image of a page cannot be fetched at the moment. */
export class PictureUnavailable extends Error {}

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
