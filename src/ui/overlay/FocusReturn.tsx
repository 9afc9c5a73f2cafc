import { useLayoutEffect, useRef } from 'react'
import { isFocusLost, pageHeading } from './focus-target.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'

/**
 * Stand inside an overlay and catch the focus when it closes and its trigger is gone or hidden.
 *
 * React Aria gives it back to a trigger that is there. Otherwise it goes to the first stop of the nearest surrounding that
 * remains, and to the page's heading at last. `to` names a better place than the trigger.
 */
export function FocusReturn({ to }: { to?: HTMLElement | undefined }) {
  const surroundings = useRef<readonly Element[]>([])
  const wanted = useRef(to)
  useLayoutEffect(() => {
    wanted.current = to
  }, [to])
  // Before any effect has moved the focus into the overlay.
  useLayoutEffect(() => {
    surroundings.current = ancestors(document.activeElement)
    return () =>
      afterFrames(2, () => {
        wanted.current?.focus()
        if (isFocusLost()) nearest(wanted.current ? ancestors(wanted.current) : surroundings.current)?.focus({ preventScroll: true })
      })
  }, [])
  return null
}

function nearest(surroundings: readonly Element[]): HTMLElement | null {
  // It lay on another overlay, which has closed as well and looks after the focus itself.
  if (surroundings.some((each) => each.matches('[role="dialog"]') && !each.isConnected)) return null
  for (const surrounding of surroundings) {
    if (!surrounding.isConnected) continue
    const stops = [surrounding, ...surrounding.querySelectorAll(FOCUSABLE)].filter((each) => each.matches(FOCUSABLE))
    const stop = stops.find((each) => each.checkVisibility({ visibilityProperty: true }))
    if (stop instanceof HTMLElement) return stop
  }
  const heading = pageHeading()
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

/** Up to the page's parts; the first stop of the whole body would be the skip link. */
function ancestors(element: Element | null): readonly Element[] {
  return element && element !== document.body ? [element, ...ancestors(element.parentElement)] : []
}

function afterFrames(count: number, then: () => void): void {
  if (count === 0) then()
  else requestAnimationFrame(() => afterFrames(count - 1, then))
}
