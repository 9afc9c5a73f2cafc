import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** Lead the keyboard past the frame to the page's content (WCAG 2.4.1, bypass blocks). */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  )
}
