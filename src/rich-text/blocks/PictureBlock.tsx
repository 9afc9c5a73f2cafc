import type { Picture, FileLink } from '#app/content/view/picture.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { EnlargeableFigure } from '#app/media/lightbox/EnlargeableFigure.tsx'
import { shapeOf } from '#app/media/picture/shape.ts'
import styles from './PictureBlock.module.css'
import { FileRow } from '#app/media/file/FileRow.tsx'
import { Player } from '#app/media/file/Player.tsx'

const SIZES = {
  panorama: '(min-width: 64rem) 70vw, 88vw',
  landscape: '(min-width: 64rem) 70vw, 88vw',
  square: '(min-width: 64rem) 36rem, 88vw',
  portrait: '(min-width: 64rem) 36rem, 88vw',
}

/** Picture within a text. If it is wider than high, it extends beyond the measure. */
export function PictureBlock({ picture }: { picture: Picture }) {
  const shape = shapeOf(picture)
  return (
    <div className={styles.picture} data-shape={shape} {...textProps({})}>
      <TextLanguage of={{}}>
        <EnlargeableFigure picture={picture} sizes={SIZES[shape]} />
      </TextLanguage>
    </div>
  )
}

/** File between two paragraphs. A player shows audio and video. */
export function FileBlock({ file, recording }: { file: FileLink; recording: 'audio' | 'video' | undefined }) {
  return (
    <div className={styles.file} {...textProps({})}>
      <TextLanguage of={{}}>{recording ? <Player medium={recording} file={file} /> : <FileRow file={file} />}</TextLanguage>
    </div>
  )
}
