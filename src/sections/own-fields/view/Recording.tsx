import { PhraseText } from '#app/i18n/PhraseText.tsx'
import type { OwnPart } from '../own-content.ts'
import styles from './Recording.module.css'

/** Play sound or film with the browser's own controls, when the visitor asks for it; it can be taken away as a file, too. */
export function Recording({ recording: { medium: Medium, file } }: { recording: Extract<OwnPart, { kind: 'recording' }> }) {
  return (
    <figure className={styles.recording}>
      <Medium className={styles.player} controls preload="none" src={file.url} aria-label={file.title.text} />
      <figcaption className={styles.caption}>
        <PhraseText of={file.title} />
        <a href={file.url} download={file.fileName}>
          {file.type} <span>{file.size}</span>
        </a>
      </figcaption>
    </figure>
  )
}
