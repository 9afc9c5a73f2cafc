import type { ReactNode } from 'react'
import type { FileLink } from '#app/content/view/picture.ts'
import { externalProps } from '#app/i18n/addresses/external.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import styles from './TextLink.module.css'

/** Link within running text. External links have an icon. */
export function TextLink({ target, children }: { target: LinkTarget; children: ReactNode }) {
  return (
    <SiteLink target={target} className={styles.link} {...externalProps(target)}>
      {children}
    </SiteLink>
  )
}

/** Link to a file within running text, with its type and size. */
export function DownloadLink({ file, children }: { file: FileLink; children: ReactNode }) {
  return (
    <>
      <a href={file.url} download={file.fileName} className={styles.link} data-download>
        {children}
      </a>{' '}
      <span className={styles.details}>({m.file_details({ type: file.type, size: file.size })})</span>
    </>
  )
}
