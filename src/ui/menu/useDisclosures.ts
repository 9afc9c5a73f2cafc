import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ToggleEvent } from 'react'
import { focusNeighbour } from './arrow-keys.ts'

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 280

/**
 * Opens at most one of several panels beside their buttons. APG pattern: disclosure navigation.
 *
 * The panels are native popovers, so press, Enter, Space, Escape and a press outside also work before hydration and without scripts. The
 * browser holds the open state.
 *
 * This hook adds the rest. Moving the focus elsewhere or following a link closes. Escape returns the focus. Arrow keys, Home and End move.
 * A mouse opens after resting for a moment, but not when it only crosses the bar.
 */
export function useDisclosures<Root extends HTMLElement>() {
  const root = useRef<Root>(null)
  /** Undefined before hydration: until then the browser exposes the state of the button. */
  const [opened, setOpened] = useState<string | null>()
  /** A panel that the resting pointer opened closes when the pointer leaves. */
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

  function closeAndReturn() {
    if (root.current) focusButton(root.current)
    close()
  }

  const rootProps = {
    ref: root,
    'data-intent': 'keys',
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
    },
    onClick(event: MouseEvent<Root>) {
      if (!(event.target instanceof Element && event.target.closest('a'))) return
      // The page may remain the same while the link disappears with its panel.
      if (event.target.closest(PANEL)) closeAndReturn()
      else close()
    },
    onKeyDown(event: KeyboardEvent<Root>) {
      if (event.key === 'Escape' && openPanel(event.currentTarget)) {
        event.stopPropagation()
        closeAndReturn()
      } else if (!event.defaultPrevented && focusNeighbour(event.currentTarget, event)) event.preventDefault()
    },
  }
  /** Props of the element around a button and its panel. */
  const itemProps = (id: string) => ({
    'data-intent': 'pointer',
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
      // A press on the button of a panel that the pointer opened keeps it open.
      if (byHover.current === id) event.preventDefault()
      byHover.current = undefined
    },
  })
  const panelProps = (id: string) => ({
    id,
    popover: 'auto' as const,
    'data-disclosure-panel': '',
    // Before the popover is shown, so that the next key finds the rendered state.
    onBeforeToggle({ newState }: ToggleEvent) {
      if (newState === 'open') setOpened(id)
    },
    onToggle({ newState }: ToggleEvent) {
      if (newState === 'open') return
      if (byHover.current === id) byHover.current = undefined
      setOpened((before) => (before === id ? null : before))
    },
  })
  return { rootProps, itemProps, buttonProps, panelProps, opened, closeAndReturn }
}

const PANEL = '[data-disclosure-panel]'

function openPanel(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`${PANEL}:popover-open`) ?? null
}

function focusButton(root: HTMLElement): void {
  root.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(openPanel(root)?.id ?? '')}"]`)?.focus()
}
