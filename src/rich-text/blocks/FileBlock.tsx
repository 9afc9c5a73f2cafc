import type { FileLink } from '#app/content/view/picture.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { FileRow } from '#app/media/file/FileRow.tsx'
import styles from './FileBlock.module.css'

/** File between two paragraphs. */
export function FileBlock({ file }: { file: FileLink }) {
  return (
    <div className={styles.file} {...phraseProps({})}>
      <TextLanguage of={{}}>
        <FileRow file={file} />
      </TextLanguage>
    </div>
  )
}
