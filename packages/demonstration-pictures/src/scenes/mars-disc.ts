import { blend, hex, mix, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { direction, dot, globe } from '../parts/sphere.ts'
import { scatter } from '../parts/stars.ts'

const NIGHT = hex('#05070d')
const ground = ramp([0, '#33190f'], [0.3, '#6b3119'], [0.52, '#b0592b'], [0.72, '#d88a4c'], [1, '#f0c48e'])
const ICE = hex('#fbf3ea')
const HAZE = hex('#a8c0d8')

/** Mars near opposition: dark markings, the southern cap, morning haze at the edge. */
export const marsDisc = async (): Promise<Picture> => {
  const plate = new Plate(1600, 1600)
  const noise = new Noise('mars')
  const sun = direction(24, 12)
  const turn = globe(-14, -16, 40)
  plate.paint((px, py, colour) => {
    Object.assign(colour, NIGHT)
    const [x, y] = [(px - 800) / 640, (800 - py) / 640]
    const out = Math.hypot(x, y)
    const edge = clamp((1 - out) * 640 + 0.5)
    const air = 0.2 * Math.exp(-Math.max(0, out - 1) * 70) * clamp(0.3 + x * sun.x + y * sun.y)
    if (out > 1) blend(colour, HAZE, air)
    if (edge === 0) return
    const z = Math.sqrt(Math.max(0, 1 - out * out))
    const place = turn({ x, y, z })
    const warp = 0.4 * noise.solid(place.x * 1.5, place.y * 1.5, place.z * 1.5 + 4, 5)
    const broad = noise.solid(place.x * 1.5 + warp, place.y * 2 + warp, place.z * 1.5, 7, 0.56)
    const fine = noise.solid(place.x * 9, place.y * 9 + 3, place.z * 9, 6, 0.6)
    // The dark belt of old maps lies south of the equator and sends wedges north.
    const belt = bell(place.y + 0.3 + 0.25 * warp, 0.24) + 0.55 * bell(place.y - 0.72, 0.12)
    const dark = smoothstep(0.16, 0.62, belt * (0.62 + 0.95 * broad) + 0.5 * broad - 0.06)
    const dust = 0.68 + 0.34 * broad + 0.14 * fine
    const surface = ground(clamp(dust - 0.52 * dark))
    const polar = -place.y + 0.035 * fine + 0.02 * warp
    const cap = smoothstep(0.922, 0.937, polar)
    const rim = bell(polar - 0.905, 0.022)
    const seen = mix(surface, ICE, cap)
    const rough = noise.solid(place.x * 30, place.y * 30, place.z * 30, 4, 0.6) - noise.solid(place.x * 30 + 0.22, place.y * 30, place.z * 30, 4, 0.6)
    const facing = dot({ x, y, z }, sun)
    const light = clamp(facing) ** 0.72 * smoothstep(-0.02, 0.12, facing) * (1 - 0.2 * rim) * (1 + 0.12 * rough * (1 - cap))
    colour.r += edge * 1.35 * seen.r * light
    colour.g += edge * 1.35 * seen.g * light
    colour.b += edge * 1.35 * seen.b * light
    const haze =
      ((1 - z) ** 3.2 * 0.5 + 0.22 * smoothstep(0.2, 0.7, noise.solid(place.x * 3, place.y * 5, place.z * 3 + 20, 5)) * smoothstep(0.3, -0.7, x)) *
      clamp(facing + 0.1)
    blend(colour, HAZE, edge * clamp(haze))
  })
  scatter(plate, {
    seed: 'mars stars',
    count: 260,
    faintest: 0.02,
    slope: 1.2,
    brightest: 0.6,
    density: (x, y) => (Math.hypot(x - 800, y - 800) > 648 ? 1 : 0),
  })
  plate.glow(0.5, 50, 0.07)
  return develop(plate, { seed: 'mars', vignette: 0, quality: 86 })
}
