import { useLayoutEffect, useRef } from 'react'
import { nearestStop, surroundingsOf } from './focus-fallback.ts'
import { isFocusLost } from './focus-target.ts'

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
