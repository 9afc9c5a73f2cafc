import { add, hex, kelvin, type Colour } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, spikes, star } from '../parts/stars.ts'

const SIZE = 1600
const MIDDLE = SIZE / 2
const DARK = hex('#04060c')
const COLD = hex('#4a6fb5')
const WARM = hex('#ff9a5c')
const ROSE = hex('#d8487a')

interface Still {
  readonly seed: string
  /** How far the gas has fallen together, 0 to 1. */
  readonly age: number
  /** How many stars burn already. */
  readonly stars: number
  readonly glow: Colour
}

/** A still of the show as it is projected: the whole dome in a circle. */
const still =
  ({ seed, age, stars, glow }: Still) =>
  async (): Promise<Picture> => {
    const plate = new Plate(SIZE, SIZE)
    const noise = new Noise(seed)
    plate.paint((x, y, colour) => {
      const [u, v] = [(x - MIDDLE) / MIDDLE, (y - MIDDLE) / MIDDLE]
      const away = Math.hypot(u, v)
      const dome = smoothstep(0.985, 0.965, away)
      if (dome === 0) return
      // Even gas contracts into threads, and the points at which threads meet get hot.
      const even = 0.5 + 0.5 * noise.warped(u * 1.4, v * 1.4, 5, 0.8)
      const threads = noise.ridged(u * 2.2 + 0.3 * even, v * 2.2 - 0.3 * even, 6, 0.55)
      const gas = (1 - age) * even ** 2 + age * threads ** 3
      const hot = age * smoothstep(0.62, 0.95, threads) * smoothstep(0.9, 0.1, away)
      add(colour, DARK, dome)
      add(colour, COLD, 0.4 * dome * gas)
      add(colour, ROSE, 0.45 * dome * hot * (0.4 + even))
      add(colour, glow, dome * (0.5 * hot + 0.9 * age * Math.exp(-((away / 0.22) ** 1.1)) * (0.4 + 0.8 * threads)))
    })
    if (stars > 0)
      scatter(plate, {
        seed: `${seed} stars`,
        count: stars,
        faintest: 0.06,
        slope: 1.1,
        brightest: 6,
        fade: (x, y) => smoothstep(0.93, 0.8, Math.hypot(x - MIDDLE, y - MIDDLE) / MIDDLE),
      })
    if (age > 0.3) {
      star(plate, MIDDLE, MIDDLE, 30 * age, kelvin(11000), 3)
      spikes(plate, MIDDLE, MIDDLE, 1.4 * age, kelvin(11000), 260)
    }
    plate.glow(0.7, 40, 0.3)
    return develop(plate, { seed, exposure: 1.35, vignette: 0.05, quality: 80 })
  }

/** Stills of the planetarium show “First Light”, by asset id. */
export const firstLight: readonly (readonly [string, () => Promise<Picture>])[] = [
  ['first-light-dark', still({ seed: 'first light dark', age: 0.12, stars: 0, glow: WARM })],
  ['first-light-star', still({ seed: 'first light star', age: 0.7, stars: 12, glow: WARM })],
  ['first-light-galaxies', still({ seed: 'first light galaxies', age: 1, stars: 4200, glow: hex('#ffd9a0') })],
]
