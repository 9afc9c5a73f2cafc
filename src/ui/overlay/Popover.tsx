import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { besideSentence, sentenceAround, type PopoverPlace } from '../placement/beside-sentence.ts'
import styles from './Popover.module.css'

interface Props {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Id of the element that names the dialog. */
  readonly labelledBy: string
  readonly closeLabel: string
  /** BCP 47 tag of the page. Determines the side of `start`. */
  readonly languageTag: string
  readonly children: ReactNode
}

/**
 * Renders content beside its trigger, over the page. APG pattern: non-modal dialog.
 *
 * It opens on the side with more space and, if possible, does not cover the sentence of its trigger.
 *
 * The focus moves in and returns to the trigger. Escape, a press outside, leaving with Tab, and scrolling close it.
 */
export function Popover({ triggerRef, isOpen, onOpenChange, labelledBy, closeLabel, languageTag, children }: Props) {
  const popover = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<PopoverPlace>({ placement: 'bottom start', offset: 0 })
  const begin = useCallback(
    (dialog: HTMLElement | null) => {
      const trigger = triggerRef.current
      if (!dialog || !trigger) return
      dialog.focus({ preventScroll: true })
      setPlace(
        besideSentence({
          trigger: trigger.getBoundingClientRect(),
          sentence: sentenceAround(trigger, languageTag),
          height: dialog.offsetHeight,
          window: document.documentElement.clientHeight,
        }),
      )
    },
    [triggerRef, languageTag],
  )

  // React Aria does not handle presses outside of a non-modal popover.
  useEffect(() => {
    if (!isOpen) return
    function press({ target }: PointerEvent) {
      if (!(target instanceof Node)) return
      if (popover.current?.contains(target) || triggerRef.current?.contains(target)) return
      onOpenChange(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen, onOpenChange, triggerRef])

  return (
    <I18nProvider locale={languageTag}>
      <AriaPopover
        ref={popover}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isNonModal
        placement={place.placement}
        offset={place.offset}
        shouldFlip={false}
        containerPadding={12}
        className={styles.popover ?? ''}
      >
        {/* React Aria's Dialog would trap the focus. */}
        <div
          ref={begin}
          className={styles.dialog}
          // <dialog> would create a separate layer.
          role="dialog"
          tabIndex={-1}
          aria-labelledby={labelledBy}
        >
          {children}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onOpenChange(false)}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
      </AriaPopover>
    </I18nProvider>
  )
}
