import { createElement } from 'react'
import type { FileLink, Picture } from '#app/content/view/picture.ts'
import { m } from '#messages'
import { FileRow } from '#app/media/file/FileRow.tsx'
import { EnlargeableFigure } from '#app/media/lightbox/EnlargeableFigure.tsx'
import { shapeOf } from '#app/media/picture/shape.ts'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import type { GalleryContent } from './gallery.ts'
import type { SectionProps } from '../section-props.ts'
import styles from './GallerySection.module.css'

const SIZES = {
  panorama: '(min-width: 64rem) 92vw, 88vw',
  landscape: '(min-width: 64rem) 55vw, 88vw',
  square: '(min-width: 40rem) 38vw, 88vw',
  portrait: '(min-width: 40rem) 30vw, 88vw',
}

/** Hang pictures of every shape in rows of one height, numbered and captioned, none of them cropped. */
export function GallerySection({ section }: SectionProps<GalleryContent>) {
  const { title, pictures } = section
  return (
    <section className={layout.section}>
      {title && (
        <header className={styles.head}>
          <SectionTitle title={title} />
          <p className={layout.note}>{m.figure_count({ count: pictures.length })}</p>
        </header>
      )}
      {createElement('ul', { className: styles.wall }, ...pictures.map(item))}
    </section>
  )
}

/** Without a key: an editor may hang a picture twice. */
function item(picture: Picture | FileLink) {
  if ('size' in picture)
    return (
      <li className={styles.item} data-shape="row">
        <FileRow file={picture} />
      </li>
    )
  const shape = shapeOf(picture)
  return (
    <li className={styles.item} data-shape={shape}>
      <EnlargeableFigure picture={picture} sizes={SIZES[shape]} />
    </li>
  )
}
