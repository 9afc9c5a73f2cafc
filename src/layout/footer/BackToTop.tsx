import { m } from '#messages'
import styles from './BackToTop.module.css'

/** Id of the first element of the page, which receives the focus. */
export const TOP = 'top'

/** Links from the end of a long page to its beginning, and moves the focus there. */
export function BackToTop() {
  return (
    <a className={styles.link} href={`#${TOP}`}>
      {m.back_to_top()}
      <svg className={styles.arrow} viewBox="0 0 12 24" width="12" height="24" aria-hidden="true">
        <path d="M6 23V2M1 7l5-5 5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </a>
  )
}
