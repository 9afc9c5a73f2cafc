import { add, dim, hex, kelvin } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { litGas } from '../parts/gas.ts'
import { bell, clamp, lerp, smoothstep } from '../parts/maths.ts'
import { Noise, normal, random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, spikes, star } from '../parts/stars.ts'

const NIGHT = hex('#080a14')
const ROSE = hex('#d0284f')
const CRIMSON = hex('#7a0f2c')
const TEAL = hex('#3fa7a6')
const GOLD = hex('#ffb765')
const CENTRE = { x: 1340, y: 770 }

/** An emission nebula hollowed out by the young stars in it. */
export const nebulaRose = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('rose')
  /** Distance from the middle of the hollow, in units of its radius, pushed about by noise. */
  const radius = (x: number, y: number): number => {
    const [u, v] = [(x - CENTRE.x) / 620, (y - CENTRE.y) / 560]
    return Math.hypot(u, v) * (1 + 0.34 * noise.fbm(u * 0.9 + 3, v * 0.9, 4)) + 0.1 * noise.fbm(u * 3, v * 3 + 8, 4)
  }
  const gas = litGas(
    2400,
    1600,
    (x, y) => {
      const [u, v] = [x / 560, y / 560]
      const dx = 0.8 * noise.fbm(u * 0.8, v * 0.8 + 5, 4)
      const dy = 0.8 * noise.fbm(u * 0.8 + 9, v * 0.8, 4)
      const cloud = 0.5 + 0.6 * noise.fbm(u * 0.9 + dx, v * 0.9 + dy, 8, 0.52)
      const crest = noise.ridged(u * 0.8 + 0.8 * dy, v * 0.8 + 0.8 * dx, 7, 0.55)
      return clamp(0.8 * cloud + 0.35 * crest - 0.08) * smoothstep(0.2, 1.05, radius(x, y))
    },
    (x, y) => [CENTRE.x - x, CENTRE.y - y],
    11,
    5,
  )
  plate.paint((x, y, colour) => {
    const r = radius(x, y)
    const density = gas.density(x, y)
    const rim = clamp(gas.facing(x, y), 0, 1.6)
    const shadow = clamp(-gas.facing(x, y), 0, 1)
    const reach = 1 / (0.45 + 1.1 * r * r)
    const fringe = smoothstep(2.9, 0.9, r + 0.5 * noise.fbm(x / 900, y / 900 + 60, 4))
    add(colour, NIGHT, 1)
    add(colour, CRIMSON, 0.55 * density ** 2 * fringe + 0.02 * fringe)
    add(colour, ROSE, 2.1 * reach * density ** 2.3 * (1 - 0.6 * shadow) * fringe)
    add(colour, TEAL, 0.3 * bell(r - 0.55, 0.34) * (0.2 + density) + 0.03 * bell(r, 1.1))
    add(colour, GOLD, 0.75 * rim ** 1.3 * reach * smoothstep(0.12, 0.6, density) * fringe)
    const [u, v] = [x / 430, y / 430]
    const wander = 0.7 * noise.fbm(u * 0.7 + 30, v * 0.7, 4)
    const lane = 0.5 + 0.8 * noise.fbm(u * 0.8 + wander, v * 0.8 - wander + 14, 7, 0.56)
    const dust = smoothstep(0.5, 1.05, lane) * smoothstep(0.35, 0.9, r)
    dim(colour, Math.exp(-3 * dust))
    colour.r *= lerp(1, 1.12, dust)
  })
  scatter(plate, {
    seed: 'rose stars',
    count: 9000,
    faintest: 0.05,
    slope: 1.2,
    brightest: 7,
    density: (x, y) => clamp(1 - 0.8 * gas.density(x, y)),
  })
  const next = random('rose cluster')
  for (let index = 0; index < 46; index++) {
    const light = Math.min(16, 0.5 * (1 - next()) ** -0.95)
    const [x, y] = [CENTRE.x + 130 * normal(next), CENTRE.y + 110 * normal(next)]
    star(plate, x, y, light, kelvin(lerp(9000, 22000, next())), 1.15 + 0.14 * Math.log1p(light))
    if (light > 8) spikes(plate, x, y, light * 0.035, kelvin(12000), 40 + 2.5 * light)
  }
  plate.glow(0.7, 34, 0.3)
  return develop(plate, { seed: 'rose', exposure: 1.25, vignette: 0.35, quality: 82, grain: 1.3 })
}
