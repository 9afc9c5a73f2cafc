import { useLayoutEffect, useRef } from 'react'
import { nearestStop, surroundingsOf } from './focus-fallback.ts'
import { isFocusLost } from './focus-target.ts'

/**
 * Moves the focus if an overlay closes and its trigger is gone or hidden. Render it inside the overlay.
 *
 * React Aria returns the focus to an existing trigger. Otherwise the focus moves to the first tab stop of the nearest remaining ancestor,
 * or else to the page's heading. `to` replaces the trigger.
 */
export function FocusReturn({ to }: { to?: HTMLElement | undefined }) {
  const surroundings = useRef<readonly Element[]>([])
  const wanted = useRef(to)
  useLayoutEffect(() => {
    wanted.current = to
  }, [to])
  // Runs before any effect moves the focus into the overlay.
  useLayoutEffect(() => {
    surroundings.current = surroundingsOf(document.activeElement)
    return () =>
      afterFrames(2, () => {
        wanted.current?.focus()
        if (isFocusLost()) nearestStop(wanted.current ? surroundingsOf(wanted.current) : surroundings.current)?.focus({ preventScroll: true })
      })
  }, [])
  return null
}

function afterFrames(count: number, then: () => void): void {
  if (count === 0) then()
  else requestAnimationFrame(() => afterFrames(count - 1, then))
}
