import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { isFocusLost } from './focus-target.ts'
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
  /** Milliseconds until a notification disappears. Reading it takes at least 6000. @default 8000 */
  readonly stayMs?: number
}

/**
 * Shows notifications without moving the focus. APG pattern: alert, polite, in a separate landmark.
 *
 * Each disappears after `stayMs`, but not while the pointer or focus is on any of them. Escape closes the focused one.
 */
export function Toasts({ label, closeLabel, toasts, onClose, stayMs = 8000 }: Props) {
  const [isPaused, setPaused] = useState(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  const oldest = toasts[0]?.id
  useEffect(() => {
    if (oldest === undefined || isPaused) return
    const timer = setTimeout(() => close.current(oldest), stayMs)
    return () => clearTimeout(timer)
  }, [oldest, isPaused, stayMs])
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const hold = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      setPaused(true)
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    onBlur: () => setPaused(false),
  }
  /** Moves the focus to the next notification, or back to its origin after the last one. */
  function dismiss(id: string) {
    setPaused(false)
    onClose(id)
    requestAnimationFrame(() => {
      const next = region.current?.querySelector('button') ?? cameFrom.current
      if (isFocusLost() && next instanceof HTMLElement) next.focus()
    })
  }
  return (
    <section ref={region} aria-label={label} className={styles.region} {...hold}>
      <div aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, text }) => (
          <div key={id} className={styles.toast} {...{ onKeyDown: ({ key }: { key: string }) => key === 'Escape' && dismiss(id) }}>
            <p>{text}</p>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dismiss(id)}>
              <span aria-hidden="true">×</span>
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}
