import { kelvin, hex } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { lerp } from '../parts/maths.ts'
import { normal, random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, spikes, star } from '../parts/stars.ts'

const NIGHT = hex('#05080f')
const MIDDLE = { x: 1290, y: 770 }

/** A globular cluster: stars crowd towards the middle as Plummer's law has it. */
export const starCluster = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  plate.paint((x, y, colour) => {
    // The light of the stars too faint to be seen one by one.
    const distance = Math.hypot(x - MIDDLE.x, y - MIDDLE.y) / 150
    const haze = 0.42 / (1 + distance * distance) ** 1.9 + 0.05 / (1 + distance * distance) ** 0.9
    colour.r = NIGHT.r + 1.05 * haze
    colour.g = NIGHT.g + 0.85 * haze
    colour.b = NIGHT.b + 0.66 * haze
  })
  scatter(plate, { seed: 'cluster field', count: 2600, faintest: 0.05, slope: 1.1, brightest: 5 })
  const next = random('cluster')
  for (let index = 0; index < 30000; index++) {
    const away = 250 / Math.sqrt(Math.max(0.01, next() ** (-2 / 2.6) - 1))
    const angle = next() * Math.PI * 2
    const distance = away * (0.9 + 0.2 * next())
    const x = MIDDLE.x + distance * Math.cos(angle)
    const y = MIDDLE.y + distance * Math.sin(angle)
    const light = Math.min(5, 0.075 * (1 - next()) ** -0.85)
    // Giants are orange; a few stars of the horizontal branch are blue.
    const giant = light > 0.5 ? lerp(3500, 4700, next()) : lerp(4600, 6600, next())
    const degrees = light > 0.12 && next() < 0.16 ? lerp(9000, 14000, next()) : giant
    star(plate, x, y, light, kelvin(degrees), 0.95 + 0.12 * Math.log1p(light) + 0.03 * Math.abs(normal(next)))
  }
  star(plate, 330, 1260, 9, kelvin(4200), 1.5)
  spikes(plate, 330, 1260, 0.5, kelvin(4200), 90)
  plate.glow(0.7, 24, 0.25)
  return develop(plate, { seed: 'cluster', exposure: 1.1, quality: 80, grain: 1.3 })
}
