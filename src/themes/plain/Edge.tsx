import styles from './Edge.module.css'

/** Draw the line at which a page ends and its footer begins. */
export function Edge() {
  return <div className={styles.edge} aria-hidden="true" />
}
