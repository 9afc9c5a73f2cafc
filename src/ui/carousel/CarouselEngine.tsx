import type { EmblaCarouselType } from 'embla-carousel'
import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { goTo, advanceOnDrag, selectOnPress } from './embla-gestures.ts'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

export interface EngineHandle {
  /** Wraps around at both ends. */
  scrollTo(index: number): void
}

export interface EngineProps {
  readonly viewport: RefObject<HTMLElement | null>
  readonly delayMs: number
  readonly direction: 'ltr' | 'rtl'
  readonly startIndex: number
  readonly playing: boolean
  /** Jumps to slides without animation. */
  readonly reducedMotion: boolean
  readonly onReady: (handle: EngineHandle | null) => void
  readonly onSelect: (index: number, inView: readonly number[]) => void
  /** Called when the visitor starts to drag the slides. */
  readonly onGrab: () => void
  readonly ready: boolean
}

/** Moves the slides of an existing viewport. Renders nothing. Loaded when the carousel is visible. */
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
    // Embla moves by transforms. `startIndex` already includes the native scroll position.
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
