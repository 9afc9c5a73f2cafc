import { createElement } from 'react'
import type { Picture } from '#app/content/view/picture.ts'
import { m } from '#messages'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { SectionProps } from '../section-props.ts'
import styles from './GallerySection.module.css'

const SIZES = {
  strip: '(min-width: 64rem) 92vw, 100vw',
  landscape: '(min-width: 40rem) 55vw, 100vw',
  square: '(min-width: 40rem) 38vw, 100vw',
  portrait: '(min-width: 40rem) 30vw, 100vw',
}

/** Hang plates of every shape in rows of one height, numbered and captioned, none of them cropped. */
export function GallerySection({ section }: SectionProps<'gallery'>) {
  const { title, pictures } = section
  return (
    <section className={layout.section}>
      {title && (
        <header className={styles.head}>
          <SectionTitle title={title} />
          <p className={layout.note}>{m.plate_count({ count: pictures.length })}</p>
        </header>
      )}
      {createElement('ul', { className: styles.wall }, ...pictures.map(plate))}
    </section>
  )
}

/** Without a key: an editor may hang a picture twice. */
function plate(picture: Picture) {
  const shape = shapeOf(picture)
  return (
    <li className={styles.plate} data-shape={shape}>
      <PictureView picture={picture} sizes={SIZES[shape]} caption enlarge />
    </li>
  )
}

function shapeOf({ width, height }: Picture): keyof typeof SIZES {
  const ratio = width / height
  if (ratio > 1.9) return 'strip'
  if (ratio > 1.15) return 'landscape'
  return ratio > 0.9 ? 'square' : 'portrait'
}
