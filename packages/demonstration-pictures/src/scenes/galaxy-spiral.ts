import { add, hex, kelvin } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { farGalaxies } from '../parts/far-galaxies.ts'
import { bell, clamp, lerp, rad, smoothstep } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, star } from '../parts/stars.ts'

const NIGHT = hex('#05070e')
const GOLD = hex('#ffcf8a')
const CREAM = hex('#e9d5b4')
const BLUE = hex('#86aef0')
const ROSE = hex('#ff5f86')
const MIDDLE = { x: 1140, y: 810 }
const SIZE = 760
const TILT = Math.cos(rad(52))
const [COS, SIN] = [Math.cos(rad(-21)), Math.sin(rad(-21))]
const PITCH = 1 / Math.tan(rad(17))

const arms = (radius: number, phase: number): number =>
  (0.5 + 0.5 * Math.cos(phase)) ** 2.4 + 0.4 * (0.5 + 0.5 * Math.cos(phase * 2 + 1.3)) ** 3 * smoothstep(0.35, 0.8, radius)

/** A two-armed spiral, tilted. */
export const galaxySpiral = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('spiral')
  /** Place in the plane of the disc: radius, angle against the nearest arm (0 on it), and a factor for broken arms. */
  const inDisc = (x: number, y: number) => {
    const across = (-(x - MIDDLE.x) * SIN + (y - MIDDLE.y) * COS) / SIZE / TILT
    const along = ((x - MIDDLE.x) * COS + (y - MIDDLE.y) * SIN) / SIZE
    const wobble = 0.16 * noise.fbm(along * 1.4, across * 1.4, 5)
    const radius = Math.hypot(along, across) * (1 + 0.5 * wobble) + 1e-3
    const phase = 2 * Math.atan2(across, along) - 2 * PITCH * Math.log(radius) + 2.2 * wobble
    return { along, across, radius, phase }
  }
  const clumps = (along: number, across: number): number => 0.55 + 0.9 * noise.fbm(along * 5 + 3, across * 5, 6, 0.6)
  plate.paint((x, y, colour) => {
    add(colour, NIGHT, 1)
    const { along, across, radius, phase } = inDisc(x, y)
    if (radius > 2.1) return
    const edge = smoothstep(1.75, 0.55, radius)
    const disc = Math.exp(-radius / 0.36)
    const arm = arms(radius, phase) * smoothstep(0.1, 0.3, radius)
    const clump = clamp(clumps(along, across), 0.05, 2)
    const young = smoothstep(0.12, 0.6, radius)
    add(colour, CREAM, edge * (0.75 * disc + 0.2 * arm * Math.exp(-radius / 0.5)) * (1 - 0.6 * young))
    add(colour, BLUE, edge * young * (0.1 * disc + (0.85 * arm * clump ** 1.5 + 0.08) * Math.exp(-radius / 0.52)))
    // Dust lies along the inner edge of the arms and feathers out between them.
    const lane = bell(((((phase + 1.05 + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI, 0.75)
    const fleck = noise.ridged(along * 3.4 + 0.4 * clump, across * 3.4, 6, 0.58)
    const spur = smoothstep(0.2, 0.85, noise.fbm(along * 6, across * 6 + 9, 6, 0.6) + 0.55 * lane)
    const dust = smoothstep(0.07, 0.2, radius) * edge * (0.95 * lane * smoothstep(0.06, 0.5, fleck) + 0.7 * spur)
    colour.r *= Math.exp(-1.25 * dust)
    colour.g *= Math.exp(-1.6 * dust)
    colour.b *= Math.exp(-1.95 * dust)
    const bulge = Math.hypot(along, across * TILT * 1.25)
    add(colour, GOLD, 1.7 * Math.exp(-((bulge / 0.085) ** 0.85)) + 0.3 * bell(bulge, 0.2))
  })
  const next = random('spiral knots')
  for (let index = 0; index < 26000; index++) {
    const [x, y] = [next() * 2400, next() * 1600]
    const { along, across, radius, phase } = inDisc(x, y)
    const chance = arms(radius, phase) * clumps(along, across) * smoothstep(0.15, 0.35, radius) * Math.exp(-radius / 0.6)
    if (next() > chance * 0.85 || radius > 1.6) continue
    const hydrogen = next() < 0.085
    const light = hydrogen ? lerp(0.1, 0.42, next() ** 2) : 0.035 * (1 - next()) ** -0.6
    star(plate, x, y, Math.min(0.8, light), hydrogen ? ROSE : kelvin(15000), hydrogen ? lerp(2, 5, next() ** 2) : 1.1)
  }
  farGalaxies(plate, 'spiral far', 60)
  scatter(plate, { seed: 'spiral stars', count: 1500, faintest: 0.06, slope: 0.95, brightest: 9, width: 1.1 })
  plate.glow(0.65, 40, 0.2)
  return develop(plate, { seed: 'spiral', exposure: 1.35, vignette: 0.2 })
}
