import { useEffect, useRef, useState } from 'react'
import styles from './Toasts.module.css'

export interface Toast {
  readonly id: string
  readonly text: string
}

interface Props {
  readonly label: string
  readonly closeLabel: string
  readonly toasts: readonly Toast[]
  readonly onClose: (id: string) => void
  /** How long one stays, in milliseconds; at least 6000 are needed to read. @default 8000 */
  readonly stayMs?: number
}

/**
 * Tell what has happened without taking the focus. APG pattern: alert, in its polite form, in a landmark of its own.
 *
 * One leaves by itself, but not while the pointer or the focus is on any; Escape on one closes it.
 */
export function Toasts({ label, closeLabel, toasts, onClose, stayMs = 8000 }: Props) {
  const [isHeld, setHeld] = useState(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  const oldest = toasts[0]?.id
  useEffect(() => {
    if (oldest === undefined || isHeld) return
    const timer = setTimeout(() => close.current(oldest), stayMs)
    return () => clearTimeout(timer)
  }, [oldest, isHeld, stayMs])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <section aria-label={label} className={styles.region} {...hold}>
      <div aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, text }) => (
          <div key={id} className={styles.toast} {...{ onKeyDown: ({ key }: { key: string }) => key === 'Escape' && onClose(id) }}>
            <p>{text}</p>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(id)}>
              <span aria-hidden="true">×</span>
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}
