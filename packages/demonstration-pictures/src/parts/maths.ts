/** Keeps a value between two limits. */
export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)

/** The value a given part of the way from one number to another. */
export const lerp = (from: number, to: number, part: number): number => from + (to - from) * part

/** An S-shaped step from 0 at one edge to 1 at the other; the first edge may be the larger one. */
export const smoothstep = (edge0: number, edge1: number, value: number): number => {
  const part = clamp((value - edge0) / (edge1 - edge0))
  return part * part * (3 - 2 * part)
}

/** A bell curve of height 1 around 0. */
export const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2))

/** Degrees to radians. */
export const rad = (degrees: number): number => (degrees * Math.PI) / 180
