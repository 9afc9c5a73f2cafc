import { type Colour, kelvin } from './colour.ts'
import { clamp, lerp } from './maths.ts'
import { normal, random } from './noise.ts'
import type { Plate } from './plate.ts'

/**
 * Draws one star: a core as wide as the seeing and wings that only bright stars show.
 * Light is the brightness of the centre; about 1 is a star that just reaches white.
 */
export const star = (plate: Plate, x: number, y: number, light: number, colour: Colour, width = 1): void => {
  const reach = Math.min(160, Math.ceil(width * (2 + 2.2 * light ** 0.42) + 1))
  plate.paint(
    (px, py, target) => {
      const distance = Math.hypot(px - x, py - y) / width
      // The wings end smoothly at the reach, so that no square shows.
      const fade = clamp(1 - (distance * width) / reach)
      const wings = (0.012 * fade * fade) / (1 + (distance / 2.5) ** 2.2)
      const seen = light * (Math.exp(-distance * distance * 0.75) + wings)
      target.r += seen * colour.r
      target.g += seen * colour.g
      target.b += seen * colour.b
    },
    x - reach,
    y - reach,
    x + reach + 1,
    y + reach + 1,
  )
}

/** Draws the four faint rays of a bright star, which the holder of a secondary mirror causes. */
export const spikes = (plate: Plate, x: number, y: number, light: number, colour: Colour, length: number): void => {
  for (let side = 0; side < 4; side++) {
    const [dx, dy] = [Math.cos((side * Math.PI) / 2 + 0.06), Math.sin((side * Math.PI) / 2 + 0.06)]
    for (let step = 0; step < length; step += 0.5) {
      const part = 1 - step / length
      plate.splat(x + dx * step, y + dy * step, colour, light * part ** 3 * 0.5)
    }
  }
}

/** A temperature as the stars of the naked-eye sky have it: mostly white, some blue, some orange. */
export const starTemperature = (next: () => number): number => {
  const kind = next()
  if (kind < 0.3) return lerp(8500, 18000, next() ** 2)
  if (kind < 0.65) return lerp(5600, 8500, next())
  return lerp(3300, 5600, next())
}

export interface StarField {
  seed: string
  count: number
  /** Light of the faintest star. */
  faintest?: number
  /** Light of the brightest star allowed. */
  brightest?: number
  /** Slope of the counts: the number of stars brighter than L falls as L to the power of minus this. */
  slope?: number
  /** Width of the star images in pixels. */
  width?: number
  /** Share of stars that remain at a place, 0 to 1. */
  density?: (x: number, y: number) => number
  /** Factor on a star's light at a place, for instance near the horizon. */
  fade?: (x: number, y: number) => number
}

/** Scatters stars with a believable distribution of brightness: few bright, many faint. */
export const scatter = (plate: Plate, field: StarField): void => {
  const { seed, count, faintest = 0.035, brightest = 12, slope = 1.25, width = 0.95, density, fade } = field
  const next = random(seed)
  for (let index = 0; index < count; index++) {
    const x = next() * plate.width
    const y = next() * plate.height
    const light = Math.min(brightest, faintest * (1 - next()) ** (-1 / slope))
    const colour = kelvin(starTemperature(next) * (1 + 0.03 * normal(next)))
    const chance = next()
    if (density && chance > density(x, y)) continue
    const seen = light * (fade?.(x, y) ?? 1)
    // Bright images are wider, as on a photograph.
    if (seen > 0.004) star(plate, x, y, seen, colour, width * (1 + 0.12 * Math.log1p(seen)))
  }
}
