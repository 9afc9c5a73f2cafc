import { add, blend, hex, kelvin, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { litGas } from '../parts/gas.ts'
import { clamp, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, spikes, star } from '../parts/stars.ts'

const LIGHT = { x: 1330, y: -380 }
const mist = ramp([0, '#0a1c26'], [0.3, '#124048'], [0.55, '#2f7672'], [0.78, '#a39a5c'], [1, '#e8b866'])
const DARK = hex('#150b0c')
const BROWN = hex('#6e351f')
const RIM = hex('#ffca86')
const TEAL = hex('#8fe0d0')

/** Each column: the position of its head, its inclination, its width. */
const COLUMNS = [
  { x: 600, top: 300, lean: 190, width: 250 },
  { x: 985, top: 800, lean: 60, width: 180 },
  { x: 1290, top: 1190, lean: -90, width: 150 },
]

/** Columns of dust that the light of hot stars is eating away. */
export const nebulaPillars = async (): Promise<Picture> => {
  const plate = new Plate(1600, 2000)
  const noise = new Noise('pillars')
  /** How far inside a column a place is: 1 and more inside, 0 outside. */
  const solid = (x: number, y: number): number => {
    const sway = 70 * noise.fbm(x / 900 + 2, y / 620, 3)
    const rough = 64 * noise.warped(x / 300, y / 430, 5, 0.5) + 20 * noise.fbm(x / 80 + 5, y / 120, 5)
    let most = -1e3
    for (const { x: head, top, lean, width } of COLUMNS) {
      const down = y - top
      const axis = head - lean * (down / 1200) + sway
      const knob = 0.85 * Math.exp(-(((down - 120) / 170) ** 2))
      const half = width * (0.36 + 0.5 * clamp(down / 1300) + 0.22 * knob)
      const inside = Math.min(half - Math.abs(x - axis), down < half ? half - Math.hypot(x - axis, down - half) : 1e3)
      most = Math.max(most, inside)
    }
    const floor = y - 1790 + 120 * Math.sin(x / 300 + 0.4)
    return clamp((Math.max(most, floor) + rough + 34) / 80, 0, 3)
  }
  const gas = litGas(
    1600,
    2000,
    (x, y) => solid(x, y) * (0.78 + 0.3 * noise.fbm(x / 230, y / 400 + 9, 4, 0.5) + 0.16 * noise.ridged(x / 120, y / 210 + 9, 5, 0.55)),
    (x, y) => [LIGHT.x - x, LIGHT.y - y],
    2.6,
    5,
  )
  plate.paint((x, y, colour) => {
    const [u, v] = [x / 620, y / 620]
    const cloud = noise.warped(u * 0.7 + 2, v * 0.7, 4, 0.5)
    const rays = noise.fbm(Math.atan2(y - LIGHT.y, x - LIGHT.x) * 9, Math.hypot(x - LIGHT.x, y - LIGHT.y) / 2600, 4)
    const near = 1 - Math.hypot(x - LIGHT.x, y - LIGHT.y) / 2500
    Object.assign(colour, mist(clamp(0.02 + 0.82 * near + 0.17 * cloud + 0.05 * rays)))
    const density = gas.density(x, y)
    const facing = gas.facing(x, y)
    const cover = smoothstep(0.25, 0.95, density)
    // Gas boils off the lit sides: a thin bluish skin just outside them.
    add(colour, TEAL, 0.42 * smoothstep(0.01, 0.35, density) * (1 - cover) * clamp(0.15 + 0.8 * facing))
    blend(colour, DARK, 0.97 * cover)
    add(colour, BROWN, cover * (0.04 + 0.62 * clamp(0.6 * facing + 0.12, 0, 1.3)))
    add(colour, RIM, 0.85 * cover * clamp(facing - 0.14, 0, 1.1) ** 1.5)
  })
  scatter(plate, {
    seed: 'pillar stars',
    count: 2600,
    faintest: 0.08,
    slope: 1.1,
    brightest: 6,
    density: (x, y) => 1 - smoothstep(0.1, 0.6, gas.density(x, y)),
  })
  for (const [x, y, light] of [
    [1310, 420, 12],
    [1120, 180, 7],
    [240, 640, 5],
    [1440, 860, 4],
    [820, 250, 3.4],
  ] as const) {
    star(plate, x, y, light, kelvin(12000), 1.6)
    spikes(plate, x, y, light * 0.05, kelvin(12000), 24 + 3 * light)
  }
  plate.glow(0.6, 30, 0.28)
  return develop(plate, { seed: 'pillars', exposure: 1.15, vignette: 0.35, quality: 82 })
}
