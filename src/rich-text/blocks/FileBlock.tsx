import type { FileLink } from '#app/content/view/picture.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { FileRow } from '#app/media/file/FileRow.tsx'
import styles from './FileBlock.module.css'

/** File between two paragraphs. */
export function FileBlock({ file }: { file: FileLink }) {
  return (
    <div className={styles.file} {...textProps({})}>
      <TextLanguage of={{}}>
        <FileRow file={file} />
      </TextLanguage>
    </div>
  )
}
