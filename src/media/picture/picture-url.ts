import type { Picture } from '#app/content/view/picture.ts'

/** Crops of a picture; `natural` is uncropped. */
export const EVERY_RATIO = ['landscape', 'wide', 'square', 'portrait', 'natural'] as const
export type Ratio = (typeof EVERY_RATIO)[number]

/** Width divided by height. `PictureView.module.css` contains the same numbers. */
const RATIOS = { landscape: 3 / 2, wide: 2, square: 1, portrait: 4 / 5 } as const

const WIDTHS = [320, 480, 640, 960, 1280, 1600, 2000] as const

/** Encoder quality by format. Below these values, dark gradients show banding. */
const QUALITY = { avif: 58, webp: 76, jpg: 80 } as const
export type Format = keyof typeof QUALITY

/** Formats that are offered in every width. */
type Offered = Exclude<Format, 'jpg'>

/** Width of the JPEG for browsers without AVIF and WebP. No such browser has been released since 2020. */
const FALLBACK_WIDTH = 960

export interface PictureSources {
  /** Pixels of the largest crop, which define the aspect ratio. */
  readonly width: number
  readonly height: number
  readonly src: string
  /** Absent if the picture is served unchanged. */
  readonly srcSet?: { readonly [F in Offered]: string }
}

/** Returns all addresses of a picture in a crop, with the size of the largest. */
export function pictureSources(picture: Picture, ratio: Ratio): PictureSources {
  if (isServedAsIs(picture)) return { width: picture.width, height: picture.height, src: picture.url }
  const largest = largestCrop(picture, ratio)
  const widths = widthsUpTo(largest.width)
  const set = (format: Offered) => widths.map((width) => `${pictureUrl(picture, { width, ratio, format })} ${width}w`).join(', ')
  return {
    ...largest,
    src: pictureUrl(picture, { width: Math.min(FALLBACK_WIDTH, largest.width), ratio, format: 'jpg' }),
    srcSet: { avif: set('avif'), webp: set('webp') },
  }
}

function isServedAsIs({ vector, asIs = false }: Picture): boolean {
  return vector || asIs
}

/** Returns an address with parameters of the Images API. */
export function pictureUrl(picture: Picture, { width, ratio, format }: { width: number; ratio: Ratio; format: Format }): string {
  const crop = ratio === 'natural' ? '' : `&h=${Math.round(width / RATIOS[ratio])}&fit=fill&f=${picture.focalPoint ?? 'center'}`
  return `${picture.url}${picture.url.includes('?') ? '&' : '?'}w=${width}${crop}&fm=${format}&q=${QUALITY[format]}`
}

/** Returns the address of the uncropped picture in the largest offered size, in a format for every browser. */
export function largePictureUrl(picture: Picture): string {
  if (isServedAsIs(picture)) return picture.url
  return pictureUrl(picture, { width: widthsUpTo(picture.width).at(-1) ?? picture.width, ratio: 'natural', format: 'jpg' })
}

/** Returns the size of the largest crop that fits into the original, in whole pixels. */
function largestCrop({ width, height }: Picture, ratio: Ratio): { width: number; height: number } {
  if (ratio === 'natural') return { width, height }
  const cropWidth = Math.min(width, Math.floor(height * RATIOS[ratio]))
  return { width: cropWidth, height: Math.round(cropWidth / RATIOS[ratio]) }
}

function widthsUpTo(largest: number): readonly number[] {
  const top = WIDTHS[WIDTHS.length - 1] ?? largest
  const below = WIDTHS.filter((width) => width < Math.min(largest, top))
  return [...below, Math.min(largest, top)]
}
