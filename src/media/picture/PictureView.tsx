import type { Picture } from '#app/content/view/picture.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { pictureSources, type Ratio, type PictureSources } from './picture-url.ts'
import styles from './PictureView.module.css'

interface Props {
  readonly picture: Picture
  /** Displayed width, as in the `sizes` attribute. */
  readonly sizes: string
  /** Whether the picture is in the first viewport and loads eagerly. */
  readonly priority?: boolean
  readonly ratio?: Ratio
  /** Crop for portrait screens, and its displayed width there if it differs. */
  readonly uprightRatio?: Ratio
  readonly uprightSizes?: string
  /** `framed`: with a thin border. `bare`: without a border. `cover`: fills the positioned box around it. */
  readonly edge?: 'framed' | 'bare' | 'cover'
}

/** Media conditions of the upright crop. A picture that fills a viewport-high box uses it on every portrait screen, all others on phones only. */
const UPRIGHT = { box: '(orientation: portrait)', phone: '(max-width: 40rem) and (orientation: portrait)' }

/** Widths in pixels up to which a picture is small. Small pictures are not enlarged to the width of their column. */
const SMALL = [64, 160, 320, 640] as const
/** The width of a drawing is arbitrary, except that of an icon. */
const ICON = 160

/** Returns the step of a small picture. */
function smallness({ width, height, vector, asIs }: Picture): number | undefined {
  if (asIs || (vector && Math.max(width, height) > ICON)) return undefined
  return SMALL.find((most) => width <= most)
}

/** Picture in the size and format that suit the browser. It never shifts the layout. */
export function PictureView({ picture, sizes, priority = false, ratio = 'natural', uprightRatio, uprightSizes = sizes, edge = 'framed' }: Props) {
  const { alt, focalPoint, vector, isDrawing = false } = picture
  const sources = pictureSources(picture, isDrawing ? 'natural' : ratio)
  const { src, width, height } = sources
  const upright = uprightRatio && !isDrawing && pictureSources(picture, uprightRatio)
  const placeholder = isDrawing && ratio !== 'natural' ? undefined : picture.placeholder
  return (
    <span
      className={styles.frame}
      data-ratio={ratio}
      data-small={ratio === 'natural' && edge !== 'cover' ? smallness(picture) : undefined}
      data-upright={uprightRatio}
      data-edge={edge}
      data-focus={focalPoint}
      data-vector={vector || undefined}
      data-drawing={isDrawing || undefined}
    >
      <span className={styles.window}>
        {placeholder && <img className={styles.placeholder} src={placeholder} alt="" aria-hidden="true" />}
        <picture className={styles.picture}>
          {upright && <PictureFormats sources={upright} sizes={uprightSizes} media={edge === 'cover' ? UPRIGHT.box : UPRIGHT.phone} />}
          <PictureFormats sources={sources} sizes={sizes} />
          <img
            className={styles.image}
            src={src}
            width={width}
            height={height}
            alt={alt.text}
            {...(alt.text && textProps(alt))}
            {...picture.inspector}
            {...(priority ? { fetchPriority: 'high', loading: 'eager' } : { loading: 'lazy', decoding: 'async' })}
          />
        </picture>
      </span>
    </span>
  )
}

interface FormatsProps {
  readonly sources: PictureSources
  readonly sizes: string
  /** Media condition of the crop. Without one, it applies if no earlier source matches. */
  readonly media?: string
}

/** Sources of a picture in every format and width, for a `<picture>` element. Renders nothing for pictures that are served unchanged. */
export function PictureFormats({ sources, sizes, media }: FormatsProps) {
  if (!sources.srcSet) return null
  const { width, height, srcSet } = sources
  const common = { width, height, sizes, media }
  return (
    <>
      <source type="image/avif" srcSet={srcSet.avif} {...common} />
      <source type="image/webp" srcSet={srcSet.webp} {...common} />
    </>
  )
}
