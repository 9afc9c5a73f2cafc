import { hex, mix } from './colour.ts'
import { lerp } from './maths.ts'
import { random } from './noise.ts'
import type { Plate } from './plate.ts'

const GOLD = hex('#f0b98a')
const BLUE = hex('#a9bce0')

/** Small faint galaxies in the background: soft ellipses of all tilts. */
export const farGalaxies = (plate: Plate, seed: string, count: number): void => {
  const next = random(seed)
  for (let index = 0; index < count; index++) {
    const [x, y] = [next() * plate.width, next() * plate.height]
    const size = lerp(1.6, 7, next() ** 4)
    const flat = lerp(0.22, 0.9, next())
    const turn = next() * Math.PI
    const colour = mix(GOLD, BLUE, next())
    const light = lerp(0.04, 0.22, next() ** 2)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const reach = size * 6
    plate.paint(
      (px, py, target) => {
        const along = (px - x) * cos + (py - y) * sin
        const across = (-(px - x) * sin + (py - y) * cos) / flat
        const seen = light * Math.exp(-((Math.hypot(along, across) / size) ** 0.9))
        target.r += seen * colour.r
        target.g += seen * colour.g
        target.b += seen * colour.b
      },
      x - reach,
      y - reach,
      x + reach,
      y + reach,
    )
  }
}
