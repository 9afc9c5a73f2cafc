import type { Picture } from '#app/content/view/picture.ts'

/** Shape of an uncropped picture: much wider than high, wider, about equal, or higher. */
export type Shape = 'panorama' | 'landscape' | 'square' | 'portrait'

/** Returns the shape of an uncropped picture. */
export function shapeOf({ width, height }: Pick<Picture, 'width' | 'height'>): Shape {
  const ratio = width / height
  if (ratio > 1.9) return 'panorama'
  if (ratio > 1.15) return 'landscape'
  return ratio > 0.9 ? 'square' : 'portrait'
}

/** Returns the layout of a picture beside a text: an upright picture stays within the grid. `sizes` is the value of the attribute. */
export function besideText(picture: Picture): { upright: boolean; sizes: string } {
  const shape = shapeOf(picture)
  const upright = shape === 'square' || shape === 'portrait'
  return { upright, sizes: `(min-width: 64rem) ${upright ? 36 : 56}vw, 88vw` }
}
