import { add, hex, kelvin, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { clamp, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, spikes, star } from '../parts/stars.ts'

const NIGHT = hex('#06070d')
const tone = ramp([0, '#1c0503'], [0.25, '#6b1a08'], [0.5, '#cf4d14'], [0.72, '#f58a35'], [0.9, '#ffc377'], [1, '#ffe9c0'])
const SMOKE = hex('#c2441c')

/** The limb of a red supergiant, mottled by a few enormous convection cells, with a hot companion. */
export const redGiant = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('giant')
  const [cx, cy, radius] = [-60, 900, 1260]
  plate.paint((px, py, colour) => {
    add(colour, NIGHT, 1)
    const [dx, dy] = [(px - cx) / radius, (cy - py) / radius]
    const angle = Math.atan2(dy, dx)
    // The star is not quite round: the cells push its edge in and out.
    const bulge = 0.014 * noise.fbm(Math.cos(angle) * 3, Math.sin(angle) * 3, 4)
    const out = Math.hypot(dx, dy) - bulge
    if (out > 0.97) {
      const height = out - 1
      const arc = noise.ridged(Math.cos(angle) * 3.2 + height, Math.sin(angle) * 3.2, 5, 0.55)
      const shells = 0.6 + 0.5 * noise.warped(dx * 2.4, dy * 2.4, 6, 0.9)
      add(colour, SMOKE, smoothstep(0.97, 1.005, out) * (0.3 * Math.exp(-height / 0.035) + 0.16 * Math.exp(-height / 0.17) * shells * (0.5 + 0.9 * arc)))
    }
    if (out > 1.004) return
    const z = Math.sqrt(Math.max(0, 1 - out * out))
    // Cells: bright middles between dark gaps, from folded noise on the sphere.
    const wx = 0.35 * noise.solid(dx * 3 + 8, dy * 3, z * 3, 4)
    const big = 1 - Math.abs(noise.solid(dx * 1.9 + wx, dy * 1.9 - wx, z * 1.9, 2))
    const mid = 1 - Math.abs(noise.solid(dx * 5 + 2 * wx, dy * 5, z * 5 + 7, 2, 0.5))
    const fine = noise.solid(dx * 17 + 3 * wx, dy * 17, z * 17, 6, 0.6)
    const cell = 0.8 - 0.34 * smoothstep(0.5, 1, big) - 0.2 * smoothstep(0.45, 1, mid) + 0.1 * fine
    const hot = smoothstep(0.2, 0.75, noise.solid(dx * 1.5 + 3, dy * 1.5, z * 1.5 + 2, 4))
    const limb = 0.36 + 0.64 * z ** 0.62
    const seen = tone(clamp((cell + 0.2 * hot) * limb))
    const edge = clamp((1.002 - out) * radius * 0.35)
    colour.r += edge * seen.r * 1.25
    colour.g += edge * seen.g * 1.25
    colour.b += edge * seen.b * 1.25
  })
  scatter(plate, {
    seed: 'giant stars',
    count: 1100,
    faintest: 0.05,
    slope: 1.1,
    brightest: 3,
    density: (x, y) => smoothstep(1.03, 1.1, Math.hypot(x - cx, y - cy) / radius),
  })
  star(plate, 1985, 430, 13, kelvin(19000), 2.1)
  spikes(plate, 1985, 430, 0.7, kelvin(19000), 90)
  plate.glow(0.5, 90, 0.16)
  return develop(plate, { seed: 'giant', vignette: 0.25 })
}
