import { useEffect, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { FocusReturn } from '../overlay/FocusReturn.tsx'
import styles from './Lightbox.module.css'
import { usePanZoom } from './usePanZoom.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly index: number
  readonly count: number
  readonly onTurn: (index: number) => void
  readonly direction: 'ltr' | 'rtl'
  readonly labels: {
    /** Name of the dialog. */
    readonly all: string
    readonly previous: string
    readonly next: string
    readonly zoom: string
    readonly close: string
    /** `2 of 5`. */
    readonly position: string
  }
  /** Receives the focus when the dialog closes: the trigger of the picture that was shown last. */
  readonly returnTo: HTMLElement
  /** The visible picture. */
  readonly children: ReactNode
  readonly caption: ReactNode
  /** Background of photographs in every palette. Drawings use the page's background. */
  readonly wall?: 'dark' | undefined
}

/**
 * Shows pictures enlarged over the page, one at a time. APG pattern: modal dialog.
 *
 * Arrow keys turn in the reading direction, Home and End go to the ends, plus, minus and 0 zoom. While zoomed, arrow keys move the picture.
 * Touch supports swipe, pinch and drag. Each gesture has a button. Escape closes.
 */
export function Lightbox(props: Props) {
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      data-surface={props.wall === 'dark' ? 'picture' : undefined}
      isOpen={props.isOpen}
      onOpenChange={(open) => open || props.onClose()}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={props.labels.all}>
          <FocusReturn to={props.returnTo} />
          <LightboxContent {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const STEP_PX = 80

function LightboxContent({ index, count, onTurn, onClose, direction, labels, children, caption }: Props) {
  const sign = direction === 'rtl' ? -1 : 1
  const turn = (step: number) => {
    const next = index + step
    if (next >= 0 && next < count) onTurn(next)
  }
  const { stageProps, picture, isZoomed, toggle, move, zoom } = usePanZoom(index, (towards) => turn(towards * sign))
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => (isZoomed ? move(-STEP_PX, 0) : turn(sign)),
    ArrowLeft: () => (isZoomed ? move(STEP_PX, 0) : turn(-sign)),
    ArrowUp: () => move(0, STEP_PX),
    ArrowDown: () => move(0, -STEP_PX),
    Home: () => onTurn(0),
    End: () => onTurn(count - 1),
    '+': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
    '0': () => isZoomed && toggle(),
  }
  // On the document, because the dialog itself has the focus at first.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return (
    <div className={styles.content}>
      <div {...stageProps} className={styles.stage} data-zoomed={isZoomed || undefined}>
        <div ref={picture} className={styles.picture}>
          {children}
        </div>
      </div>
      <div className={styles.words}>
        <div>{caption}</div>
        <output className={styles.position}>{labels.position}</output>
      </div>
      <div className={styles.controls}>
        <Control label={labels.previous} path="M20 12H4M10 5.5l-6.5 6.5 6.5 6.5" directional disabled={index === 0} onClick={() => turn(-1)} />
        <Control label={labels.next} path="M4 12h16M14 5.5l6.5 6.5-6.5 6.5" directional disabled={index === count - 1} onClick={() => turn(1)} />
        <Control label={labels.zoom} path="M12 5v14M5 12h14" pressed={isZoomed} onClick={() => toggle()} />
        <Control label={labels.close} path="M5 5l14 14M19 5L5 19" onClick={onClose} />
      </div>
    </div>
  )
}

interface ControlProps {
  readonly label: string
  readonly path: string
  readonly onClick: () => void
  readonly directional?: boolean
  readonly disabled?: boolean
  readonly pressed?: boolean
}

/** Uses `aria-disabled`, so that the focus remains at the ends. */
function Control({ label, path, onClick, directional, disabled, pressed }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-disabled={disabled}
      aria-pressed={pressed}
      data-directional={directional}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
