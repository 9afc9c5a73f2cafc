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

export interface Size {
  readonly width: number
  readonly height: number
}

export const UNZOOMED: View = { scale: 1, x: 0, y: 0 }
export const CLOSE_UP_SCALE = 2.5
const MAX_SCALE = 6

/** Enlarge so that what lies under a point, measured from the stage's centre, stays there. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Give the size at which the whole of a picture fits into its stage. */
export function fitInto(stage: Size, picture: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Move, but never an edge of the picture (of that size while it is whole) into the stage, and not at all along a side that fits. */
export function keepInside({ scale, x, y }: View, stage: Size, picture: Size): View {
  const limit = (value: number, seen: number, length: number) => {
    const most = Math.max(0, (length * scale - seen) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return { scale, x: limit(x, stage.width, picture.width), y: limit(y, stage.height, picture.height) }
}

/** Give the point in the middle of several; of no points it is not a number. */
export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** How far two fingers are apart. */
export function spreadOf([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
