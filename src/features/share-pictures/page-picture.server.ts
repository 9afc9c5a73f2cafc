import { contentSource } from '#app/site-content/site-source.server.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { PICTURE } from './layout.server.ts'

const PATIENCE_MS = 8_000
const MOST_BYTES = 4 * 1024 * 1024

/** What the picture of a page could not be fetched for; it may be there in a moment. */
export class PictureUnavailable extends Error {}

/**
 * Fetch the picture of a page in the size in which it is drawn; `undefined` where it has none that the site may fetch.
 *
 * Throws `PictureUnavailable` where its host does not answer, or not now: what is kept for good should have its picture.
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
  const isUsable = response.ok && response.headers.get('content-type') === 'image/jpeg' && !(Number(response.headers.get('content-length')) > MOST_BYTES)
  return isUsable ? response.bytes() : undefined
}
