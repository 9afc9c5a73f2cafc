import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'
import { badRequest } from '../http/errors.ts'
import type { ImageFormat, ImageParameters } from './image-parameters.ts'

export interface Picture {
  readonly data: Uint8Array
  readonly contentType: string
}

const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

const FORMAT_OF: Readonly<Record<string, ImageFormat>> = {
  jpeg: 'jpg',
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
  svg: 'png',
  tiff: 'jpg',
}

// The process transforms one picture after another, so the cache of libvips would only use memory. More threads would not speed it up.
sharp.cache(false)
sharp.concurrency(1)

const MAX_SOURCE_BYTES = 100 * 1024 * 1024
/** Maximum pixels of an original for AVIF output. Contentful's Images API refuses larger ones. */
const MAX_AVIF_PIXELS = 9_000_000
/** Maximum pixels of an original. Decoding larger ones would take gigabytes of memory. */
const MAX_SOURCE_PIXELS = 100_000_000
/** Maximum pixels of a result. */
const MAX_PIXELS = 4000 * 4000
/** Maximum pixels of a result with a palette, which takes ten times as long. */
const MAX_PALETTE_PIXELS = 4_000_000
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Transforms a picture like Contentful's Images API. Throws for the same parameters. */
export async function transform(file: string, size: number, parameters: ImageParameters): Promise<Picture> {
  if (size > MAX_SOURCE_BYTES) throw badRequest('The image is too big to be transformed.')
  try {
    return await render(sharp(file, { limitInputPixels: MAX_SOURCE_PIXELS }).autoOrient(), parameters)
  } catch (error) {
    // Sharp throws plain errors for unreadable pictures and unknown colours.
    if (error instanceof Error && error.constructor === Error) throw badRequest('The image cannot be transformed.')
    throw error
  }
}

async function render(source: Sharp, parameters: ImageParameters): Promise<Picture> {
  const metadata = await source.metadata()
  const format = parameters.fm ?? FORMAT_OF[metadata.format ?? ''] ?? 'jpg'
  const { width, height } = metadata.autoOrient
  if (format === 'avif' && width * height > MAX_AVIF_PIXELS) throw badRequest('The image has too many pixels for the format avif.')
  const made = outputSize({ width, height }, parameters)
  const most = format === 'gif' || (format === 'png' && parameters.fl === 'png8') ? MAX_PALETTE_PIXELS : MAX_PIXELS
  if (made.width * made.height > most) throw badRequest(`The image would have more than ${most} pixels.`)
  const background = parameters.bg ?? (format === 'jpg' ? 'white' : CLEAR)
  const resized = resize(source, { width, height }, parameters, background)
  const rounded = parameters.r === undefined ? resized : await roundCorners(resized, parameters.r)
  const opaque = format === 'jpg' || (parameters.bg !== undefined && parameters.r !== undefined) ? rounded.flatten({ background }) : rounded
  return { data: await encode(opaque, format, parameters, metadata).toBuffer(), contentType: CONTENT_TYPES[format] }
}

/** Returns the maximum size of the result. */
function outputSize(source: { width: number; height: number }, { w, h, fit }: ImageParameters): { width: number; height: number } {
  if (w === undefined && h === undefined) return source
  const ratio = source.width / source.height
  const asked = { width: w ?? (h ?? 0) * ratio, height: h ?? (w ?? 0) / ratio }
  if (fit === 'scale' || fit === 'pad') return asked
  return { width: Math.min(asked.width, source.width), height: Math.min(asked.height, source.height) }
}

function resize(image: Sharp, source: { width: number; height: number }, parameters: ImageParameters, background: string | typeof CLEAR): Sharp {
  const { w, h, fit } = parameters
  if (w === undefined && h === undefined) return image
  const size: ResizeOptions = { width: w, height: h }
  if (fit === 'scale') return image.resize({ ...size, fit: 'fill' })
  if (fit === 'crop') return image.extract(cropArea(source, parameters))
  if (fit === undefined || w === undefined || h === undefined) return image.resize({ ...size, fit: 'inside', withoutEnlargement: true })
  if (fit === 'pad') return pad(image, source, { w, h }, parameters, background)
  return image.resize({ ...size, fit: 'cover', position: focus(parameters.f), withoutEnlargement: true })
}

function focus(area: ImageParameters['f']): string | number {
  return area === 'face' || area === 'faces' ? sharp.strategy.attention : area === 'center' ? 'centre' : area.split('_').toReversed().join(' ')
}

/** Returns the position of the picture in the free space: 0 is left or top, 1 is right or bottom. */
function alignment(area: ImageParameters['f']): { x: number; y: number } {
  return { x: area.includes('left') ? 0 : area.includes('right') ? 1 : 0.5, y: area.includes('top') ? 0 : area.includes('bottom') ? 1 : 0.5 }
}

function cropArea(source: { width: number; height: number }, { w, h, f }: ImageParameters) {
  const width = Math.min(w ?? source.width, source.width)
  const height = Math.min(h ?? source.height, source.height)
  const { x, y } = alignment(f)
  return { left: Math.round((source.width - width) * x), top: Math.round((source.height - height) * y), width, height }
}

function pad(
  image: Sharp,
  source: { width: number; height: number },
  { w, h }: { w: number; h: number },
  { f }: ImageParameters,
  background: string | typeof CLEAR,
): Sharp {
  const scale = Math.min(1, w / source.width, h / source.height)
  const [width, height] = [Math.max(1, Math.round(source.width * scale)), Math.max(1, Math.round(source.height * scale))]
  const { x, y } = alignment(f)
  const [left, top] = [Math.round((w - width) * x), Math.round((h - height) * y)]
  return image.resize({ width, height, fit: 'fill' }).extend({ left, top, right: w - width - left, bottom: h - height - top, background })
}

async function roundCorners(image: Sharp, r: number | 'max'): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const radius = r === 'max' ? Math.max(info.width, info.height) : r
  // A radius of at least half the side draws an ellipse, as with `border-radius`.
  const [rx, ry] = [Math.min(radius, info.width / 2), Math.min(radius, info.height / 2)]
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${rx}" ry="${ry}"/></svg>`
  const masked = await sharp(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  // A second pipeline, because one pipeline always applies the background before it composes.
  return sharp(masked)
}

function encode(image: Sharp, format: ImageFormat, { q, fl }: ImageParameters, { hasAlpha }: Metadata): Sharp {
  const quality = q === undefined ? {} : { quality: q }
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: q ?? 80, progressive: fl === 'progressive', mozjpeg: false })
    case 'png':
      return fl === 'png8' ? image.png({ palette: true, ...quality }) : image.png({ compressionLevel: 6 })
    case 'webp':
      return image.webp({ ...quality, alphaQuality: hasAlpha ? 90 : 100, effort: 3 })
    case 'gif':
      return image.gif()
    case 'avif':
      // The default effort of 4 takes several times as long and saves only a few percent.
      return image.avif({ quality: q ?? 50, effort: 2, chromaSubsampling: '4:2:0' })
  }
}
