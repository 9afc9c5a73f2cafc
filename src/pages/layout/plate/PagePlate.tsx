import type { Picture } from '#app/content/view/picture.ts'
import { Figure } from '#app/media/picture/Figure.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { shapeOf } from '#app/media/picture/shape.ts'
import styles from './PagePlate.module.css'

interface Props {
  readonly picture: Picture
  /** Class of a photograph. */
  readonly className: string | undefined
  /** Crop of a photograph on phones. */
  readonly uprightRatio: 'square' | 'portrait'
}

/** Renders the picture below the head of a page: a photograph cropped and wide, a drawing complete in the text column. */
export function PagePlate({ picture, className, uprightRatio }: Props) {
  if (!picture.isDrawing)
    return (
      <div className={className}>
        <Figure title={picture.title}>
          <PictureView picture={picture} sizes="88vw" ratio="wide" uprightRatio={uprightRatio} priority />
        </Figure>
      </div>
    )
  return (
    <div className="page columns">
      <div className={styles.drawing} data-shape={shapeOf(picture)}>
        <Figure title={picture.title}>
          <PictureView picture={picture} sizes="(min-width: 64rem) 64vw, 88vw" priority />
        </Figure>
      </div>
    </div>
  )
}
