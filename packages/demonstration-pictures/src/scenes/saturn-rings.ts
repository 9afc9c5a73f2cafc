import { hex, mix, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, lerp, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { dot, globe, type Vector } from '../parts/sphere.ts'
import { scatter, star } from '../parts/stars.ts'

const NIGHT = hex('#05070e')
const belts = ramp(
  [-1, '#6f7480'],
  [-0.8, '#8f8a80'],
  [-0.6, '#c2ac84'],
  [-0.45, '#d9c49a'],
  [-0.3, '#c7a873'],
  [-0.15, '#e6d3a6'],
  [0, '#f2e2b8'],
  [0.15, '#e3cb97'],
  [0.3, '#c9aa76'],
  [0.45, '#dcc79c'],
  [0.6, '#b9a684'],
  [0.8, '#8a8f92'],
  [1, '#6c7c88'],
)
const DUSTY = hex('#b8a283')
const CLEAN = hex('#efe2c6')

const noise = new Noise('saturn')

/** The polar radius over the equatorial one: Saturn turns in ten and a half hours. */
const FLAT = 0.902

/** How opaque the rings are at a distance from the middle of the planet, in its radii. */
const opacity = (r: number): number => {
  if (r < 1.235 || r > 2.29) return 0
  const fine = 0.5 + 0.5 * noise.fbm(r * 70, 1, 5, 0.65)
  const c = smoothstep(1.235, 1.5, r) * smoothstep(1.535, 1.52, r) * (0.07 + 0.16 * fine)
  const b = smoothstep(1.52, 1.54, r) * smoothstep(1.952, 1.945, r) * (0.72 + 0.28 * fine) * (1 - 0.2 * bell(r - 1.58, 0.03))
  const cassini = 0.06 * smoothstep(1.95, 1.96, r) * smoothstep(2.03, 2.02, r) * fine
  const encke = 1 - 0.95 * bell(r - 2.214, 0.0045)
  const a = smoothstep(2.022, 2.03, r) * smoothstep(2.27, 2.265, r) * (0.52 + 0.2 * fine) * encke
  return clamp(a + b + c + cassini)
}

const squash = (v: Vector): Vector => ({ x: v.x, y: v.y / FLAT, z: v.z })

/** Saturn with its rings open by 21 degrees. */
export const saturnRings = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const radius = 455
  const toPlanet = globe(-15, 21, 0)
  const sun: Vector = toPlanet({ x: Math.sin(rad(-26)), y: 0.1, z: Math.cos(rad(-26)) })
  /** Whether a point (in planet coordinates) lies in the planet's shadow: 1 in full light. */
  const unshaded = (p: Vector): number => {
    const along = dot(p, sun)
    if (along > 0) return 1
    const off = Math.hypot(p.x - along * sun.x, (p.y - along * sun.y) / FLAT, p.z - along * sun.z)
    return smoothstep(0.985, 1.012, off)
  }
  plate.paint((px, py, colour) => {
    Object.assign(colour, NIGHT)
    // The view is almost parallel: cast a ray straight into the picture.
    const eye = toPlanet({ x: (px - 1180) / radius, y: (815 - py) / radius, z: 4 })
    const ray = toPlanet({ x: 0, y: 0, z: -1 })
    let depth = Number.POSITIVE_INFINITY
    const [e, d] = [squash(eye), squash(ray)]
    const [a, b, c] = [dot(d, d), dot(e, d), dot(e, e) - 1]
    const inside = b * b - a * c
    const edge = clamp((1 - Math.sqrt(Math.max(0, dot(e, e) - (b * b) / a))) * radius + 0.5)
    if (edge > 0) {
      depth = (-b - Math.sqrt(Math.max(0, inside))) / a
      const p = { x: eye.x + ray.x * depth, y: eye.y + ray.y * depth, z: eye.z + ray.z * depth }
      const n = { x: p.x, y: p.y / FLAT ** 2, z: p.z }
      const facing = dot(n, sun) / Math.hypot(n.x, n.y, n.z)
      const towards = -dot(n, ray) / Math.hypot(n.x, n.y, n.z)
      const wave = 0.012 * noise.fbm(Math.atan2(p.x, p.z) * 5, p.y * 26, 4)
      const streak = noise.fbm(Math.atan2(p.x, p.z) * 2.2, p.y * 70, 5, 0.6)
      const belt = mix(belts(p.y / FLAT + wave), CLEAN, 0.12)
      // The rings' shadow falls on the globe: follow the light back to the plane of the rings.
      const back = -p.y / sun.y
      const cast = back > 0 ? 1 - 0.85 * opacity(Math.hypot(p.x + sun.x * back, p.z + sun.z * back)) : 1
      const light = edge * 1.25 * (1 + 0.06 * streak) * clamp(facing) ** 0.7 * (0.25 + 0.75 * clamp(towards) ** 0.5) * cast
      colour.r = lerp(NIGHT.r, belt.r * light, edge)
      colour.g = lerp(NIGHT.g, belt.g * light, edge)
      colour.b = lerp(NIGHT.b, belt.b * light, edge)
    }
    const hit = -eye.y / ray.y
    const p = { x: eye.x + ray.x * hit, y: 0, z: eye.z + ray.z * hit }
    if (hit > depth && edge > 0.5) return
    const r = Math.hypot(p.x, p.z)
    const solid = opacity(r)
    if (solid === 0) return
    const tone = mix(DUSTY, CLEAN, clamp(solid * (0.7 + 0.5 * noise.fbm(r * 24, 4, 3))))
    const light = (0.22 + 0.85 * solid) * unshaded(p)
    const cover = solid * (hit > depth ? 1 - edge : 1)
    colour.r = lerp(colour.r, tone.r * light, cover)
    colour.g = lerp(colour.g, tone.g * light, cover)
    colour.b = lerp(colour.b, tone.b * light, cover)
  })
  scatter(plate, {
    seed: 'saturn stars',
    count: 620,
    faintest: 0.04,
    slope: 1.15,
    brightest: 2,
    density: (x, y) => (Math.hypot((x - 1180) / 1080, (y - 815) / 560) > 1 ? 1 : 0),
  })
  star(plate, 2130, 460, 1.7, hex('#fff2dc'), 1.5)
  star(plate, 330, 1290, 0.9, hex('#fff2dc'), 1.3)
  star(plate, 1890, 1180, 0.6, hex('#fff2dc'), 1.2)
  plate.glow(0.5, 40, 0.06)
  return develop(plate, { seed: 'saturn', vignette: 0.2, quality: 86 })
}
