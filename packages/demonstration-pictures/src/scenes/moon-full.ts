import { hex } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { clamp } from '../parts/maths.ts'
import { moonLight, moonMap } from '../parts/moon.ts'
import { Plate } from '../parts/plate.ts'
import { direction } from '../parts/sphere.ts'

const NIGHT = hex('#04060c')

/** The full Moon, north up. */
export const moonFull = async (): Promise<Picture> => {
  const plate = new Plate(1600, 1600)
  const radius = 700
  const light = moonLight(moonMap(1440), direction(-14, 6), 0.5)
  plate.paint((x, y, colour) => {
    const [u, v] = [(x - 800) / radius, (800 - y) / radius]
    const edge = clamp((1 - Math.hypot(u, v)) * radius + 0.5)
    const seen = edge > 0 ? edge * light(u, v) ** 1.3 * 1.5 : 0
    colour.r = NIGHT.r + 1.02 * seen
    colour.g = NIGHT.g + 0.97 * seen
    colour.b = NIGHT.b + 0.9 * seen
  })
  plate.glow(0.35, 60, 0.1)
  return develop(plate, { seed: 'moon', vignette: 0, quality: 85 })
}
