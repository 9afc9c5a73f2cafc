import { useCallback, useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

type PauseReason = 'hover' | 'focus' | 'hidden-tab' | 'out-of-sight'

/**
 * Tell what keeps a carousel from moving by itself.
 *
 * - `isPaused`: for now, while the pointer is over it, the focus is within, the tab is hidden, or it is out of sight
 * - `reducedMotion`: the visitor asked for less motion or less data
 * - `wasSeen`: it has come near the viewport once
 *
 * `pauseProps` belong on the element of `root`; `resume` ends what pointer and focus paused.
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

  /** A press on play is stronger than the pointer and the focus that made it. */
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
