import { m } from '#messages'
import styles from './CodeBlock.module.css'

/** Show lines as they are, left to right in every language; long ones scroll. */
export function CodeBlock({ text }: { text: string }) {
  return (
    // A keyboard must be able to scroll it.
    <section className={styles.region} tabIndex={0} aria-label={m.code_region()}>
      <pre className={styles.code} dir="ltr">
        <code>{text}</code>
      </pre>
    </section>
  )
}
