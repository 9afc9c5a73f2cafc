import { hex } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { clamp } from '../parts/maths.ts'
import { moonLight, moonMap } from '../parts/moon.ts'
import { Plate } from '../parts/plate.ts'
import { direction } from '../parts/sphere.ts'
import { scatter } from '../parts/stars.ts'

const NIGHT = hex('#070b17')
const EARTHSHINE = hex('#5f7d9e')

/** Direction of the Sun for each Moon of the row, in degrees to the right of the observer. */
const SUNS = [138, 92, 50, 4, -50, -92, -138]

/** Seven Moons from one new Moon to the next, the full one largest. */
export const moonPhases = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1029)
  plate.paint((_, y, colour) => {
    colour.r = NIGHT.r * (0.8 + (0.7 * y) / 1029)
    colour.g = NIGHT.g * (0.8 + (0.7 * y) / 1029)
    colour.b = NIGHT.b * (0.8 + (0.7 * y) / 1029)
  })
  scatter(plate, { seed: 'phase stars', count: 1500, faintest: 0.02, slope: 1.4, brightest: 0.8 })
  const map = moonMap(560)
  for (const [index, aside] of SUNS.entries()) {
    const radius = index === 3 ? 208 : 150 - 9 * Math.abs(index - 3)
    const cx = 1200 + (index - 3) * 315 + Math.sign(index - 3) * 55
    const light = moonLight(map, direction(aside, 3), 0.55)
    const young = Math.abs(aside) > 100 ? 0.05 : 0.004
    plate.paint(
      (x, y, colour) => {
        const [u, v] = [(x - cx) / radius, (514 - y) / radius]
        const edge = clamp((1 - Math.hypot(u, v)) * radius + 0.5)
        if (edge === 0) return
        const seen = 1.15 * light(u, v)
        // The dark part of a thin crescent glows faintly in light from the Earth.
        const grey = young * map.albedo.sample(280 + u * 280, 280 - v * 280)
        colour.r += edge * (1.02 * seen + grey * EARTHSHINE.r - NIGHT.r)
        colour.g += edge * (0.97 * seen + grey * EARTHSHINE.g - NIGHT.g)
        colour.b += edge * (0.9 * seen + grey * EARTHSHINE.b - NIGHT.b)
      },
      cx - radius - 2,
      514 - radius - 2,
      cx + radius + 3,
      514 + radius + 3,
    )
  }
  plate.glow(0.3, 34, 0.12)
  return develop(plate, { seed: 'phases', vignette: 0.2 })
}
