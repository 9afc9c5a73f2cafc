import { add, type Colour, hex, kelvin, mix } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'

const FIELD = hex('#0a1020')
const STOP = hex('#020306')
const GOLD = mix(kelvin(4200), hex('#ff9c3c'), 0.45)
const BLUE = mix(kelvin(16000), hex('#6fa6ff'), 0.5)

/** The diffraction image of a round lens (Airy's pattern), close enough for the eye: a disc and thinning rings. */
const airy = (radius: number): number => {
  if (radius < 1e-3) return 1
  if (radius < 3.2) return Math.max(0, Math.cos(radius * 0.41) ** 2 * Math.exp(-radius * radius * 0.1))
  return (0.9 * Math.cos(radius - 2.356 - Math.PI / 2) ** 2) / radius ** 2.6
}

/** A gold and blue pair at high power in the Great Refractor. */
export const doubleStar = async (): Promise<Picture> => {
  const plate = new Plate(1600, 1600)
  const noise = new Noise('double')
  const image = (cx: number, cy: number, light: number, size: number, colour: Colour): void => {
    plate.paint((x, y, target) => {
      // Restless air bends the rings and breaks them into arcs.
      const [dx, dy] = [x - cx + 5 * noise.fbm(x / 130, y / 130 + cx, 3), y - cy + 5 * noise.fbm(x / 130 + 9, y / 130, 3)]
      const radius = Math.hypot(dx, dy) / size
      const angle = Math.atan2(dy, dx)
      const broken = radius > 3 ? 0.75 + 0.55 * noise.fbm(Math.cos(angle) * 1.8 + radius * 0.25, Math.sin(angle) * 1.8, 3) : 1
      const haze = 0.03 / (1 + (radius / 4) ** 2)
      add(target, colour, light * (airy(radius) * Math.max(0.1, broken) + haze))
    })
  }
  plate.paint((_, __, colour) => add(colour, FIELD, 1))
  scatter(plate, { seed: 'double stars', count: 150, faintest: 0.05, slope: 0.9, brightest: 0.9, width: 2.1 })
  image(715, 850, 5.2, 17, GOLD)
  image(1010, 655, 1.9, 17, BLUE)
  plate.paint((x, y, colour) => {
    const out = Math.hypot(x - 800, y - 800)
    const open = smoothstep(752, 738, out)
    colour.r = STOP.r + (colour.r - STOP.r) * open
    colour.g = STOP.g + (colour.g - STOP.g) * open
    colour.b = STOP.b + (colour.b - STOP.b) * open
  })
  plate.glow(0.8, 60, 0.1)
  return develop(plate, { seed: 'double', vignette: 0.1 })
}
