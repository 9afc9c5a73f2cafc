import styles from './Horizon.module.css'
import drawing from './horizon.svg?no-inline'

/** Draws the hill with the dome on the vertical line, below the Plough, whose last two stars point to Polaris. */
export function Horizon() {
  return (
    <div className={styles.horizon} aria-hidden="true" data-print="no">
      <svg className={styles.stars} viewBox="0 0 320 180" width="320" height="180">
        <use href={`${drawing}#stars`} />
      </svg>
      <svg className={styles.hill}>
        <use href={`${drawing}#hill`} />
      </svg>
      <svg className={styles.dome} viewBox="0 0 130 90" width="130" height="90">
        <use href={`${drawing}#dome`} />
      </svg>
    </div>
  )
}
