import styles from './CloseStrip.module.css'

/** Closes a strip above the page. Before hydration, the inline script of the strip does it. Without scripts the button is hidden. */
export function CloseStrip({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} data-plain="" onClick={onClose}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  )
}
