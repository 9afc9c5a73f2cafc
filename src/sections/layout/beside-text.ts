import type { Picture } from '#app/content/view/picture.ts'
import { shapeOf } from '#app/media/picture/shape.ts'

/** Returns the layout of a picture beside a text: an upright picture stays within the grid. `sizes` is the value of the attribute. */
export function besideText(picture: Picture): { upright: boolean; sizes: string } {
  const shape = shapeOf(picture)
  const upright = shape === 'square' || shape === 'portrait'
  return { upright, sizes: `(min-width: 64rem) ${upright ? 36 : 56}vw, 88vw` }
}
