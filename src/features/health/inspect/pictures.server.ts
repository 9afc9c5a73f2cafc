import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import { filesOf, type AssetFile } from '../space/picture-uses.server.ts'
import type { CheckedSpace } from '../space/checked-space.ts'

const MB = 1_000_000
/** Maximum file size of the Images API. Larger images are not shown. */
const MAX_BYTES = 20 * MB
/** Large image. The first visitor of each size waits while the file is fetched and resized. */
const MANY_BYTES = 10 * MB
/** Large number of pixels: twice those of the largest camera. Pages show 2,000 pixels per row. */
const MANY_PIXELS = 100 * MB
/** Large SVG. SVGs are sent unchanged to every visitor. */
const MANY_BYTES_OF_DRAWING = 0.25 * MB
/** Formats that the Images API reads and browsers show. */
const FORMATS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'])

/** Finds assets without a file, and images that are too large, of unknown size, or of a format that browsers do not show. */
export const inspectPictures: Inspector = async (space) => {
  const found = await mapYielding(space.assets, (asset) => {
    const files = filesOf(asset)
    const at = { id: asset.id, field: 'file' }
    if (files.length === 0)
      return [{ kind: 'file-missing' as const, ...at, locale: space.baseCode, sentence: 'The asset has no processed file, so the site leaves it out.' }]
    return files.flatMap((file) => {
      const fault = addressFault(file, space) ?? (file.contentType.startsWith('image/') ? pictureFault(file, isAsIs(file, space)) : undefined)
      return fault ? [{ ...at, locale: file.code, ...fault }] : []
    })
  })
  return found.flat()
}

type Fault = Pick<Found, 'kind' | 'severity' | 'sentence'>

function addressFault({ url }: AssetFile, { media }: CheckedSpace): Fault | undefined {
  if (media.mediaUrl(url) !== undefined) return undefined
  return { kind: 'file-missing', sentence: `The file has the address "${url.slice(0, 80)}", which does not belong to this space. The site leaves it out.` }
}

function isAsIs({ url }: AssetFile, { media }: CheckedSpace): boolean {
  const own = media.mediaUrl(url)
  return own !== undefined && media.isAsIs?.(own) === true
}

function pictureFault({ contentType, details: { size, image } }: AssetFile, isSentAsItIs: boolean): Fault | undefined {
  if (!FORMATS.has(contentType))
    return { kind: 'picture-format', sentence: `Browsers do not show pictures in the format ${contentType}. Save the picture as JPEG, PNG, WebP or AVIF.` }
  const isDrawing = contentType === 'image/svg+xml'
  const pixels = (image?.width ?? 0) * (image?.height ?? 0)
  if (pixels === 0 && isSentAsItIs)
    return { kind: 'picture-without-size', severity: 'warning', sentence: 'The picture has no width and height. The page moves when it loads.' }
  if (pixels === 0) return { kind: 'picture-without-size', sentence: 'The picture has no width and height, so the site leaves it out.' }
  const bytes = `${(size / MB).toFixed(1)} MB`
  if (isDrawing) {
    if (size <= MANY_BYTES_OF_DRAWING) return undefined
    return { kind: 'picture-oversize', sentence: `The drawing has ${bytes} and is sent to every visitor unchanged. Simplify it, or save it as PNG or WebP.` }
  }
  if (size > MAX_BYTES)
    return {
      kind: 'picture-oversize',
      severity: 'error',
      sentence: `The picture has ${bytes}. Contentful does not resize files above ${MAX_BYTES / MB} MB, so the site cannot show it.`,
    }
  if (size > MANY_BYTES) return { kind: 'picture-oversize', sentence: `The picture has ${bytes}, more than any screen needs. The first visitors wait for it.` }
  if (pixels > MANY_PIXELS)
    return {
      kind: 'picture-oversize',
      sentence: `The picture has ${image?.width} × ${image?.height} pixels, more than any screen needs. The first visitors wait for it.`,
    }
  return undefined
}
