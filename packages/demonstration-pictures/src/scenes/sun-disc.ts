import { hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { clamp, rad, smoothstep } from '../parts/maths.ts'
import { Noise, normal, random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'

const NIGHT = hex('#06080d')
const tone = ramp([0, '#1a0703'], [0.28, '#7a2c0a'], [0.5, '#d8781f'], [0.74, '#f7b54c'], [1, '#ffe9ae'])

/** A group of spots: its position, its length along the equator, and its number of spots. */
const GROUPS = [
  { longitude: -24, latitude: 14, length: 11, spots: 17, largest: 2.6 },
  { longitude: 33, latitude: -19, length: 7, spots: 11, largest: 1.9 },
  { longitude: 61, latitude: 10, length: 4, spots: 4, largest: 1.2 },
]

const onDisc = (longitude: number, latitude: number) => ({
  x: Math.sin(rad(longitude)) * Math.cos(rad(latitude)),
  y: Math.sin(rad(latitude)),
  z: Math.cos(rad(longitude)) * Math.cos(rad(latitude)),
})

/** The Sun in white light, coloured as through an orange filter. */
export const sunDisc = async (): Promise<Picture> => {
  const plate = new Plate(1600, 1600)
  const noise = new Noise('sun')
  const next = random('spots')
  const spots = GROUPS.flatMap(({ longitude, latitude, length, spots: count, largest }) =>
    Array.from({ length: count }, (_, index) => {
      // The leading spot is the largest; the rest trail behind it, a little further from the equator.
      const back = index === 0 ? 0 : length * next()
      const tilt = Math.sign(latitude) * back * 0.12
      return {
        ...onDisc(longitude + length / 2 - back, latitude + tilt + (index === 0 ? 0 : normal(next) * 0.9)),
        radius: rad(index === 0 ? largest : largest * (0.16 + 0.55 * next() ** 2.5)),
      }
    }),
  )
  const faculae = GROUPS.map(({ longitude, latitude, length }) => ({ ...onDisc(longitude, latitude), reach: rad(length * 1.5) }))
  plate.paint((px, py, colour) => {
    Object.assign(colour, NIGHT)
    const [x, y] = [(px - 800) / 690, (800 - py) / 690]
    const out = Math.hypot(x, y)
    const edge = clamp((1 - out) * 690 + 0.5)
    if (edge === 0) {
      const halo = 0.03 * Math.exp(-(out - 1) / 0.09)
      colour.r += halo
      colour.g += halo * 0.5
      colour.b += halo * 0.16
      return
    }
    const z = Math.sqrt(Math.max(0, 1 - out * out))
    const limb = 1 - 0.62 * (1 - z) - 0.12 * (1 - z) ** 2
    // Granules, at the limit of the resolution.
    const grain = noise.fbm(x * 66 + 0.8 * noise.at(x * 30, y * 30), y * 66 + 0.8 * noise.at(x * 30 + 50, y * 30), 3, 0.55)
    const mesh = noise.solid(x * 14 + 5, y * 14, z * 14, 4, 0.5)
    let light = limb * (1 + 0.1 * grain + 0.035 * mesh)
    let dark = 1
    for (const spot of spots) {
      const gap = Math.hypot(x - spot.x, y - spot.y, z - spot.z)
      if (gap > spot.radius * 2.6) continue
      const angle = Math.atan2(y - spot.y, x - spot.x)
      const ragged = 1 + 0.22 * noise.fbm(Math.cos(angle) * 1.6 + spot.x * 40, Math.sin(angle) * 1.6 + spot.y * 40, 4)
      const part = (gap / spot.radius) * ragged
      const fibre = 0.07 * noise.at(angle * 9 + spot.x * 99, part * 1.5)
      const penumbra = smoothstep(1.08, 0.8, part + fibre)
      const umbra = smoothstep(0.58, 0.3, part + fibre * 0.5)
      dark = Math.min(dark, 1 - 0.36 * penumbra - 0.52 * umbra)
    }
    for (const patch of faculae) {
      const gap = Math.hypot(x - patch.x, y - patch.y, z - patch.z) / patch.reach
      if (gap > 2) continue
      const veins = noise.ridged(x * 24 + 0.2 * mesh, y * 24 + z * 9, 4, 0.55)
      // Faculae are seen only towards the limb, against darker ground.
      light += 0.32 * (1 - z) ** 1.2 * smoothstep(1.7, 0.4, gap) * smoothstep(0.3, 0.7, veins)
    }
    const seen = tone(clamp(light * dark * 0.98))
    colour.r = NIGHT.r + edge * (seen.r * 1.5)
    colour.g = NIGHT.g + edge * (seen.g * 1.5)
    colour.b = NIGHT.b + edge * (seen.b * 1.5)
  })
  plate.glow(0.9, 50, 0.06)
  return develop(plate, { seed: 'sun', vignette: 0, quality: 83 })
}
