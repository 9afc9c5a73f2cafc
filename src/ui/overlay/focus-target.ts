/** An element that had the focus, described so that it can be found again in a document rendered anew. */
export interface FocusTarget {
  readonly selector: string
  /** Which of the elements that the selector finds. */
  readonly index: number
}

/** Tell whether the focus is nowhere: its element was removed or hidden. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || !isShown(active)
}

/** Describe the element that has the focus; nothing where none has it. */
export function describeFocusTarget(): FocusTarget | undefined {
  const active = document.activeElement
  if (!active || active === document.body) return undefined
  const href = active.getAttribute('href')
  const selector = href ? `a[href="${CSS.escape(href)}"]` : active.id ? `#${CSS.escape(active.id)}` : undefined
  return selector ? { selector, index: [...document.querySelectorAll(selector)].indexOf(active) } : { selector: 'main h1', index: 0 }
}

/** Put the focus on a target described before, else on what the fragment names, else on the page's heading. */
export function moveFocus(target: FocusTarget | undefined, fragment = ''): void {
  const returned = target && find(target)
  const element = returned ?? (fragment ? document.getElementById(fragment) : null) ?? pageHeading()
  if (!element) return
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input, select, textarea, summary')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  // The router restores the scroll position, which may fall short while the page still grows; what has the focus must be seen.
  if (returned) requestAnimationFrame(() => requestAnimationFrame(() => returned.scrollIntoView({ block: 'nearest' })))
}

/** Find the element that heads the page, or what comes nearest. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
}

function find({ selector, index }: FocusTarget): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(selector)[index]
  return found && isShown(found) ? found : undefined
}

/** What is closing is still there for a moment. */
function isShown(element: Element): boolean {
  return (
    element.isConnected &&
    !element.closest('[data-disclosure-panel]:not(:popover-open), dialog:not([open])') &&
    element.checkVisibility({ visibilityProperty: true })
  )
}
