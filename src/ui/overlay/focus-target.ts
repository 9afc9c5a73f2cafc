/** Describes an element that had the focus, so that it can be found in a document that was rendered again. */
export interface FocusTarget {
  readonly selector: string
  /** Index among the elements that match the selector. */
  readonly index: number
}

/** Returns whether no element has the focus because the focused one was removed or hidden. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || !isShown(active)
}

/** Describes the focused element. Returns `undefined` if no element has the focus. */
export function describeFocusTarget(): FocusTarget | undefined {
  const active = document.activeElement
  if (!active || active === document.body) return undefined
  const href = active.getAttribute('href')
  const selector = href ? `a[href="${CSS.escape(href)}"]` : active.id ? `#${CSS.escape(active.id)}` : undefined
  return selector ? { selector, index: [...document.querySelectorAll(selector)].indexOf(active) } : { selector: 'main h1', index: 0 }
}

/** Focuses a described target, or else the element of the fragment, or else the page's heading. */
export function moveFocus(target: FocusTarget | undefined, fragment = ''): void {
  const returned = target && find(target)
  const element = returned ?? (fragment ? document.getElementById(fragment) : null) ?? pageHeading()
  if (!element) return
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input, select, textarea, summary')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  // The router restores the scroll position, which may be wrong while the page still grows. The focused element must be visible.
  if (returned) requestAnimationFrame(() => requestAnimationFrame(() => returned.scrollIntoView({ block: 'nearest' })))
}

/** Returns the main heading of the page, or the nearest equivalent. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
}

function find({ selector, index }: FocusTarget): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(selector)[index]
  return found && isShown(found) ? found : undefined
}

/** Closing elements remain in the document for a moment. */
function isShown(element: Element): boolean {
  return (
    element.isConnected &&
    !element.closest('[data-disclosure-panel]:not(:popover-open), dialog:not([open])') &&
    element.checkVisibility({ visibilityProperty: true })
  )
}
