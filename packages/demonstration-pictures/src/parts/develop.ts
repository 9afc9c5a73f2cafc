import sharp from 'sharp'
import { toSrgb } from './colour.ts'
import { clamp, smoothstep } from './maths.ts'
import { normal, random } from './noise.ts'
import { Field, type Plate } from './plate.ts'

/** A finished picture file. */
export interface Picture {
  bytes: Buffer
  extension: 'jpg' | 'png'
}

export interface Development {
  seed: string
  /** Factor on all light before the film curve. */
  exposure?: number
  /** How much darker the corners are, 0 to 1. */
  vignette?: number
  /** Strength of the grain, in steps of the 8-bit scale. */
  grain?: number
  quality?: number
}

/** Film curve: bright light approaches white without clipping. */
const film = (light: number): number => toSrgb(1 - Math.exp(-Math.max(0, light)))

/** Develops a plate: exposure, vignette, film curve, grain and dither, then JPEG. */
export const develop = async (plate: Plate, options: Development): Promise<Picture> => {
  const { seed, exposure = 1, vignette = 0.22, grain = 1.6, quality = 84 } = options
  const { width, height } = plate
  const next = random(`${seed} grain`)
  // Silver grains are larger than a pixel: noise of slightly more than one pixel's size.
  const rough = new Field(width, height).fill(() => normal(next))
  const pixels = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (2 * x) / width - 1
      const dy = (2 * y) / height - 1
      const corner = 1 - vignette * smoothstep(0.35, 2, dx * dx + dy * dy)
      const light = exposure * corner
      const clump = 0.45 * rough.get(x, y) + 0.275 * (rough.get(x + 1, y) + rough.get(x, y + 1)) + 0.2 * rough.get(x + 1, y + 1)
      const dither = clump * grain + next() - 0.5
      const at = (y * width + x) * 3
      pixels[at] = clamp(film(plate.red.get(x, y) * light) * 255 + dither, 0, 254.49) + 0.5
      pixels[at + 1] = clamp(film(plate.green.get(x, y) * light) * 255 + dither, 0, 254.49) + 0.5
      pixels[at + 2] = clamp(film(plate.blue.get(x, y) * light) * 255 + dither, 0, 254.49) + 0.5
    }
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, progressive: true, chromaSubsampling: '4:2:0' })
    .toBuffer()
  return { bytes, extension: 'jpg' }
}
