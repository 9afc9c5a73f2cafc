import { add, hex } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, star } from '../parts/stars.ts'

const SKY = hex('#0a1120')
const PEARL = hex('#eef1f6')
const COOL = hex('#b9cdf0')
const PINK = hex('#ff4a78')
const RADIUS = 300

/** Helmet streamers: position angle, width and length. */
const STREAMERS = [
  [8, 0.3, 1.25],
  [-28, 0.2, 0.7],
  [38, 0.17, 0.75],
  [168, 0.32, 1.3],
  [203, 0.2, 0.9],
  [140, 0.15, 0.6],
  [72, 0.1, 0.3],
  [-62, 0.11, 0.4],
  [236, 0.11, 0.4],
] as const

const turn = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))

/** The corona at totality. */
export const eclipseCorona = async (): Promise<Picture> => {
  const plate = new Plate(1600, 1600)
  const noise = new Noise('corona')
  plate.paint((x, y, colour) => {
    add(colour, SKY, 1)
    const [dx, dy] = [x - 800, 800 - y]
    const out = Math.hypot(dx, dy) / RADIUS
    const angle = Math.atan2(dy, dx)
    if (out > 0.985) {
      // Rays bend: plumes at the poles fan out, streamers draw together.
      const bent = angle + 0.12 * noise.fbm(dx / 420, dy / 420, 3) + 0.05 * Math.sin(angle * 2) * (out - 1)
      let reach = 0.16
      for (const [degrees, width, length] of STREAMERS) {
        const gap = Math.abs(turn(bent - rad(degrees)))
        const narrow = width * (0.55 + 0.6 / out ** 1.3)
        reach += length * bell(gap, narrow)
      }
      const [cx, cy] = [Math.cos(bent), Math.sin(bent)]
      const fine = noise.fbm(cx * 26, cy * 26 + out * 0.35, 5, 0.62)
      const broad = noise.fbm(cx * 7 + 9, cy * 7 + out * 0.2, 4)
      const loops = noise.ridged(dx / 150 + 3, dy / 150, 4) * bell(out - 1.25, 0.35)
      const inner = 1.9 * Math.exp(-(out - 1) / 0.16)
      const outer = (0.95 * reach * clamp(1 + 0.5 * fine + 0.35 * broad, 0.1, 2)) / out ** 2.6
      const halo = 0.17 / out ** 2.2
      const light = (inner * (1 + 0.25 * fine) + outer + halo + 0.1 * loops) * smoothstep(0.985, 1.004, out) * smoothstep(3.9, 1.2, out)
      add(colour, PEARL, light * 0.72)
      add(colour, COOL, light * 0.24 * clamp(out - 0.8))
      const red =
        smoothstep(0.32, 0.62, noise.fbm(Math.cos(angle) * 3.2 + 4, Math.sin(angle) * 3.2, 4)) * smoothstep(1.035, 1.004, out + 0.012 * noise.at(angle * 40, 2))
      add(colour, PINK, 1.8 * red)
    } else {
      // Light from the Earth faintly shows the surface of the Moon.
      const grey = 0.006 + 0.005 * noise.fbm(dx / 160, dy / 160, 6, 0.55)
      colour.r = grey * 0.8
      colour.g = grey * 0.9
      colour.b = grey * 1.25
    }
  })
  scatter(plate, {
    seed: 'eclipse stars',
    count: 130,
    faintest: 0.05,
    slope: 1,
    brightest: 1.2,
    density: (x, y) => (Math.hypot(x - 800, y - 800) > 480 ? 1 : 0),
  })
  star(plate, 1392, 1218, 4, hex('#fff3e0'), 1.7)
  plate.glow(0.7, 46, 0.16)
  return develop(plate, { seed: 'corona', vignette: 0.25 })
}
