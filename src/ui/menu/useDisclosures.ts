import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ToggleEvent } from 'react'
import { focusNeighbour } from './arrow-keys.ts'

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 280

/**
 * Open at most one of several panels beside their buttons: the APG disclosure pattern, as used for navigation.
 *
 * The panels are the browser's own popovers, which answer a press, Enter, Space, Escape and a press elsewhere at any
 * moment, also before the page has taken over and without scripts; what is open is known to the browser alone. Here the
 * rest is added: the focus elsewhere closes, following a link closes, Escape gives the focus back, arrow keys, Home and
 * End move between the links and buttons, and a resting mouse opens, after a moment, so that crossing the bar does not.
 */
export function useDisclosures<Root extends HTMLElement>() {
  const root = useRef<Root>(null)
  /** Not known before the page has taken over: until then the browser tells the state of the button by itself. */
  const [opened, setOpened] = useState<string | null>()
  /** A panel that the pointer opened by resting closes again when the pointer leaves. */
  const byHover = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useCallback((change: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, delay)
  }, [])

  useEffect(() => {
    setOpened(openPanel(root.current)?.id ?? null)
    return () => clearTimeout(timer.current)
  }, [])

  function close() {
    clearTimeout(timer.current)
    openPanel(root.current)?.hidePopover()
  }

  const rootProps = {
    ref: root,
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
    },
    onClick(event: MouseEvent<Root>) {
      if (!(event.target instanceof Element && event.target.closest('a'))) return
      // The page may stay, and the link is gone with its panel.
      if (event.target.closest(PANEL)) focusButton(event.currentTarget)
      close()
    },
    onKeyDown(event: KeyboardEvent<Root>) {
      if (event.key === 'Escape' && openPanel(event.currentTarget)) {
        event.stopPropagation()
        focusButton(event.currentTarget)
        close()
      } else if (focusNeighbour(event.currentTarget, event)) event.preventDefault()
    },
  }
  /** Properties of what surrounds a button and its panel. */
  const itemProps = (id: string) => ({
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      if (openPanel(root.current)?.id === id) clearTimeout(timer.current)
      else
        later(() => {
          byHover.current = id
          document.getElementById(id)?.showPopover()
        }, OPEN_AFTER_MS)
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      if (byHover.current) later(close, CLOSE_AFTER_MS)
      else clearTimeout(timer.current)
    },
  })
  const buttonProps = (id: string) => ({
    type: 'button' as const,
    popoverTarget: id,
    'aria-expanded': opened === undefined ? undefined : opened === id,
    'aria-controls': id,
    onClick(event: MouseEvent) {
      clearTimeout(timer.current)
      // A press on what the resting pointer has just opened keeps it open.
      if (byHover.current === id) event.preventDefault()
      byHover.current = undefined
    },
  })
  const panelProps = (id: string) => ({
    id,
    popover: 'auto' as const,
    'data-disclosure-panel': '',
    onToggle({ newState }: ToggleEvent) {
      if (newState === 'closed' && byHover.current === id) byHover.current = undefined
      setOpened((before) => (newState === 'open' ? id : before === id ? null : before))
    },
  })
  return { rootProps, itemProps, buttonProps, panelProps }
}

const PANEL = '[data-disclosure-panel]'

function openPanel(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`${PANEL}:popover-open`) ?? null
}

function focusButton(root: HTMLElement): void {
  root.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(openPanel(root)?.id ?? '')}"]`)?.focus()
}
