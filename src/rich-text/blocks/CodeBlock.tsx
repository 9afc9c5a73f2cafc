import { m } from '#messages'
import styles from './CodeBlock.module.css'

/** Preformatted lines, left to right in every language. Long lines scroll. */
export function CodeBlock({ text, language }: { text: string; language: string | undefined }) {
  // Texts from Markdown may have many code blocks. As regions with the same name they would clutter the page's outline.
  const fenced = language === undefined ? {} : { role: 'group', dir: 'ltr', translate: 'no' as const, 'data-language': language || undefined }
  return (
    // The keyboard can only scroll the region if it is focusable.
    <section className={styles.region} tabIndex={0} aria-label={m.code_region()} {...fenced}>
      <pre className={styles.code} dir="ltr">
        <code>{text}</code>
      </pre>
    </section>
  )
}
