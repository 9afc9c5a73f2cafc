import type { FileLink } from '#app/content/view/picture.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import styles from './Player.module.css'

/** Audio or video player with the browser's controls. It loads on demand; the file can be downloaded too. */
export function Player({ medium: Medium, file }: { medium: 'audio' | 'video'; file: FileLink }) {
  return (
    <figure className={styles.recording}>
      <Medium className={styles.player} controls preload="none" src={file.url} aria-label={file.title.text} />
      <figcaption className={styles.caption}>
        <LocalizedTextView of={file.title} />
        <a href={file.url} download={file.fileName}>
          {file.type} <span>{file.size}</span>
        </a>
      </figcaption>
    </figure>
  )
}
