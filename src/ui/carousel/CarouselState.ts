import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { EngineHandle, EngineProps } from './CarouselEngine.tsx'
import { recallStopped, rememberStopped } from './CarouselChoice.ts'
import { useHolds } from './CarouselHolds.ts'

interface Options {
  readonly root: RefObject<HTMLElement | null>
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly delayMs: number
  readonly direction: 'ltr' | 'rtl'
}

/** Keep what a carousel knows: which slide, whether it should play, what holds it, and the engine once it is there. */
export function useCarousel({ root, viewport, count, delayMs, direction }: Options) {
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>()
  const [ready, setReady] = useState(false)
  const [start, setStart] = useState(0)
  const [selected, setSelected] = useState(0)
  const [inView, setInView] = useState<readonly number[]>()
  const [wanted, setWanted] = useState(false)
  const handle = useRef<EngineHandle>(null)
  const { held, seen, still, release, holdProps } = useHolds(root)

  const load = useCallback(async () => {
    const { CarouselEngine } = await import('./CarouselEngine.tsx')
    setStart(nearestSlide(viewport.current))
    setEngine(() => CarouselEngine)
  }, [viewport])

  useEffect(() => {
    if (!seen || count < 2) return
    load().catch(() => {})
    if (!still && !recallStopped()) setWanted(true)
    // Once, when it is first seen: later changes are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [seen, count, load])

  const playing = ready && wanted && !held

  function toggle() {
    setWanted(!wanted)
    rememberStopped(wanted)
    if (!wanted) release()
  }

  function goTo(index: number) {
    const target = (index + count) % count
    setWanted(false)
    if (handle.current) return handle.current.scrollTo(index < 0 || index >= count ? index : target)
    // The engine is still on its way: the list can scroll by itself.
    setSelected(target)
    slideAt(viewport.current, target)?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: still ? 'instant' : 'smooth' })
  }

  const engineProps: EngineProps = {
    viewport,
    delayMs,
    direction,
    startIndex: start,
    playing,
    still,
    ready,
    onReady: (engine) => {
      handle.current = engine
      setReady(engine !== null)
    },
    onSelect: (index, seenSlides) => {
      setSelected(index)
      setInView(seenSlides)
    },
    onGrab: () => setWanted(false),
  }

  /** Before the engine runs, every slide can be reached by scrolling. */
  const visible = (index: number) => !ready || !inView || index === selected || inView.includes(index)
  return { Engine, engineProps, selected, visible, playing, wanted, toggle, goTo, holdProps }
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
