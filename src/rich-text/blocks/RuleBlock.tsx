import styles from './RuleBlock.module.css'

/** Mark a turn in a text. */
export function RuleBlock() {
  return <hr className={styles.rule} />
}
