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
