import { m } from '#messages'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { FileRow } from '#app/media/file/FileRow.tsx'
import styles from './DownloadsSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FileLink } from '#app/content/view/picture.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface DownloadsContent extends SectionContent<'downloads'> {
  readonly title?: LocalizedText
  readonly files: readonly FileLink[]
}

/** Files to download. */
export function DownloadsSection({ section }: SectionProps<DownloadsContent>) {
  const { title, files } = section
  return (
    <section className={`${layout.section} ${styles.section}`}>
      {title && (
        <header className={styles.head}>
          <SectionTitle title={title} className={styles.title} />
          <p className={layout.note}>{m.file_count({ count: files.length })}</p>
        </header>
      )}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <FileRow file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}
