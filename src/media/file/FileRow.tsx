import type { Embargo, FileLink } from '#app/content/view/picture.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { m } from '#messages'
import styles from './FileRow.module.css'

/** Offer a file as a row: its type in the margin, title and words, its size at the end; and until when it is locked. */
export function FileRow({ file }: { file: FileLink }) {
  return (
    <div className={styles.row}>
      <span className={styles.type} aria-hidden="true">
        {file.type}
      </span>
      <div className={styles.words}>
        <a className={styles.link} href={file.url} download={file.embargo ? undefined : file.fileName} {...phraseProps(file.title)}>
          {file.title.text}
        </a>
        <PhraseText as="p" of={file.description} className={styles.description} />
      </div>
      <span className={styles.size}>
        <span className="visually-hidden">{m.file_details({ type: file.type, size: file.size })}</span>
        <span aria-hidden="true">{file.size}</span>
      </span>
      {file.embargo && <Lock {...file.embargo} />}
    </div>
  )
}

function Lock({ until }: Embargo) {
  return (
    <p className={styles.lock}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3 7.5h10v7H3zM5 7.5V5a3 3 0 0 1 6 0v2.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {until === undefined ? m.embargo_title() : m.embargo_until({ date: until })}
    </p>
  )
}
