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
  /** BCP 47 tag of the page: decides on which side `start` is. */
  readonly languageTag: string
  readonly children: ReactNode
}

/**
 * Show something beside its trigger without taking the page away. APG pattern: non-modal dialog.
 *
 * It opens on the side with more room and leaves the sentence of its trigger readable if there is room past it.
 * Focus moves in and returns to the trigger; Escape, a press outside, leaving with Tab and scrolling close it.
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

  // React Aria leaves presses outside of a non-modal popover to us.
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
        {/* React Aria's own Dialog would keep Tab inside. */}
        <div
          ref={begin}
          className={styles.dialog}
          // <dialog> would bring a layer of its own.
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
