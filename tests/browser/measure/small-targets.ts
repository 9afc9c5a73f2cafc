/**
 * Lists the targets of the page, or of a part of it, that are too small for a finger: smaller than `size` in either direction. Runs
 * in the browser.
 *
 * Exceptions are links in a line of text, and targets around which a circle of that size touches no other (WCAG 2.5.8).
 */
export function smallTargets({ within, kind = '*', size = 24, spaced = true }: { within: string; kind?: string; size?: number; spaced?: boolean }): string[] {
  const seen = (element: Element) =>
    !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const all = 'a[href], button, summary, input:not([type="hidden"]), select, textarea, [tabindex="0"], [role="option"], [role="menuitem"], [role="tab"]'
  const targets = [...document.querySelectorAll(`:is(${within}) :is(${all}):is(${kind})`)]
    .filter((element) => seen(element) && !getComputedStyle(element).clipPath.startsWith('inset'))
    .map((element) => ({ element, box: reach(element) }))
  const small = ({ box }: Target) => box.width < size - 0.5 || box.height < size - 0.5
  return targets
    .filter((target) => small(target) && !(spaced && (isInText(target.element) || isAlone(target))))
    .map(
      ({ element, box }) =>
        `${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
    )

  type Target = { element: Element; box: DOMRect }

  /** Returns the area that responds to a press: the element, and its pseudo-element that covers the card. */
  function reach(element: Element): DOMRect {
    const cover = getComputedStyle(element, '::after')
    const card = cover.content !== 'none' && cover.position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : null
    return (card ?? element).getBoundingClientRect()
  }

  /** Returns whether an element is in a line with other text, which limits its height. */
  function isInText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block !== null && block.textContent.trim().length > element.textContent.trim().length
  }

  function isAlone(target: Target): boolean {
    const middle = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    const { x, y } = middle(target)
    return targets.every((other) => {
      if (other === target || other.element.contains(target.element) || target.element.contains(other.element)) return true
      if (small(other)) return Math.hypot(middle(other).x - x, middle(other).y - y) >= size
      const across = Math.max(other.box.left - x, 0, x - other.box.right)
      const down = Math.max(other.box.top - y, 0, y - other.box.bottom)
      return Math.hypot(across, down) >= size / 2
    })
  }
}
