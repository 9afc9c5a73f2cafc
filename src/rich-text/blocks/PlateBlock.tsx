import type { Picture } from '#app/content/view/picture.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import styles from './PlateBlock.module.css'

/** Set a picture into a text: wide ones leave the measure, upright ones stay within. */
export function PlateBlock({ picture }: { picture: Picture }) {
  const shape = shapeOf(picture)
  return (
    <div className={styles.plate} data-shape={shape} {...phraseProps({})}>
      <TextLanguage of={{}}>
        <PictureView picture={picture} caption enlarge sizes={shape === 'wide' ? '(min-width: 64rem) 70vw, 100vw' : '(min-width: 64rem) 36rem, 100vw'} />
      </TextLanguage>
    </div>
  )
}

function shapeOf({ width, height }: Picture): 'wide' | 'even' | 'tall' {
  const ratio = width / height
  if (ratio > 1.2) return 'wide'
  return ratio < 0.95 ? 'tall' : 'even'
}
