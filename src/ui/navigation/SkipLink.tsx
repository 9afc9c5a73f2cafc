import type { AnchorHTMLAttributes } from 'react'
import styles from './SkipLink.module.css'

/** Renders a link that skips the layout and goes to the main content (WCAG 2.4.1, bypass blocks). */
export function SkipLink({ target, ...rest }: { target: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={styles.link} href={`#${target}`} />
}
