import { isFocusLost, pageHeading } from './focus-target.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'

/** Where the focus is nowhere, put it on an element, else on the first stop of its nearest surrounding that is shown, else on the page's heading. */
export function focusFallback(element: HTMLElement | null): void {
  if (!isFocusLost()) return
  element?.focus()
  if (isFocusLost()) nearestStop(surroundingsOf(element))?.focus({ preventScroll: true })
}

/** The stops of the Tab key in an element that are shown, itself included. */
export function stopsIn(element: Element): HTMLElement[] {
  return [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(FOCUSABLE) && each.checkVisibility({ visibilityProperty: true }),
  )
}

/** Find the first stop of the nearest of these surroundings that remain, at last the page's heading. */
export function nearestStop(surroundings: readonly Element[]): HTMLElement | null {
  // It lay on another overlay, which has closed as well and looks after the focus itself.
  if (surroundings.some((each) => each.matches('[role="dialog"]') && !each.isConnected)) return null
  for (const surrounding of surroundings) {
    const [stop] = surrounding.isConnected ? stopsIn(surrounding) : []
    if (stop) return stop
  }
  const heading = pageHeading()
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

/** List an element and what it stands in, up to the page's parts; the first stop of the whole body would be the skip link. */
export function surroundingsOf(element: Element | null): readonly Element[] {
  return element && element !== document.body ? [element, ...surroundingsOf(element.parentElement)] : []
}
