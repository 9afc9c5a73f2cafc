import { useCallback, useEffect, useRef, useState, type ComponentType, type PointerEvent, type RefObject, type TouchEvent } from 'react'
import { AUTOPLAY_KEY } from './carousel-script.ts'
import type { EngineHandle, EngineProps } from './CarouselEngine.tsx'
import { useAutoplayPauses } from './useAutoplayPauses.ts'

interface Options {
  readonly root: RefObject<HTMLElement | null>
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly delayMs: number
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Manages the state of a carousel: the selected slide, whether autoplay is enabled and running, and Embla when loaded.
 *
 * `count` is the number of slides, `delayMs` the time for each.
 */
export function useCarousel({ root, viewport, count, delayMs, direction }: Options) {
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>()
  const [ready, setReady] = useState(false)
  const [start, setStart] = useState(0)
  const [selected, setSelected] = useState(0)
  const [inView, setInView] = useState<readonly number[]>()
  const [isAutoplayOn, setIsAutoplayOn] = useState(false)
  /** The latest state, for presses that are repeated before the next render. */
  const autoplay = useRef(false)
  const handle = useRef<EngineHandle>(null)
  const { isPaused, wasSeen, reducedMotion, resume, pauseProps } = useAutoplayPauses(root)

  /** Loads Embla when a visitor is about to turn the slides. */
  const wake = useCallback(() => {
    if (count < 2) return
    void import('./CarouselEngine.tsx')
      .then(async ({ CarouselEngine }) => {
        await atRest(viewport.current)
        setStart(nearestSlide(viewport.current))
        setEngine(() => CarouselEngine)
      })
      // Without Embla, the list still scrolls.
      .catch(() => {})
  }, [viewport, count])

  // The visitor may have scrolled the list before hydration.
  useEffect(() => {
    const list = viewport.current
    if (!list || list.scrollLeft === 0) return
    setSelected(nearestSlide(list))
  }, [viewport])

  const setAutoplayOn = useCallback((isOn: boolean) => {
    autoplay.current = isOn
    setIsAutoplayOn(isOn)
  }, [])

  // Continues the state of `carouselScript`.
  useEffect(() => {
    if (root.current && window.early?.autoplay.get(root.current)) setAutoplayOn(true)
  }, [root, setAutoplayOn])

  useEffect(() => {
    const wasStopped = root.current && window.early?.autoplay.get(root.current) === false
    if (wasSeen && count > 1 && !reducedMotion && !wasStopped && !autoplayWasStopped()) setAutoplayOn(true)
    // Runs once, when the carousel is first visible. Later changes are choices of the visitor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wasSeen, count])

  const playing = isAutoplayOn && !isPaused
  /** Scrolls the native list if Embla is not loaded. */
  const scrollTo = useCallback(
    (index: number) => {
      setSelected(index)
      viewport.current?.scrollTo({ left: offsetOf(viewport.current, index), behavior: reducedMotion ? 'instant' : 'smooth' })
    },
    [viewport, reducedMotion],
  )
  useEffect(() => {
    if (Engine || !playing) return undefined
    const timer = setTimeout(() => scrollTo((selected + 1) % count), delayMs)
    return () => clearTimeout(timer)
  }, [Engine, playing, selected, count, delayMs, scrollTo])

  function toggleAutoplay() {
    const isOn = !autoplay.current
    setAutoplayOn(isOn)
    rememberAutoplayStopped(!isOn)
    if (isOn) resume()
  }

  function goTo(index: number) {
    const target = (index + count) % count
    setAutoplayOn(false)
    if (handle.current) return handle.current.scrollTo(index < 0 || index >= count ? index : target)
    scrollTo(target)
    wake()
  }

  /** Props of the root element. Pointer, focus or a swipe inside load Embla. */
  const rootProps = {
    ...pauseProps,
    onPointerEnter(event: PointerEvent) {
      pauseProps.onPointerEnter(event)
      if (event.pointerType === 'mouse') wake()
    },
    onFocus() {
      pauseProps.onFocus()
      wake()
    },
    onTouchStart({ target, currentTarget }: TouchEvent) {
      // The press on the first button follows, and toggles the state.
      if (target instanceof Element && target.closest('button') === currentTarget.querySelector('button')) return
      setAutoplayOn(false)
    },
    onTouchEnd: wake,
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

  /** Before Embla runs, each slide can be reached by scrolling. */
  const isVisible = (index: number) => !ready || !inView || index === selected || inView.includes(index)
  return { Engine, engineProps, selected, isVisible, playing, isAutoplayOn, toggleAutoplay, goTo, rootProps }
}

function slidesOf(viewport: HTMLElement | null): HTMLElement[] {
  return [...(viewport?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])]
}

/** Returns the scroll position of a slide at the start edge. Negative from right to left. */
function offsetOf(viewport: HTMLElement, index: number): number {
  const slides = slidesOf(viewport)
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
}

/** Returns the slide at the start edge after native scrolling. */
function nearestSlide(viewport: HTMLElement | null): number {
  if (!viewport) return 0
  const distances = slidesOf(viewport).map((_, index) => Math.abs(offsetOf(viewport, index) - viewport.scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Number of animation frames without movement after which scrolling has ended. */
const RESTING_FRAMES = 6

/** Waits until a native scroll has ended. */
async function atRest(viewport: HTMLElement | null): Promise<void> {
  let place: number | undefined
  for (let frames = 0; frames < RESTING_FRAMES;) {
    frames = viewport?.scrollLeft === place ? frames + 1 : 0
    place = viewport?.scrollLeft
    await new Promise(requestAnimationFrame)
  }
}

/** Returns whether the visitor stopped carousels, on this visit or an earlier one. */
function autoplayWasStopped(): boolean {
  try {
    return localStorage.getItem(AUTOPLAY_KEY) === 'stopped'
  } catch {
    return false
  }
}

/** Stores whether carousels remain stopped. Without storage the choice applies only to this page. */
function rememberAutoplayStopped(stopped: boolean): void {
  try {
    if (stopped) localStorage.setItem(AUTOPLAY_KEY, 'stopped')
    else localStorage.removeItem(AUTOPLAY_KEY)
  } catch {
    // Storage is disabled.
  }
}
