import type { ReactNode } from 'react'
import styles from './QuoteBlock.module.css'

/** Block quotation. */
export function QuoteBlock({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>
}
