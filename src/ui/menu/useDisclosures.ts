import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { focusNeighbour } from './arrow-keys.ts'
import { useEarlyPress } from '../intent/early-press.ts'

interface Opened {
  readonly id: string
  /** A panel that the pointer opened by resting closes again when the pointer leaves. */
  readonly byHover: boolean
}

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 280

/**
 * Open at most one of several panels beside their buttons: the APG disclosure pattern, as used for navigation.
 *
 * A press, Enter or Space toggles; Escape closes and gives the focus back; the focus or a press elsewhere closes;
 * following a link closes. Arrow keys, Home and End move between the links and buttons. A resting mouse opens too,
 * after a moment, so that crossing the bar does not. A press before hydration is done when it has come.
 */
export function useDisclosures<Root extends HTMLElement>() {
  const [opened, setOpened] = useState<Opened>()
  const root = useRef<Root>(null)
  useEarlyPress(root)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useCallback((change: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, delay)
  }, [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpened(undefined)
  }, [])

  useEffect(() => {
    if (!opened) return
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [opened, close])
  useEffect(() => () => clearTimeout(timer.current), [])

  const rootProps = {
    ref: root,
    'data-disclosures': '',
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
    },
    onClick(event: MouseEvent<Root>) {
      if (!(event.target instanceof Element && event.target.closest('a'))) return
      // The page may stay, and the link is gone with its panel.
      if (event.target.closest('[data-disclosure-panel]')) openButton(event.currentTarget)?.focus()
      close()
    },
    onKeyDown(event: KeyboardEvent<Root>) {
      if (event.key === 'Escape' && opened) {
        event.stopPropagation()
        openButton(event.currentTarget)?.focus()
        close()
      } else if (focusNeighbour(event.currentTarget, event)) event.preventDefault()
    },
  }
  const isOpen = (id: string) => opened?.id === id
  /** Properties of what surrounds a button and its panel. */
  const itemProps = (id: string) => ({
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      if (isOpen(id)) clearTimeout(timer.current)
      else later(() => setOpened({ id, byHover: true }), OPEN_AFTER_MS)
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      if (opened?.byHover) later(close, CLOSE_AFTER_MS)
      else if (!opened) clearTimeout(timer.current)
    },
  })
  const buttonProps = (id: string) => ({
    type: 'button' as const,
    'aria-expanded': isOpen(id),
    'aria-controls': id,
    'data-early': '',
    onClick() {
      clearTimeout(timer.current)
      // A press on what the resting pointer has just opened keeps it open.
      setOpened(isOpen(id) && !opened?.byHover ? undefined : { id, byHover: false })
    },
  })
  const panelProps = (id: string) => ({ id, 'data-disclosure-panel': '', 'data-open': isOpen(id) ? '' : undefined })
  return { rootProps, itemProps, buttonProps, panelProps, isOpen, close }
}

function openButton(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[aria-expanded="true"]')
}
