import type { EmblaCarouselType } from 'embla-carousel'

/** A slow drag that is shorter springs back; a flick needs less, and Embla knows it by itself. */
const DRAG_PX = 56

/** Go to a slide by the shorter way; `jump` goes there without gliding. Steps beyond either end go round. */
export function goTo(api: EmblaCarouselType, index: number, jump: boolean): void {
  const current = api.selectedScrollSnap()
  if (index === current + 1) api.scrollNext(jump)
  else if (index === current - 1) api.scrollPrev(jump)
  else api.scrollTo(index, jump)
}

/**
 * Turn by any drag that is clearly meant, not only by half a slide; gives a function that undoes it.
 *
 * Embla settles on the nearest slide, which on a wide screen takes half the window.
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

/** Turn to a slide that only peeks in when it is pressed, instead of following its link; gives a function that undoes it. */
export function selectOnPress(api: EmblaCarouselType, jump: boolean): () => void {
  const root = api.rootNode()
  // What peeks in is inert, so that the press meets what is behind it.
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

/** Where the end meets the beginning, the way goes on: from 0.9 to 0.1 it is 0.2 ahead. */
function wrapProgress(difference: number): number {
  return difference - Math.round(difference)
}

/** All slides one after the other, in pixels. */
function lengthOf(api: EmblaCarouselType): number {
  return api.slideNodes().reduce((sum, slide) => sum + slide.offsetWidth, 0)
}
