import type { EmblaCarouselType } from 'embla-carousel'
import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { goTo, advanceOnDrag, selectOnPress } from './embla-gestures.ts'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

export interface EngineHandle {
  /** Steps beyond either end go round. */
  scrollTo(index: number): void
}

export interface EngineProps {
  readonly viewport: RefObject<HTMLElement | null>
  readonly delayMs: number
  readonly direction: 'ltr' | 'rtl'
  readonly startIndex: number
  readonly playing: boolean
  /** Jump to slides instead of gliding. */
  readonly reducedMotion: boolean
  readonly onReady: (handle: EngineHandle | null) => void
  readonly onSelect: (index: number, inView: readonly number[]) => void
  /** The visitor took hold of the slides. */
  readonly onGrab: () => void
  readonly ready: boolean
}

/** Drive the slides of a viewport that is already there. Renders nothing; loaded when the carousel is seen. */
export function CarouselEngine({ viewport, delayMs, direction, startIndex, playing, reducedMotion, onReady, onSelect, onGrab }: EngineProps) {
  const [plugins] = useState(() => [autoplay({ delay: delayMs, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false, jump: reducedMotion })])
  const [first] = useState(startIndex)
  const [attach, api] = useEmblaCarousel(
    { loop: true, align: 'start', direction, startIndex: first, duration: 32, inViewThreshold: 0.6, containScroll: false },
    plugins,
  )
  const latest = useRef({ onReady, onSelect, onGrab })
  useLayoutEffect(() => {
    latest.current = { onReady, onSelect, onGrab }
  })

  useLayoutEffect(() => attach(viewport.current), [attach, viewport])

  useLayoutEffect(() => {
    if (!api) return
    const tell = (embla: EmblaCarouselType) => latest.current.onSelect(embla.selectedScrollSnap(), embla.slidesInView())
    const grab = () => latest.current.onGrab()
    const stopTurning = advanceOnDrag(api, reducedMotion)
    const stopPressing = selectOnPress(api, reducedMotion)
    // Embla moves by transform; what had been scrolled natively is already in `startIndex`.
    api.rootNode().scrollLeft = 0
    api.on('select', tell).on('slidesInView', tell).on('reInit', tell).on('pointerDown', grab)
    latest.current.onReady({ scrollTo: (index) => goTo(api, index, reducedMotion) })
    tell(api)
    return () => {
      stopTurning()
      stopPressing()
      api.off('select', tell).off('slidesInView', tell).off('reInit', tell).off('pointerDown', grab)
      latest.current.onReady(null)
    }
  }, [api, reducedMotion])

  useEffect(() => {
    const player = api?.plugins().autoplay
    if (playing) player?.play(reducedMotion)
    else player?.stop()
  }, [api, playing, reducedMotion])

  return null
}
