import type { Picture } from '#app/content/view/picture.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { pictureSources, type Ratio } from './picture-url.ts'
import { PictureFormats } from './PictureFormats.tsx'
import styles from './PictureView.module.css'

interface Props {
  readonly picture: Picture
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** The first picture that is seen: loaded at once. */
  readonly priority?: boolean
  readonly ratio?: Ratio
  /** Another crop for upright screens, and how wide it is shown there, where that differs. */
  readonly uprightRatio?: Ratio
  readonly uprightSizes?: string
  /** `framed`: within a hairline frame. `bare`: without it. `cover`: fills the positioned box around it. */
  readonly edge?: 'framed' | 'bare' | 'cover'
}

/** What fills a box as high as the window takes the upright crop on every upright screen; everything else, on phones only. */
const UPRIGHT = { box: '(orientation: portrait)', phone: '(max-width: 40rem) and (orientation: portrait)' }

/** Show a picture in the size and format that suit the browser, never moving what is around it. */
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
            {...(alt.text && phraseProps(alt))}
            {...picture.inspector}
            {...(priority ? { fetchPriority: 'high', loading: 'eager' } : { loading: 'lazy', decoding: 'async' })}
          />
        </picture>
      </span>
    </span>
  )
}
