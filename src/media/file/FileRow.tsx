import type { FileLink } from '#app/content/view/picture.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import styles from './FileRow.module.css'

/** Row of a file: its type in the margin, title and description, and its size at the end. Protected files also show the end of their embargo. */
export function FileRow({ file }: { file: FileLink }) {
  return (
    <div className={styles.row}>
      <span className={styles.type} aria-hidden="true">
        {file.type}
      </span>
      <div className={styles.words}>
        <a className={styles.link} href={file.url} download={file.embargo ? undefined : file.fileName} {...textProps(file.title)}>
          {file.title.text}
        </a>
        <LocalizedTextView as="p" of={file.description} className={styles.description} />
      </div>
      <span className={styles.size}>
        <span className="visually-hidden">{m.file_details({ type: file.type, size: file.size })}</span>
        <span aria-hidden="true">{file.size}</span>
      </span>
      <LocalizedTextView as="p" of={file.embargo} className={styles.lock} />
    </div>
  )
}
