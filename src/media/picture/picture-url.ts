import type { Picture } from '#app/content/view/picture.ts'

/** How a picture is cropped; `natural` is not cropped at all. */
export const EVERY_RATIO = ['landscape', 'wide', 'square', 'portrait', 'natural'] as const
export type Ratio = (typeof EVERY_RATIO)[number]

/** Width by height; the same numbers stand in `PictureView.module.css`. */
const RATIOS = { landscape: 3 / 2, wide: 2, square: 1, portrait: 4 / 5 } as const

const WIDTHS = [320, 480, 640, 960, 1280, 1600, 2000] as const

/** Encoder quality by format: dark gradients band and smear below these. */
const QUALITY = { avif: 58, webp: 76, jpg: 80 } as const
export type Format = keyof typeof QUALITY

/** What pictures are offered in, in every width. */
type Offered = Exclude<Format, 'jpg'>

/** The width of the one JPEG for browsers that know neither format: none has come out since 2020. */
const FALLBACK_WIDTH = 960

export interface PictureSources {
  /** Pixels of the largest crop: its proportion is the picture's. */
  readonly width: number
  readonly height: number
  readonly src: string
  /** Absent where the picture is served as it is. */
  readonly srcSet?: { readonly [F in Offered]: string }
}

/** Give every address a picture is offered under, with the size it takes. */
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

/** Write one address with Images API parameters. */
export function pictureUrl(picture: Picture, { width, ratio, format }: { width: number; ratio: Ratio; format: Format }): string {
  const crop = ratio === 'natural' ? '' : `&h=${Math.round(width / RATIOS[ratio])}&fit=fill&f=${picture.focalPoint ?? 'center'}`
  return `${picture.url}${picture.url.includes('?') ? '&' : '?'}w=${width}${crop}&fm=${format}&q=${QUALITY[format]}`
}

/** The address of the whole picture as large as it is offered, for any browser. */
export function largePictureUrl(picture: Picture): string {
  if (isServedAsIs(picture)) return picture.url
  return pictureUrl(picture, { width: widthsUpTo(picture.width).at(-1) ?? picture.width, ratio: 'natural', format: 'jpg' })
}

/** The largest crop of that ratio that fits into the original, in whole pixels. */
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
