import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { centreOf, CLOSE_UP_SCALE, fitInto, keepInside, spreadOf, UNZOOMED, zoomAt, type Point, type Size, type View } from './pan-zoom.ts'

const SWIPE_PX = 56
/** Zoom per pixel of the wheel, as a power of e. */
const WHEEL = 0.01

/**
 * Zooms and moves a picture by pinch, drag, double press, wheel (Ctrl zooms), or by the returned functions.
 *
 * A new `index` resets the zoom. Without zoom, a sideways drag is a swipe: `onSwipe` receives 1 for a swipe to the left, -1 for one to the
 * right.
 */
export function usePanZoom(index: number, onSwipe: (towards: 1 | -1) => void) {
  const [view, setView] = useState(UNZOOMED)
  const [shownIndex, setShownIndex] = useState(index)
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const isZoomed = view.scale > 1
  if (shownIndex !== index) {
    setShownIndex(index)
    setView(UNZOOMED)
  }

  // Set by CSSOM, because the Content Security Policy allows no style attribute.
  useLayoutEffect(() => {
    if (picture.current) picture.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }, [view])

  const change = (next: (view: View) => View) => {
    const size = stage.current?.getBoundingClientRect()
    if (size) setView((before) => keepInside(next(before), size, shownSize(size, picture.current)))
  }
  const fromCentre = ({ x, y }: Point): Point => {
    const size = stage.current?.getBoundingClientRect()
    return size ? { x: x - size.x - size.width / 2, y: y - size.y - size.height / 2 } : { x: 0, y: 0 }
  }
  const toggle = (point: Point = { x: 0, y: 0 }) => change((before) => (before.scale > 1 ? UNZOOMED : zoomAt(before, CLOSE_UP_SCALE, point)))

  // React's wheel listeners are passive, but the page must not zoom. Browsers report a trackpad's pinch as a wheel event with Ctrl.
  useEffect(() => {
    const element = stage.current
    function turn(event: WheelEvent) {
      event.preventDefault()
      const { deltaX, deltaY, ctrlKey, clientX: x, clientY: y } = event
      change((shown) => (ctrlKey ? zoomAt(shown, Math.exp(-deltaY * WHEEL), fromCentre({ x, y })) : { ...shown, x: shown.x - deltaX, y: shown.y - deltaY }))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  const drop = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  const stageProps = {
    ref: stage,
    onPointerDown({ pointerId, clientX, clientY, button, currentTarget }: PointerEvent) {
      if (button !== 0) return
      if (fingers.current.size === 0) travelled.current = 0
      fingers.current.set(pointerId, { x: clientX, y: clientY })
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      if (!fingers.current.has(pointerId)) return
      const before = [...fingers.current.values()]
      fingers.current.set(pointerId, { x: clientX, y: clientY })
      const after = [...fingers.current.values()]
      const [from, to] = [centreOf(before), centreOf(after)]
      if (after.length > 1) {
        travelled.current = 0
        const factor = spreadOf(after) / (spreadOf(before) || 1)
        change((shown) => zoomAt({ ...shown, x: shown.x + to.x - from.x, y: shown.y + to.y - from.y }, factor, fromCentre(to)))
      } else if (isZoomed) change((shown) => ({ ...shown, x: shown.x + to.x - from.x, y: shown.y + to.y - from.y }))
      else travelled.current += to.x - from.x
    },
    onPointerUp(event: PointerEvent) {
      const isLast = drop(event) && fingers.current.size === 0
      if (!isLast || isZoomed || Math.abs(travelled.current) < SWIPE_PX) return
      onSwipe(travelled.current < 0 ? 1 : -1)
    },
    onPointerCancel: drop,
    onDoubleClick: ({ clientX, clientY }: MouseEvent) => toggle(fromCentre({ x: clientX, y: clientY })),
  }
  const move = (x: number, y: number) => change((shown) => ({ ...shown, x: shown.x + x, y: shown.y + y }))
  return { stageProps, picture, isZoomed, toggle, move, zoom: (factor: number) => change((shown) => zoomAt(shown, factor, { x: 0, y: 0 })) }
}

/** Returns the size of the picture without zoom, or of the stage until the picture is loaded. */
function shownSize(stage: Size, picture: HTMLElement | null): Size {
  const image = picture?.querySelector('img')
  return image?.naturalWidth ? fitInto(stage, { width: image.naturalWidth, height: image.naturalHeight }) : stage
}
