import type { EmblaCarouselType } from 'embla-carousel'

/** Minimum pixels of a slow drag. Shorter drags spring back. Embla itself detects flicks, which may be shorter. */
const DRAG_PX = 56

/** Goes to a slide by the shorter way, without animation if `jump` is true. Indexes beyond either end wrap around. */
export function goTo(api: EmblaCarouselType, index: number, jump: boolean): void {
  const current = api.selectedScrollSnap()
  if (index === current + 1) api.scrollNext(jump)
  else if (index === current - 1) api.scrollPrev(jump)
  else api.scrollTo(index, jump)
}

/**
 * Advances by each drag over `DRAG_PX`. Returns the function that undoes this.
 *
 * Embla alone goes to the nearest slide, which on a wide screen would require half the window.
 */
export function advanceOnDrag(api: EmblaCarouselType, jump: boolean): () => void {
  let from = { slide: 0, progress: 0 }
  const grab = () => void (from = { slide: api.selectedScrollSnap(), progress: api.scrollProgress() })
  const drop = () => {
    if (api.selectedScrollSnap() !== from.slide) return
    const dragged = wrapProgress(api.scrollProgress() - from.progress) * lengthOf(api)
    if (dragged > DRAG_PX) api.scrollNext(jump)
    else if (dragged < -DRAG_PX) api.scrollPrev(jump)
  }
  api.on('pointerDown', grab).on('pointerUp', drop)
  return () => api.off('pointerDown', grab).off('pointerUp', drop)
}

/** Goes to a partly visible slide on a press, instead of following its link. Returns the function that undoes this. */
export function selectOnPress(api: EmblaCarouselType, jump: boolean): () => void {
  const root = api.rootNode()
  // Partly visible slides are inert, so the press hits the element behind them.
  const press = ({ clientX: x, clientY: y }: MouseEvent) => {
    const index = api.slideNodes().findIndex((slide) => {
      const { left, right, top, bottom } = slide.getBoundingClientRect()
      return slide.inert && left <= x && x < right && top <= y && y < bottom
    })
    if (index >= 0) goTo(api, index, jump)
  }
  root.addEventListener('click', press)
  return () => root.removeEventListener('click', press)
}

/** Returns the shortest distance on the ring: from 0.9 to 0.1 it is 0.2. */
function wrapProgress(difference: number): number {
  return difference - Math.round(difference)
}

/** Returns the length of all slides in pixels. */
function lengthOf(api: EmblaCarouselType): number {
  return api.slideNodes().reduce((sum, slide) => sum + slide.offsetWidth, 0)
}
