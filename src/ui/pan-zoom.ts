/** How a picture lies in its stage: enlarged about its centre, then moved by pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const CLOSE = 2.5
const LARGEST = 6

/** Enlarge so that what lies under a point, measured from the stage's centre, stays there. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Move, but never so far that the stage stands empty. */
export function keepInside({ scale, x, y }: View, size: { readonly width: number; readonly height: number }): View {
  const limit = (value: number, length: number) => Math.min(1, Math.max(-1, value / ((length * (scale - 1)) / 2 || 1))) * ((length * (scale - 1)) / 2)
  return { scale, x: limit(x, size.width), y: limit(y, size.height) }
}

export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** How far two fingers are apart. */
export function spreadOf([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
