import { blend, hex, mix } from '../parts/colour.ts'
import { craterLand } from '../parts/crater-land.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, lerp, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { direction, dot, globe } from '../parts/sphere.ts'

const SPACE = { r: 0.0011, g: 0.0013, b: 0.0021 }
const SEA = hex('#0d2f66')
const SHOAL = hex('#2c7396')
const GREEN = hex('#4d6237')
const SAND = hex('#b08a58')
const CLOUD = hex('#f6f8fb')
const AIR = hex('#6fb0ff')

/** The Earth from the Moon: oceans, continents, spiral weather and a thin bright rim of air. */
const paintEarth = (plate: Plate, cx: number, cy: number, radius: number): void => {
  const noise = new Noise('earth')
  const sun = direction(84, 26)
  const turn = globe(24, 8, 20)
  plate.paint(
    (px, py, colour) => {
      const [x, y] = [(px - cx) / radius, (cy - py) / radius]
      const out = Math.hypot(x, y)
      const lit = clamp(x * sun.x + y * sun.y + 0.15)
      if (out > 1) {
        const rim = 0.75 * Math.exp(-(out - 1) * 46) * lit
        colour.r += rim * AIR.r
        colour.g += rim * AIR.g
        colour.b += rim * AIR.b
      }
      const edge = clamp((1 - out) * radius + 0.5)
      if (edge === 0) return
      const z = Math.sqrt(Math.max(0, 1 - out * out))
      const p = turn({ x, y, z })
      const land = noise.solid(p.x * 1.25, p.y * 1.25, p.z * 1.25 + 2.2, 8, 0.56)
      const coast = smoothstep(0.07, 0.1, land)
      const dry = smoothstep(0.5, 0.12, Math.abs(Math.abs(p.y) - 0.36)) * smoothstep(0.1, 0.3, land)
      let ground = mix(mix(SEA, SHOAL, smoothstep(-0.05, 0.08, land) * 0.7), mix(GREEN, SAND, dry), coast)
      ground = mix(ground, CLOUD, smoothstep(0.88, 0.93, Math.abs(p.y) + 0.1 * land))
      // Weather: bands that follow the latitude, wound up by eddies of different size.
      const wx = 0.55 * noise.solid(p.x * 2 + 30, p.y * 2, p.z * 2, 5)
      const wy = 0.4 * noise.solid(p.x * 2, p.y * 2 + 30, p.z * 2, 5)
      const deck = noise.solid(p.x * 2.3 + wx + wy, p.y * 4.6 + wy * 2, p.z * 2.3 - wx, 8, 0.57)
      const belt = 0.26 * bell(p.y - 0.06, 0.12) + 0.3 * bell(Math.abs(p.y) - 0.72, 0.22) - 0.22 * bell(Math.abs(p.y) - 0.33, 0.14)
      const cloud = smoothstep(0.02, 0.5, deck + belt) ** 1.2
      ground = mix(ground, CLOUD, 0.94 * cloud)
      const facing = dot({ x, y, z }, sun)
      const light = 1.25 * smoothstep(-0.06, 0.16, facing) * clamp(facing + 0.06) ** 0.8
      const half = { x: sun.x, y: sun.y, z: sun.z + 1 }
      const glint = Math.max(0, dot({ x, y, z }, half) / Math.hypot(half.x, half.y, half.z)) ** 60 * (1 - coast) * (1 - cloud) * 0.5
      colour.r = lerp(colour.r, SPACE.r + ground.r * light + glint, edge)
      colour.g = lerp(colour.g, SPACE.g + ground.g * light + glint, edge)
      colour.b = lerp(colour.b, SPACE.b + ground.b * light + glint * 0.9, edge)
      blend(colour, AIR, edge * clamp(0.75 * (1 - z) ** 2.6 * smoothstep(-0.05, 0.4, facing) + 0.05 * light))
    },
    cx - radius * 1.3,
    cy - radius * 1.3,
    cx + radius * 1.3,
    cy + radius * 1.3,
  )
}

/** Folds a coordinate back into the map, so that the ground goes on without end. */
const mirrored = (at: number): number => 2 + Math.abs(((((at - 2) % 3592) + 3592) % 3592) - 1796)

/** The Earth above the Moon's horizon, as a spacecraft in low orbit sees it. */
export const earthrise = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  plate.paint((_, __, colour) => Object.assign(colour, SPACE))
  paintEarth(plate, 1500, 560, 262)
  const land = craterLand('earthrise', 1800, 1800, { count: 1500, least: 5, most: 120, depth: 0.34 }, [
    [700, 760, 170],
    [1180, 420, 150],
    [980, 1120, 100],
    [480, 260, 120],
  ])
  const tint = new Noise('regolith')
  // Looking down at a slant: each column is filled from the far ground to the near.
  const horizon = 1040
  for (let x = 0; x < 2400; x++) {
    let filled = 1600
    for (let far = 190; far < 3000 && filled > 0; far *= 1.0016) {
      const gx = mirrored(700 + ((x - 1200) / 1500) * far)
      const gy = mirrored(1760 - far * 0.9)
      const height = land.sample(gx, gy)
      // The Moon is small: the ground falls away with distance.
      const y = horizon + ((205 - height * 1.5 + far * far * 0.000024) / far) * 780 - 110
      if (y >= filled) continue
      const slope = land.sample(gx + 1.2, gy) - land.sample(gx - 1.2, gy)
      const away = land.sample(gx, gy - 1.2) - land.sample(gx, gy + 1.2)
      const facing = (-slope * 0.5 * 0.9 - away * 0.5 * 0.2 + 0.34) / Math.hypot(slope * 0.5, away * 0.5, 1)
      let shade = 1
      for (let reach = 4; reach < 90; reach += 7) {
        shade = Math.min(shade, smoothstep(6, -2, land.sample(gx + reach, gy - reach * 0.2) - height - reach * 0.36))
      }
      const tone = 0.5 + 0.13 * tint.fbm(gx / 60, gy / 60, 5, 0.6)
      const light = tone * (1.05 * Math.max(0, facing) ** 1.1 * shade + 0.004)
      for (let row = Math.max(0, Math.ceil(y)); row < filled; row++) {
        plate.red.set(x, row, light * 1.04)
        plate.green.set(x, row, light * 0.99)
        plate.blue.set(x, row, light * 0.92)
      }
      filled = Math.max(0, Math.ceil(y))
    }
  }
  plate.glow(0.5, 30, 0.08)
  return develop(plate, { seed: 'earthrise', exposure: 1.25, vignette: 0.2, quality: 82 })
}
