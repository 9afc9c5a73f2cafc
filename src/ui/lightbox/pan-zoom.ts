/** Transformation of a picture in its stage: scaled about its centre, then moved by pixels. */
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

/** Zooms about a point, which remains in place. The point is relative to the centre of the stage. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** Returns the size at which the whole picture fits into its stage. */
export function fitInto(stage: Size, picture: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Limits the movement so that no edge of the picture enters the stage. A side that fits does not move at all. `picture` is the size without zoom. */
export function keepInside({ scale, x, y }: View, stage: Size, picture: Size): View {
  const limit = (value: number, seen: number, length: number) => {
    const max = Math.max(0, (length * scale - seen) / 2)
    return Math.min(max, Math.max(-max, value))
  }
  return { scale, x: limit(x, stage.width, picture.width), y: limit(y, stage.height, picture.height) }
}

/** Returns the centre of several points. Without points the coordinates are `NaN`. */
export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Returns the distance between two fingers. */
export function spreadOf([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
