import { useCallback, useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

type Hold = 'hover' | 'focus' | 'hidden' | 'away'

/**
 * Know what speaks against moving by itself right now.
 *
 * `held`: the pointer is over it, focus is within, the tab is hidden, or it is out of sight. `still`: the visitor asked
 * for less motion or less data. `seen`: it has come near the window once.
 */
export function useHolds(root: RefObject<HTMLElement | null>) {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const [seen, setSeen] = useState(false)
  const [still, setStill] = useState(false)

  const hold = useCallback((reason: Hold, on: boolean) => {
    setHolds((before) => {
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
    const read = () => setStill(motion.matches || data.matches || savesData())
    read()
    motion.addEventListener('change', read)
    data.addEventListener('change', read)
    return () => {
      motion.removeEventListener('change', read)
      data.removeEventListener('change', read)
    }
  }, [])

  useEffect(() => {
    const read = () => hold('hidden', document.visibilityState === 'hidden')
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [hold])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '25%' })
    const sight = new IntersectionObserver(([entry]) => hold('away', !entry?.isIntersecting))
    near.observe(element)
    sight.observe(element)
    return () => {
      near.disconnect()
      sight.disconnect()
    }
  }, [root, hold])

  /** A press on play is stronger than the pointer and the focus that made it. */
  function release() {
    hold('hover', false)
    hold('focus', false)
  }

  const holdProps = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hold('hover', true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hold('hover', false),
    onFocus: () => hold('focus', true),
    onBlur: (event: FocusEvent) => root.current?.contains(event.relatedTarget) || hold('focus', false),
  }
  return { held: holds.size > 0, seen, still, release, holdProps }
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
