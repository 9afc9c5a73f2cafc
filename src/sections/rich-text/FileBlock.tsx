import type { FileLink } from '#app/content/view/picture.ts'
import { FileRow } from '../downloads/FileRow.tsx'
import styles from './FileBlock.module.css'

/** Offer a file between two paragraphs. */
export function FileBlock({ file }: { file: FileLink }) {
  return (
    <div className={styles.file}>
      <FileRow file={file} />
    </div>
  )
}
