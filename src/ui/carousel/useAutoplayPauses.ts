import { useCallback, useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

type PauseReason = 'hover' | 'focus' | 'hidden-tab' | 'out-of-sight'

/**
 * Returns the reasons that stop the autoplay of a carousel.
 *
 * - `isPaused`: temporarily, while the pointer or focus is inside, the tab is hidden, or the carousel is not visible
 * - `reducedMotion`: the visitor prefers reduced motion or reduced data
 * - `wasSeen`: the carousel has come near the viewport once
 *
 * Set `pauseProps` on the element of `root`. `resume` ends the pauses by pointer and focus.
 */
export function useAutoplayPauses(root: RefObject<HTMLElement | null>) {
  const [reasons, setReasons] = useState<ReadonlySet<PauseReason>>(new Set())
  const [wasSeen, setWasSeen] = useState(false)
  const [reducedMotion, setReducedMotion] = useState(false)

  const setPaused = useCallback((reason: PauseReason, on: boolean) => {
    setReasons((before) => {
      if (before.has(reason) === on) return before
      const after = new Set(before)
      if (on) after.add(reason)
      else after.delete(reason)
      return after
    })
  }, [])

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const data = matchMedia('(prefers-reduced-data: reduce)')
    const read = () => setReducedMotion(motion.matches || data.matches || savesData())
    read()
    motion.addEventListener('change', read)
    data.addEventListener('change', read)
    return () => {
      motion.removeEventListener('change', read)
      data.removeEventListener('change', read)
    }
  }, [])

  useEffect(() => {
    const read = () => setPaused('hidden-tab', document.visibilityState === 'hidden')
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [setPaused])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWasSeen(true), { rootMargin: '25%' })
    const sight = new IntersectionObserver(([entry]) => setPaused('out-of-sight', !entry?.isIntersecting))
    near.observe(element)
    sight.observe(element)
    return () => {
      near.disconnect()
      sight.disconnect()
    }
  }, [root, setPaused])

  /** Pressing play ends the pauses by the pointer and focus that pressed it. */
  function resume() {
    setPaused('hover', false)
    setPaused('focus', false)
  }

  const pauseProps = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setPaused('hover', true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setPaused('hover', false),
    onFocus: () => setPaused('focus', true),
    onBlur: (event: FocusEvent) => root.current?.contains(event.relatedTarget) || setPaused('focus', false),
  }
  return { isPaused: reasons.size > 0, wasSeen, reducedMotion, resume, pauseProps }
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
