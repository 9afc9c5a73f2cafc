import { add, hex } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { farGalaxies } from '../parts/far-galaxies.ts'
import { bell, clamp, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'

const NIGHT = hex('#05070d')
const GOLD = hex('#ffcd8c')
const CREAM = hex('#dcc7a8')
const BLUE = hex('#7f9dd6')
const [COS, SIN] = [Math.cos(rad(-17)), Math.sin(rad(-17))]

/** A disc galaxy seen exactly from the side. */
export const galaxyEdgeOn = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('edge-on')
  plate.paint((x, y, colour) => {
    add(colour, NIGHT, 1)
    const along = ((x - 1240) * COS + (y - 790) * SIN) / 950
    const flat = (-(x - 1240) * SIN + (y - 790) * COS) / 950
    // The outer disc is warped a little, like the brim of a hat.
    const across = flat + 0.028 * along * Math.abs(along)
    const out = Math.abs(along)
    const ends = smoothstep(1.28, 0.5, out)
    const clump = 0.75 + 0.5 * noise.fbm(along * 7, across * 24, 5, 0.55)
    const thickness = 0.021 + 0.016 * out * smoothstep(1.3, 0.6, out)
    const disc = Math.exp(-out / 0.5) * ends * clump
    add(colour, CREAM, 0.9 * disc * bell(across, thickness * 1.25))
    add(colour, BLUE, (0.5 * ends * clump * smoothstep(0.2, 0.8, out) * Math.exp(-out / 0.6) + 0.04 * ends) * bell(across, thickness * 1.9))
    add(colour, CREAM, 0.1 * Math.exp(-out / 0.42) * Math.exp(-Math.abs(across) / 0.075))
    const round = Math.hypot(along, across * 1.7)
    add(colour, GOLD, 1.5 * Math.exp(-((round / 0.055) ** 0.8)) + 0.07 * bell(round, 0.2))
    // The band of dust is thin but ragged: plumes of dust stand up to either side of it.
    const plume = 0.012 * noise.ridged(along * 9 + 3, across * 6, 5, 0.55) + 0.007 * noise.fbm(along * 24, across * 18 + 4, 5, 0.6)
    const lane = clamp((0.0125 + plume - Math.abs(across + 0.004 + 0.004 * noise.at(along * 3, 6))) / 0.011)
    const wisps = smoothstep(0.42, 0.85, noise.ridged(along * 13 + across * 9, across * 34, 5, 0.55)) * bell(across, 0.05)
    const dust = smoothstep(1.15, 0.7, out) * (2.9 * lane * (0.7 + 0.4 * noise.fbm(along * 16, across * 50, 5, 0.6)) + 0.9 * wisps)
    colour.r *= Math.exp(-0.78 * dust)
    colour.g *= Math.exp(-dust)
    colour.b *= Math.exp(-1.22 * dust)
  })
  farGalaxies(plate, 'edge-on far', 80)
  scatter(plate, { seed: 'edge-on stars', count: 1700, faintest: 0.055, slope: 0.95, brightest: 10, width: 1.1 })
  plate.glow(0.6, 50, 0.22)
  return develop(plate, { seed: 'edge-on', exposure: 1.35, vignette: 0.2 })
}
