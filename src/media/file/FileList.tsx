import type { FileLink } from '#app/content/view/picture.ts'
import { FileRow } from './FileRow.tsx'
import styles from './FileList.module.css'

/** Offer files as rows, one below the other. */
export function FileList({ files, className = '' }: { files: readonly FileLink[]; className?: string | undefined }) {
  return (
    <ul className={`${styles.files} ${className}`}>
      {files.map((file) => (
        <li key={file.id}>
          <FileRow file={file} />
        </li>
      ))}
    </ul>
  )
}
