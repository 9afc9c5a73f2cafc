import { createElement } from 'react'
import type { FileLink, Picture } from '#app/content/view/picture.ts'
import { m } from '#messages'
import { FileRow } from '#app/media/file/FileRow.tsx'
import { EnlargeableFigure } from '#app/media/lightbox/EnlargeableFigure.tsx'
import { shapeOf } from '#app/media/picture/shape.ts'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import styles from './GallerySection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface GalleryContent extends SectionContent<'gallery'> {
  readonly title?: LocalizedText
  /** Pictures under embargo are files. */
  readonly pictures: readonly (Picture | FileLink)[]
}

const SIZES = {
  panorama: '(min-width: 64rem) 92vw, 88vw',
  landscape: '(min-width: 64rem) 55vw, 88vw',
  square: '(min-width: 40rem) 38vw, 88vw',
  portrait: '(min-width: 40rem) 30vw, 88vw',
}

/** Uncropped pictures of all shapes in rows of equal height, with numbers and captions. */
export function GallerySection({ section }: SectionProps<GalleryContent>) {
  const { title, pictures } = section
  const files = pictures.flatMap((each) => ('size' in each ? [each] : []))
  const shown = pictures.flatMap((each) => ('size' in each ? [] : [each]))
  return (
    <section className={layout.section}>
      {title && (
        <header className={styles.head}>
          <SectionTitle title={title} />
          <p className={layout.note}>{m.figure_count({ count: pictures.length })}</p>
        </header>
      )}
      {shown.length > 0 &&
        createElement('ul', { className: styles.wall, 'data-beside': (shown.length === 1 && files.length > 0) || undefined }, ...shown.map(item))}
      {files.length > 0 && createElement('ul', { className: styles.files }, ...files.map(row))}
    </section>
  )
}

/** Row of a file, such as a picture under embargo. It has no key, because an editor may add a picture twice. */
function row(file: FileLink) {
  return (
    <li>
      <FileRow file={file} />
    </li>
  )
}

function item(picture: Picture) {
  const shape = shapeOf(picture)
  return (
    <li className={styles.item} data-shape={shape}>
      <EnlargeableFigure picture={picture} sizes={SIZES[shape]} />
    </li>
  )
}
