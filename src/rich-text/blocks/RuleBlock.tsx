import styles from './RuleBlock.module.css'

/** Thematic break. */
export function RuleBlock() {
  return <hr className={styles.rule} />
}
