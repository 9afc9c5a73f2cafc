import type { Picture } from '#app/content/view/picture.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { largePictureUrl, pictureSources, type PictureSources, type Ratio } from './picture-url.ts'
import styles from './PictureView.module.css'

interface Props {
  readonly picture: Picture
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** The first picture that is seen: loaded at once. */
  readonly priority?: boolean
  /** Set the plate's number and title below. */
  readonly caption?: boolean
  readonly ratio?: Ratio
  /** Another crop for upright screens, and how wide it is shown there, where that differs. */
  readonly uprightRatio?: Ratio
  readonly uprightSizes?: string
  /** `mat`: the hairline frame of a plate. `bare`: without it. `cover`: fills the positioned box around it. */
  readonly edge?: 'mat' | 'bare' | 'cover'
  /** Lead to the large picture; `PlateViewer` opens it over the page. */
  readonly enlarge?: boolean
}

/** A plate becomes upright on phones only; what fills a box that is as high as the window, on every upright screen. */
const UPRIGHT = { mat: '(max-width: 40rem) and (orientation: portrait)', cover: '(orientation: portrait)' }

/** Show a picture as a plate: in every size and format, never moving what is around it. */
export function PictureView({
  picture,
  sizes,
  priority = false,
  caption = false,
  ratio = 'natural',
  uprightRatio,
  uprightSizes = sizes,
  edge = 'mat',
  enlarge = false,
}: Props) {
  const sources = pictureSources(picture, ratio)
  const upright = uprightRatio && pictureSources(picture, uprightRatio)
  const frame = (
    <span className={styles.frame} data-ratio={ratio} data-upright={uprightRatio} data-edge={edge} data-focus={picture.focalPoint} data-vector={picture.vector}>
      <span className={styles.window}>
        {picture.placeholder && <img className={styles.placeholder} src={picture.placeholder} alt="" aria-hidden="true" />}
        <picture className={styles.picture}>
          {upright && <Formats sources={upright} sizes={uprightSizes} media={UPRIGHT[edge === 'cover' ? 'cover' : 'mat']} />}
          <Formats sources={sources} sizes={sizes} />
          <img
            className={styles.image}
            src={sources.src}
            {...(sources.srcSet && { srcSet: sources.srcSet.jpg, sizes })}
            width={sources.width}
            height={sources.height}
            alt={picture.alt.text}
            {...(picture.alt.text ? phraseProps(picture.alt) : {})}
            {...(priority ? { fetchPriority: 'high', loading: 'eager' } : { loading: 'lazy', decoding: 'async' })}
          />
        </picture>
      </span>
    </span>
  )
  const plate = enlarge ? (
    <a className={styles.enlarge} href={largePictureUrl(picture)} data-plate={picture.id}>
      {frame}
      <span className="visually-hidden">{m.plate_enlarge()}</span>
    </a>
  ) : (
    frame
  )
  if (!caption) return plate
  return (
    <figure className={styles.figure}>
      {plate}
      <figcaption className={styles.caption}>
        <span className={styles.number}>{m.plate_label()}</span>
        {picture.title && (
          <span data-plate-title {...phraseProps(picture.title)}>
            {picture.title.text}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function Formats({ sources, sizes, media }: { sources: PictureSources; sizes: string; media?: string }) {
  if (!sources.srcSet) return null
  const { width, height, srcSet } = sources
  const common = { width, height, sizes, ...(media && { media }) }
  return (
    <>
      <source type="image/avif" srcSet={srcSet.avif} {...common} />
      <source type="image/webp" srcSet={srcSet.webp} {...common} />
      {media && <source type="image/jpeg" srcSet={srcSet.jpg} {...common} />}
    </>
  )
}
