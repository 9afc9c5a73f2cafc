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
  /** How long one stays, in milliseconds; at least 6000 are needed to read. @default 8000 */
  readonly stayMs?: number
}

/**
 * Tell what has happened without taking the focus. APG pattern: alert, in its polite form, in a landmark of its own.
 *
 * One leaves by itself, but not while the pointer or the focus is on any; Escape on one closes it.
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
  /** The focus goes on to the next one, at last back to where it came from. */
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
