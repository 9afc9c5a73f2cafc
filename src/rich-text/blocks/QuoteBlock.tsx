import type { ReactNode } from 'react'
import styles from './QuoteBlock.module.css'

/** Set what somebody else said apart from the text. */
export function QuoteBlock({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>
}
