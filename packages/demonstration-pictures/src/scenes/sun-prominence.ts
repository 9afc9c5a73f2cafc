import { hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, lerp, smoothstep } from '../parts/maths.ts'
import { Noise, normal, random } from '../parts/noise.ts'
import { Field, Plate } from '../parts/plate.ts'

const SUN = { x: 1180, y: 3420, radius: 2260 }
const tone = ramp([0, '#05060a'], [0.12, '#2a0808'], [0.32, '#8a1c0e'], [0.58, '#e0531c'], [0.8, '#ff9a45'], [1, '#ffe2a6'])
const SKY = hex('#05060a')

/** A bundle of field lines: two feet on the limb, the height of the arch, how many strands, and its twist. */
const ARCHES = [
  { left: -300, right: 330, height: 610, strands: 170, spread: 64, light: 1 },
  { left: -420, right: 90, height: 380, strands: 110, spread: 44, light: 0.8 },
  { left: 40, right: 480, height: 330, strands: 100, spread: 40, light: 0.75 },
  { left: -60, right: 210, height: 200, strands: 80, spread: 30, light: 0.9 },
  { left: 720, right: 830, height: 120, strands: 50, spread: 18, light: 0.6 },
  { left: -900, right: -760, height: 150, strands: 50, spread: 22, light: 0.6 },
]

/** A prominence over the limb in the red light of hydrogen. */
export const sunProminence = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('prominence')
  const next = random('prominence')
  const gas = new Field(2400, 1600)
  for (const { left, right, height, strands, spread, light } of ARCHES) {
    for (let strand = 0; strand < strands; strand++) {
      const [footA, footB] = [left + normal(next) * spread * 0.5, right + normal(next) * spread * 0.5]
      const top = height * (1 + normal(next) * 0.075)
      const bright = light * 0.13 * (1 - next()) ** -0.35
      const phase = next() * 40
      const skew = 0.16 * Math.sin(left) + 0.05 * normal(next)
      const from = next() < 0.35 ? lerp(0.1, 0.5, next()) : 0
      const to = next() < 0.35 ? lerp(0.6, 0.95, next()) : 1
      for (let part = from; part < to; part += 0.32 / (height + 200)) {
        const lift = Math.sin(part * Math.PI) ** 0.9
        const wave = 15 * noise.fbm(part * 3 + phase, height, 3) * lift
        const along = lerp(footA, footB, 0.5 - 0.5 * Math.cos(part * Math.PI)) + wave + (skew * top + 0.35 * wave) * lift * lift
        const up = top * lift + 13 * noise.fbm(part * 4, phase, 3) * lift
        const angle = along / SUN.radius
        const x = SUN.x + Math.sin(angle) * (SUN.radius + up)
        const y = SUN.y - Math.cos(angle) * (SUN.radius + up)
        // Knots of denser gas slide along the strands.
        const knots = 0.35 + 1.1 * clamp(noise.fbm(part * 7 + phase * 3, phase, 4) + 0.35) ** 1.5
        gas.splat(x, y, bright * knots * (0.55 + 0.5 * (1 - lift)))
      }
    }
  }
  const soft = gas.blurred(2)
  const wide = gas.blurred(14)
  plate.paint((x, y, colour) => {
    const [dx, dy] = [x - SUN.x, y - SUN.y]
    const up = Math.hypot(dx, dy) - SUN.radius
    const along = Math.atan2(dx, -dy) * SUN.radius
    let light = 0.4 * gas.get(x, y) + 0.8 * soft.get(x, y) + 1.1 * wide.get(x, y)
    // Between the arches hangs a thin curtain of falling threads.
    const reach = 470 * bell(along - 40, 330) * (1 + 0.35 * noise.fbm(along / 120, 5, 4))
    const threads = noise.ridged(along / 42 + 0.5 * noise.fbm(along / 160, up / 160, 3), up / 260, 5, 0.58)
    if (up > 0) light += 0.5 * smoothstep(reach, reach * 0.35, up) * smoothstep(0.2, 0.75, threads) * (0.4 + 0.6 * noise.fbm(along / 110, up / 90 + 4, 4))
    const jets = 26 + 22 * noise.fbm(along / 26, 3, 4, 0.62) + 14 * noise.at(along / 150, 8)
    const lean = along + up * 0.35 * noise.at(along / 300, 1)
    const blades = 0.5 + 0.6 * noise.at(lean / 5.5, up / 90)
    if (up > 0) light += 0.75 * smoothstep(jets, jets * 0.1, up) * clamp(blades) + 0.035 * Math.exp(-up / 70)
    if (up <= 2) {
      const depth = clamp(-up / 900)
      // Fibres follow the magnetic field; seen more from above the further in they lie.
      const squeeze = 0.3 + 1.1 * Math.sqrt(depth + 0.01)
      const v = Math.sqrt(Math.max(0, -up)) * 30
      const flow = noise.fbm(along / 420, v / 420, 3) * 3
      const fibres = noise.ridged((along * Math.cos(flow) + v * Math.sin(flow)) / 150, ((-along * Math.sin(flow) + v * Math.cos(flow)) / 30) * squeeze, 5, 0.55)
      const plage = smoothstep(0.15, 0.6, noise.fbm(along / 380 + 6, v / 380, 5))
      const ground = 0.32 + 0.3 * fibres + 0.3 * plage * fibres + 0.1 * noise.fbm(along / 12, v / 12, 3)
      light = lerp(light, ground * (0.62 + 0.45 * Math.sqrt(depth)) + 0.25 * bell(up, 14), smoothstep(2, -3, up))
    }
    const seen = tone(clamp(1 - Math.exp(-1.25 * light)))
    colour.r = SKY.r + seen.r * 1.3
    colour.g = SKY.g + seen.g * 1.3
    colour.b = SKY.b + seen.b * 1.3
  })
  plate.glow(0.4, 40, 0.16)
  return develop(plate, { seed: 'prominence', vignette: 0.2, quality: 82 })
}
