import { m } from '#messages'
import styles from './CodeBlock.module.css'

/** Show lines as they are, left to right in every language; long ones scroll. */
export function CodeBlock({ text, language }: { text: string; language: string | undefined }) {
  // Text made of Markdown may have many: as regions of one name they would crowd the page's outline.
  const fenced = language === undefined ? {} : { role: 'group', dir: 'ltr', translate: 'no' as const, 'data-language': language || undefined }
  return (
    // A keyboard must be able to scroll it.
    <section className={styles.region} tabIndex={0} aria-label={m.code_region()} {...fenced}>
      <pre className={styles.code} dir="ltr">
        <code>{text}</code>
      </pre>
    </section>
  )
}
