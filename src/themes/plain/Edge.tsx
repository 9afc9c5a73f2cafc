import styles from './Edge.module.css'

/** Draws the line between the page and its footer. */
export function Edge() {
  return <div className={styles.edge} aria-hidden="true" />
}
