import type { Picture } from '#app/content/view/picture.ts'

/** What a whole picture looks like: much wider than high, wider, about the same, higher. */
export type Shape = 'panorama' | 'landscape' | 'square' | 'portrait'

/** Tell the shape of a whole picture. */
export function shapeOf({ width, height }: Pick<Picture, 'width' | 'height'>): Shape {
  const ratio = width / height
  if (ratio > 1.9) return 'panorama'
  if (ratio > 1.15) return 'landscape'
  return ratio > 0.9 ? 'square' : 'portrait'
}
