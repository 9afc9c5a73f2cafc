import type { AnchorHTMLAttributes } from 'react'
import styles from './SkipLink.module.css'

/** Lead the keyboard past the frame to the page's content (WCAG 2.4.1, bypass blocks). */
export function SkipLink({ target, ...rest }: { target: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={styles.link} href={`#${target}`} />
}
