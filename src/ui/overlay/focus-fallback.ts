import { isFocusLost, pageHeading } from './focus-target.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'

/** If no element has the focus, focuses the element, or else the first visible tab stop of its nearest ancestor, or else the page's heading. */
export function focusFallback(element: HTMLElement | null): void {
  if (!isFocusLost()) return
  element?.focus()
  if (isFocusLost()) nearestStop(surroundingsOf(element))?.focus({ preventScroll: true })
}

/** Returns the visible tab stops in an element, including itself. */
export function stopsIn(element: Element): HTMLElement[] {
  return [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(FOCUSABLE) && each.checkVisibility({ visibilityProperty: true }),
  )
}

/** Returns the first tab stop of the nearest connected ancestor, or else the page's heading. */
export function nearestStop(surroundings: readonly Element[]): HTMLElement | null {
  // The trigger was in another overlay that has also closed. That overlay handles the focus itself.
  if (surroundings.some((each) => each.matches('[role="dialog"]') && !each.isConnected)) return null
  for (const surrounding of surroundings) {
    const [stop] = surrounding.isConnected ? stopsIn(surrounding) : []
    if (stop) return stop
  }
  const heading = pageHeading()
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

/** Returns an element and its ancestors, up to the children of the body. The body is excluded because its first tab stop is the skip link. */
export function surroundingsOf(element: Element | null): readonly Element[] {
  return element && element !== document.body ? [element, ...surroundingsOf(element.parentElement)] : []
}
