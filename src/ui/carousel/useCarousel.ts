import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { EngineHandle, EngineProps } from './CarouselEngine.tsx'
import { autoplayWasStopped, rememberAutoplayStopped } from './autoplay-preference.ts'
import { useAutoplayPauses } from './useAutoplayPauses.ts'

interface Options {
  readonly root: RefObject<HTMLElement | null>
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly delayMs: number
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Keep the state of a carousel: the selected slide, whether autoplay is on and playing now, and the engine once it is loaded.
 *
 * `count` is the number of slides; `delayMs` how long each stays.
 */
export function useCarousel({ root, viewport, count, delayMs, direction }: Options) {
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>()
  const [ready, setReady] = useState(false)
  const [start, setStart] = useState(0)
  const [selected, setSelected] = useState(0)
  const [inView, setInView] = useState<readonly number[]>()
  const [isAutoplayOn, setAutoplayOn] = useState(false)
  const handle = useRef<EngineHandle>(null)
  const { isPaused, wasSeen, reducedMotion, resume, pauseProps } = useAutoplayPauses(root)

  const load = useCallback(async () => {
    const { CarouselEngine } = await import('./CarouselEngine.tsx')
    setStart(nearestSlide(viewport.current))
    setEngine(() => CarouselEngine)
  }, [viewport])

  useEffect(() => {
    if (!wasSeen || count < 2) return
    load().catch(() => {})
    if (!reducedMotion && !autoplayWasStopped()) setAutoplayOn(true)
    // Once, when it is first seen: later changes are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wasSeen, count, load])

  const playing = ready && isAutoplayOn && !isPaused

  function toggleAutoplay() {
    setAutoplayOn(!isAutoplayOn)
    rememberAutoplayStopped(isAutoplayOn)
    if (!isAutoplayOn) resume()
  }

  function goTo(index: number) {
    const target = (index + count) % count
    setAutoplayOn(false)
    if (handle.current) return handle.current.scrollTo(index < 0 || index >= count ? index : target)
    // The engine is still on its way: the list can scroll by itself.
    setSelected(target)
    slideAt(viewport.current, target)?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: reducedMotion ? 'instant' : 'smooth' })
  }

  const engineProps: EngineProps = {
    viewport,
    delayMs,
    direction,
    startIndex: start,
    playing,
    reducedMotion,
    ready,
    onReady: (engine) => {
      handle.current = engine
      setReady(engine !== null)
    },
    onSelect: (index, seenSlides) => {
      setSelected(index)
      setInView(seenSlides)
    },
    onGrab: () => setAutoplayOn(false),
  }

  /** Before the engine runs, every slide can be reached by scrolling. */
  const isVisible = (index: number) => !ready || !inView || index === selected || inView.includes(index)
  return { Engine, engineProps, selected, isVisible, playing, isAutoplayOn, toggleAutoplay, goTo, pauseProps }
}

function slideAt(viewport: HTMLElement | null, index: number): Element | undefined {
  return viewport?.querySelectorAll('[data-slide]')[index]
}

/** Tell which slide native scrolling has brought to the start. */
function nearestSlide(viewport: HTMLElement | null): number {
  const slides = [...(viewport?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])]
  const scrolled = Math.abs(viewport?.scrollLeft ?? 0)
  const first = slides[0]
  if (!first) return 0
  const distances = slides.map((slide) => Math.abs(Math.abs(slide.offsetLeft - first.offsetLeft) - scrolled))
  return distances.indexOf(Math.min(...distances))
}
