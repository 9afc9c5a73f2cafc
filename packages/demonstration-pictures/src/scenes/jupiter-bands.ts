import { hex, mix, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, lerp, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { direction, dot, globe } from '../parts/sphere.ts'
import { scatter } from '../parts/stars.ts'

const NIGHT = hex('#05070d')
/** Colours from the south pole (-1) to the north pole (1), by the sine of the latitude. */
const belts = ramp(
  [-1, '#6f6a68'],
  [-0.82, '#8c8078'],
  [-0.68, '#b9a88e'],
  [-0.62, '#a1805f'],
  [-0.56, '#d6c5a4'],
  [-0.46, '#e4d4b4'],
  [-0.4, '#c9ab7e'],
  [-0.35, '#e9dabd'],
  [-0.3, '#a8683f'],
  [-0.22, '#8f4f2c'],
  [-0.13, '#b87a4c'],
  [-0.08, '#eadcc0'],
  [0.02, '#f3e8cf'],
  [0.09, '#e8d3ac'],
  [0.14, '#9a5630'],
  [0.22, '#84452a'],
  [0.28, '#bd875a'],
  [0.33, '#ead8b6'],
  [0.42, '#ddc9a2'],
  [0.46, '#a8845e'],
  [0.52, '#d8c6a4'],
  [0.62, '#a9967c'],
  [0.72, '#b5a890'],
  [0.84, '#83807c'],
  [1, '#6a6a6c'],
)
const SPOT = { longitude: 0.34, latitude: -0.375, wide: 0.235, tall: 0.115 }
const RED = hex('#b4542f')
const PALE = hex('#f2e4c6')

/** Speed of the winds by latitude: jets in turn to the east and to the west. */
const jet = (latitude: number): number => Math.cos(latitude * 24) * 0.5 + 0.9 * bell(latitude, 0.11)

/** Jupiter, filling the plate. */
export const jupiterBands = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('jupiter')
  const radius = 1010
  const centre = { x: 1330, y: 830 }
  const sun = direction(-20, 6)
  const turn = globe(9, -3, 0)

  /** Moves a point back along the winds, whose shear stretches the eddies. */
  const stir = (longitude: number, latitude: number): [number, number] => {
    let [lon, lat] = [longitude, latitude]
    for (let step = 0; step < 7; step++) {
      const wind = jet(lat)
      const eddy = 0.3 + 0.7 * Math.abs(Math.sin(lat * 12 + 0.6))
      const size = step < 3 ? 5 : 11
      const e = 0.012
      const a = noise.at3(lon * size, lat * size * 2.2, step * 0.35)
      const b = noise.at3((lon + e) * size, lat * size * 2.2, step * 0.35)
      const c = noise.at3(lon * size, (lat + e) * size * 2.2, step * 0.35)
      lat += ((b - a) / e) * 0.0011 * eddy * (5 / size)
      lon -= ((c - a) / e) * 0.0012 * eddy * (5 / size) + wind * 0.018
    }
    return [lon, lat]
  }

  plate.paint((px, py, colour) => {
    Object.assign(colour, NIGHT)
    const [x, y] = [(px - centre.x) / radius, (centre.y - py) / (radius * 0.935)]
    const out = Math.hypot(x, y)
    const edge = clamp((1 - out) * radius + 0.5)
    if (edge === 0) return
    const z = Math.sqrt(Math.max(0, 1 - out * out))
    const place = turn({ x, y, z })
    const longitude = Math.atan2(place.x, place.z)
    const latitude = Math.asin(clamp(place.y, -1, 1))
    // Around the great oval the belts part and the flow runs in a circle.
    let [lon, lat] = [longitude - SPOT.longitude, latitude - SPOT.latitude]
    const oval = Math.hypot(lon / SPOT.wide, lat / SPOT.tall)
    const push = oval > 1 ? 1 - 0.5 * Math.exp(-((oval - 1) ** 1.2) * 1.4) : 0.5
    const swirl = 3.4 * Math.exp(-(((oval - 0.75) / 0.55) ** 2))
    ;[lon, lat] = [lon * Math.cos(swirl) - lat * 2 * Math.sin(swirl), (lon / 2) * Math.sin(swirl) + lat * Math.cos(swirl)]
    const inside = smoothstep(1.04, 0.88, oval)
    const [sLon, sLat] = stir(
      lerp(longitude, lon + SPOT.longitude, clamp(swirl)),
      lerp(SPOT.latitude + (latitude - SPOT.latitude) / push ** 0.25, lat + SPOT.latitude, 0.5 * clamp(swirl)),
    )
    // The wake of the oval, to its west, is the most turbulent place on the planet.
    const wake = bell(latitude + 0.27, 0.1) * smoothstep(0.05, -0.25, longitude - SPOT.longitude) * smoothstep(-1.5, -0.3, longitude - SPOT.longitude)
    const streak = noise.fbm(sLon * 4, sLat * 52, 6, 0.58)
    const curl = noise.warped(sLon * 7, sLat * 26, 5, 0.8)
    const belt = belts(Math.sin(sLat) + 0.016 * streak + (0.014 + 0.06 * wake) * curl)
    const tone = 1 + 0.13 * streak + (0.1 + 0.25 * wake) * curl
    let seen = mix(belt, PALE, clamp(0.1 + 0.35 * streak * smoothstep(0.3, 0.1, Math.abs(latitude + 0.1))) * 0.5)
    const rings = noise.fbm(Math.cos(oval * 9 + 2 * Math.atan2(lat, lon)) * 0.7 + oval * 3, oval * 5, 4)
    const collar = bell(oval - 1.13, 0.12) * 0.75
    seen = mix(seen, PALE, clamp(collar))
    seen = mix(seen, RED, inside * clamp(0.82 + 0.25 * rings))
    // Small white ovals follow one another in the south.
    for (let bead = 0; bead < 6; bead++) {
      const gap = Math.hypot((longitude + 0.95 - bead * 0.27 - 0.05 * Math.sin(bead * 5)) / 0.045, (latitude + 0.63) / 0.027)
      seen = mix(seen, PALE, 0.75 * smoothstep(1.15, 0.6, gap))
    }
    const facing = dot({ x, y, z }, sun)
    const shade = smoothstep(-0.05, 0.3, facing) * clamp(facing) ** 0.55 * (0.3 + 0.7 * z ** 0.55)
    // The shadow of Io, almost black, with a soft edge.
    const shadow = 1 - 0.96 * smoothstep(36, 26, Math.hypot(px - 850, (py - 700) * 1.02))
    const light = 1.3 * shade * tone * shadow * edge
    colour.r = NIGHT.r + seen.r * light
    colour.g = NIGHT.g + seen.g * light
    colour.b = NIGHT.b + seen.b * light
  })
  scatter(plate, {
    seed: 'jupiter stars',
    count: 220,
    faintest: 0.04,
    slope: 1.1,
    brightest: 1,
    density: (x, y) => (Math.hypot(x - centre.x, (y - centre.y) / 0.93) > radius + 8 ? 1 : 0),
  })
  return develop(plate, { seed: 'jupiter', vignette: 0.15, quality: 84 })
}
