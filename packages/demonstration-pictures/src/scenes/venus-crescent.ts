import { add, hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { dot, type Vector } from '../parts/sphere.ts'
import { scatter } from '../parts/stars.ts'

const sky = ramp([0, '#0b1a3d'], [0.45, '#17356b'], [0.8, '#2f5a8c'], [1, '#5b7c9c'])
const CLOUD = hex('#fff4dd')
const GOLD = hex('#ffe0a8')

/** Venus a few days before it passes between us and the Sun. */
export const venusCrescent = async (): Promise<Picture> => {
  const plate = new Plate(1600, 1600)
  const noise = new Noise('venus')
  const tilt = rad(-32)
  // The Sun is almost behind the planet.
  const sun: Vector = { x: Math.sin(rad(141)) * Math.cos(tilt), y: Math.sin(rad(141)) * Math.sin(tilt), z: Math.cos(rad(141)) }
  const radius = 440
  plate.paint((px, py, colour) => {
    Object.assign(colour, sky(clamp((py / 1600) * 0.8 + 0.2 * (px / 1600))))
    const [x, y] = [(px - 770) / radius, (790 - py) / radius]
    const out = Math.hypot(x, y)
    const edge = clamp((1 - out) * radius * 0.5 + 0.5)
    const angle = Math.atan2(y, x) - tilt
    // The clouds bend light around the edge: the tips reach further than half a circle.
    const around = smoothstep(-0.62, 0.15, Math.cos(angle))
    add(colour, GOLD, 1.1 * around ** 2.2 * bell(out - 1.001, 0.0075))
    if (edge === 0) return
    const z = Math.sqrt(Math.max(0, 1 - out * out))
    const facing = dot({ x, y, z }, sun)
    const bands = noise.fbm(x * 2 + y + 4, (y - 0.7 * x) * 5, 5)
    const light = smoothstep(-0.03, 0.3, facing + 0.02 * bands) * (0.55 + 1.1 * clamp(facing)) * (1 + 0.09 * bands)
    add(colour, CLOUD, 2.1 * edge * light)
    colour.r -= 0.004 * edge * (1 - light)
    colour.g -= 0.006 * edge * (1 - light)
    colour.b -= 0.008 * edge * (1 - light)
  })
  scatter(plate, { seed: 'venus stars', count: 24, faintest: 0.05, slope: 1, brightest: 0.5, density: (x, y) => (Math.hypot(x - 770, y - 790) > 460 ? 1 : 0) })
  plate.glow(0.7, 60, 0.22)
  return develop(plate, { seed: 'venus', vignette: 0.3, quality: 86 })
}
