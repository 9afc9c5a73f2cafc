/**
 * Focuses every tab stop of the page, or of a part of it. Lists the stops that are not visible or have no visible focus ring.
 *
 * Runs in the browser. The last input must have been a key, because browsers only show focus rings then.
 * Tab stops in a scroll container are focused twice: after scrolling in from its start and from its end.
 */
export function unseenFocus(within = 'body'): string[] {
  const forced = matchMedia('(forced-colors: active)').matches
  const stops = [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(a[href], button, summary, input, select, textarea, [tabindex="0"])`)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest('[inert]') && stop.checkVisibility({ visibilityProperty: true }) && !stop.matches(':disabled'),
  )
  return stops.flatMap((stop) => {
    const scroller = scrollerOf(stop)
    const why = scroller ? (whyUnseenFrom('start', stop, scroller) ?? whyUnseenFrom('end', stop, scroller)) : whyUnseenFocused(stop)
    return why ? [`${stop.tagName.toLowerCase()} "${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40)}" ${why}`] : []
  })

  function whyUnseenFocused(stop: HTMLElement): string | undefined {
    stop.focus()
    for (const transition of stop.getAnimations({ subtree: true })) transition.finish()
    return whyUnseen(stop)
  }

  /** Scrolls so that half of the stop is outside: the browser then scrolls by the minimum. Invisible elements would be centred. */
  function whyUnseenFrom(end: 'start' | 'end', stop: HTMLElement, scroller: Element): string | undefined {
    stop.blur()
    const [box, room] = [stop.getBoundingClientRect(), scroller.getBoundingClientRect()]
    const [left, top] = end === 'start' ? [room.left, room.top] : [room.right, room.bottom]
    scroller.scrollBy({ left: box.left + box.width / 2 - left, top: box.top + box.height / 2 - top, behavior: 'instant' })
    const why = whyUnseenFocused(stop)
    return why && `${why} (from its ${end})`
  }

  /**
   * Returns the scroll container of a stop, other than the page. Containers with scroll snapping move one animation frame later, and
   * are ignored.
   */
  function scrollerOf(stop: Element): Element | undefined {
    for (let at = stop.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, scrollSnapType } = getComputedStyle(at)
      const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`) && (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth)
      if (scrolls) return scrollSnapType === 'none' ? at : undefined
    }
    return undefined
  }

  function whyUnseen(stop: HTMLElement): string | undefined {
    if (document.activeElement !== stop) return 'does not take the focus'
    // A link that covers its card has the focus ring around the card.
    const covers = getComputedStyle(stop).outlineStyle === 'none'
    const ring = getComputedStyle(stop, covers ? '::after' : null)
    const box = ((covers ? stop.offsetParent : null) ?? stop).getBoundingClientRect()
    if (ring.outlineStyle === 'none' || parseFloat(ring.outlineWidth) < 2) return 'has no ring'
    const ground = colour(forced ? 'Canvas' : getComputedStyle(stop).getPropertyValue('--paper'))
    if (contrast(colour(ring.outlineColor), ground) < 3) return `has a ring in ${ring.outlineColor} on ${ground.join()}`
    if (isCut(stop, box, parseFloat(ring.outlineOffset) + parseFloat(ring.outlineWidth))) return 'has a ring that is cut'
    if (box.bottom < 4 || box.top > innerHeight - 4 || box.right < 4 || box.left > innerWidth - 4) return 'is out of sight'
    const line = [...stop.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? box
    const inSight = (at: number, end: number) => Math.min(Math.max(at, 1), end - 1)
    const top = document.elementFromPoint(inSight(line.x + line.width / 2, innerWidth), inSight(line.y + line.height / 2, innerHeight))
    if (!top || !(stop.contains(top) || top.contains(stop))) return `lies under ${top?.tagName.toLowerCase()}.${top?.className}`
    return undefined
  }

  /** Returns whether an element around the stop clips a side of the ring. */
  function isCut(stop: Element, box: DOMRect, reach: number): boolean {
    for (let at = stop.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, scrollSnapType } = getComputedStyle(at)
      // A container with scroll snapping moves the stop into view one animation frame later.
      if (scrollSnapType !== 'none') return false
      const edge = at.getBoundingClientRect()
      if (overflowX !== 'visible' && (box.left - reach < edge.left - 1 || box.right + reach > edge.right + 1)) return true
      if (overflowY !== 'visible' && (box.top - reach < edge.top - 1 || box.bottom + reach > edge.bottom + 1)) return true
      if (position === 'fixed') return false
    }
    return false
  }

  /** Returns red, green, blue and opacity of any CSS colour, each from 0 to 255. */
  function colour(css: string): number[] {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
    if (!canvas) return []
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('forced-color-adjust', 'none')
    probe.style.color = css
    canvas.fillStyle = getComputedStyle(probe).color
    probe.remove()
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }

  function contrast(one: readonly number[], other: readonly number[]): number {
    const light = (rgba: readonly number[]) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const part = ((rgba[index] ?? 0) * (rgba[3] ?? 0)) / 255 / 255
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      }, 0)
    const [darker = 0, lighter = 0] = [light(one), light(other)].toSorted((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }
}
