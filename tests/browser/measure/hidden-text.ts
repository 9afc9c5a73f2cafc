/**
 * Lists the texts and controls of the page, or of a part of it, that cannot be read or reached. Runs in the browser.
 *
 * They are outside of the window, clipped by a box that does not scroll, or overlap.
 */
export function hiddenText(within?: string): string[] {
  const root = within ? document.querySelector(within) : document.body
  if (!root) return [`nothing is ${within}`]
  const width = document.documentElement.clientWidth
  const found: string[] = []
  const page = document.scrollingElement
  if (page && page.scrollWidth > width + 1) found.push(`the page scrolls sideways: ${page.scrollWidth} in ${width}`)

  const clipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath.startsWith('inset') || clipped(element.parentElement))
  const hidden = (element: Element) =>
    element.closest('[inert], [aria-hidden="true"], noscript, option') !== null ||
    clipped(element) ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const tiny = (box: DOMRect) => box.width <= 2 || box.height <= 2
  const name = (element: Element, text: string) => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 24)} "${text.trim().slice(0, 40)}"`

  /** Describes how a box in an element is cut off. Returns `undefined` if it is visible or can be scrolled to. */
  const cut = (box: DOMRect, from: Element): string | undefined => {
    let { left, right, top, bottom } = box
    let fixed = false
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      const inside = at !== from || style.display !== 'inline'
      if (inside && at !== document.body && /auto|scroll|hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) {
        if (/auto|scroll/.test(style.overflowX)) [left, right] = [edge.left, edge.right]
        else if (style.overflowX !== 'visible' && (left < edge.left - 2 || right > edge.right + 2)) return `cut sideways by ${at.className}`
        if (/auto|scroll/.test(style.overflowY)) [top, bottom] = [edge.top, edge.bottom]
        else if (style.overflowY !== 'visible' && (top < edge.top - 2 || bottom > edge.bottom + 2)) return `cut in height by ${at.className}`
      }
      if (style.position === 'fixed') {
        fixed = true
        break
      }
    }
    if (left < -1 || right > width + 1) return `beyond the edge (${Math.round(left)} to ${Math.round(right)} of ${width})`
    if (top + (fixed ? 0 : scrollY) < -1) return 'above the page'
    if (fixed && bottom > innerHeight + 1) return 'below the window'
    return undefined
  }

  const lines: { box: DOMRect; owner: Element; text: string }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const text = node.textContent ?? ''
    if (!owner || !text.trim() || /^(SCRIPT|STYLE)$/.test(owner.tagName) || hidden(owner)) continue
    range.selectNodeContents(node)
    for (const whole of range.getClientRects()) {
      if (tiny(whole)) continue
      // The box of a line has room for accents. Its letters are in the middle.
      const box = new DOMRect(whole.x, whole.y + whole.height * 0.22, whole.width, whole.height * 0.56)
      const why = cut(box, owner)
      if (why) found.push(`${name(owner, text)} ${why}`)
      else lines.push({ box, owner, text })
    }
  }
  for (const control of root.querySelectorAll('a, button, summary, input, select')) {
    if (hidden(control)) continue
    const why = [...control.getClientRects()].map((box) => (tiny(box) ? undefined : cut(box, control))).find(Boolean)
    if (why) found.push(`control ${name(control, control.getAttribute('aria-label') ?? control.textContent)} ${why}`)
  }

  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.box.top >= one.box.bottom) break
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (across < 2 || down < 2 || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue
      found.push(`${name(one.owner, one.text)} lies on ${name(other.owner, other.text)}`)
    }
  }
  return [...new Set(found)]
}
