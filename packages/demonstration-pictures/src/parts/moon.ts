import { bell, clamp, lerp, rad, smoothstep } from './maths.ts'
import { Noise, random } from './noise.ts'
import { Field } from './plate.ts'

/** The near side of the Moon: brightness of the ground and its relief, both as square maps. */
export interface MoonMap {
  size: number
  albedo: Field
  height: Field
}

/** The seas: longitude, latitude, half width and half height in degrees, darkness. */
const SEAS = [
  [-17, 33, 21, 17, 1],
  [18, 27, 12.5, 11.5, 1],
  [31, 9, 14, 11, 1.1],
  [59, 17, 9, 7, 1.1],
  [52, -6, 10, 13, 0.9],
  [35, -15, 6.5, 6.5, 0.9],
  [-16, -20, 13, 11, 0.85],
  [-38.5, -24, 8.5, 8, 1],
  [-55, 20, 15, 26, 0.95],
  [-45, 0, 16, 12, 0.9],
  [-25, 7, 12, 9, 0.75],
  [4, 13, 7, 5, 0.8],
  [-5, 55, 28, 4, 0.7],
  [22, 56, 18, 4, 0.65],
  [-31, -10, 10, 6, 0.8],
  [2, 1, 5, 3, 0.5],
  [86, 13, 6, 8, 0.6],
  [-68, 52, 9, 4, 0.6],
  [67, -2, 4, 4, 0.6],
  [-33, 45, 7, 5, 0.8],
] as const

/** Bright young craters with rays: longitude, latitude, radius of the crater in degrees, length of the rays, strength. */
const RAYED = [
  [-11.2, -43.3, 1.5, 58, 1],
  [-20, 9.6, 1.6, 15, 0.75],
  [-38, 8.1, 0.9, 11, 0.7],
  [-47.5, 23.7, 0.9, 8, 0.8],
  [46.8, 16.1, 0.7, 11, 0.8],
  [61, -8.9, 1.9, 9, 0.35],
  [29.7, -23, 0.8, 6, 0.3],
  [-15, -30, 0.6, 5, 0.3],
  [73, -44, 1.2, 14, 0.6],
  [56, 61.5, 1.4, 12, 0.5],
  [-3.3, 51, 1.6, 3, 0.1],
  [39, 25, 0.6, 6, 0.4],
  [-68, -19, 0.8, 8, 0.5],
  [5.6, -25, 1, 5, 0.25],
] as const

/** Large old craters that observers recognize: longitude, latitude, radius. */
const KNOWN = [
  [-9.3, 51.6, 1.7],
  [-14.4, -58.4, 3.7],
  [-2, -9.3, 2.5],
  [-2.8, -13.6, 1.6],
  [26.4, -11.4, 1.6],
  [33, -21.6, 1.8],
  [-40, -17.5, 1.8],
  [61, -25, 2.9],
  [60.4, -8.9, 2.1],
  [17.4, 50.2, 1.4],
  [-11.3, 14.5, 1],
  [4, 29.7, 1.3],
] as const

const towards = (longitude: number, latitude: number) => ({
  x: Math.sin(rad(longitude)) * Math.cos(rad(latitude)),
  y: Math.sin(rad(latitude)),
  z: Math.cos(rad(longitude)) * Math.cos(rad(latitude)),
})

/** Draws the map, seen from infinitely far; the disc fills the square. */
export const moonMap = (size: number): MoonMap => {
  const albedo = new Field(size, size)
  const height = new Field(size, size)
  const noise = new Noise('moon')
  const radius = size / 2
  const stamp = (longitude: number, latitude: number, reach: number, draw: (x: number, y: number, degrees: number) => void) => {
    const c = towards(longitude, latitude)
    if (c.z < -0.1) return
    const span = Math.sin(rad(Math.min(90, reach))) * radius + 2
    for (let y = Math.floor(radius - c.y * radius - span); y <= radius - c.y * radius + span; y++) {
      for (let x = Math.floor(radius + c.x * radius - span); x <= radius + c.x * radius + span; x++) {
        const [u, v] = [(x - radius) / radius, (radius - y) / radius]
        const rest = 1 - u * u - v * v
        if (rest < 0 || x < 0 || y < 0 || x >= size || y >= size) continue
        const chord = Math.hypot(u - c.x, v - c.y, Math.sqrt(rest) - c.z)
        const degrees = (2 * Math.asin(chord / 2) * 180) / Math.PI
        if (degrees < reach) draw(x, y, degrees)
      }
    }
  }
  const sea = new Field(size, size).fill((x, y) => {
    const [u, v] = [(x - radius) / radius, (radius - y) / radius]
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const warp = (shift: number) => 7 * noise.solid(u * 2.6 + shift, v * 2.6, z * 2.6, 7, 0.6)
    const latitude = (Math.asin(clamp(v, -1, 1)) * 180) / Math.PI + warp(4)
    const longitude = (Math.atan2(u, z) * 180) / Math.PI + warp(0) / Math.max(0.4, Math.cos(rad(latitude)))
    let light = 1
    for (const [lon, lat, wide, tall, depth] of SEAS) {
      const out = Math.hypot(((longitude - lon) * Math.cos(rad(lat))) / (wide * Math.max(0.55, Math.cos(rad(lat)))), (latitude - lat) / tall)
      light *= 1 - Math.min(1, depth) * smoothstep(1.22, 0.78, out)
    }
    return 1 - light
  })
  albedo.fill((x, y) => {
    const [u, v] = [(x - radius) / radius, (radius - y) / radius]
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const mottle = noise.solid(u * 7, v * 7, z * 7, 7, 0.62)
    const broad = noise.solid(u * 1.9 + 9, v * 1.9, z * 1.9, 4)
    return lerp(0.56 + 0.17 * mottle + 0.07 * broad, 0.2 + 0.05 * mottle + 0.1 * broad, clamp(sea.get(x, y) * (0.94 + 0.25 * mottle)))
  })
  const next = random('moon craters')
  for (let index = 0; index < 9000; index++) {
    // Evenly distributed over the near side.
    const z = next()
    const turn = next() * Math.PI * 2
    const latitude = (Math.asin(Math.sqrt(1 - z * z) * Math.sin(turn)) * 180) / Math.PI
    const longitude = (Math.atan2(Math.sqrt(1 - z * z) * Math.cos(turn), z) * 180) / Math.PI
    const size1 = craterRadius(next(), 0.24, 3.2, 2)
    const at = towards(longitude, latitude)
    const wet = sea.get(Math.round(radius + at.x * radius), Math.round(radius - at.y * radius))
    if (wet > 0.4 && next() < 0.86) continue
    const fresh = next() ** 16
    const deep = size1 * (0.2 + 0.2 * next())
    stamp(longitude, latitude, size1 * 2.4, (x, y, degrees) => {
      const part = degrees / size1
      height.add(x, y, deep * craterHeight(part, size1 > 1.3))
      albedo.add(x, y, 0.05 * bell(part - 1, 0.2) + 0.3 * fresh * smoothstep(2.2, 0.4, part))
    })
  }
  for (const [longitude, latitude, size1] of KNOWN) {
    stamp(longitude, latitude, size1 * 2.4, (x, y, degrees) => {
      height.add(x, y, 0.36 * size1 * craterHeight(degrees / size1, true))
      albedo.add(x, y, 0.1 * bell(degrees / size1 - 1, 0.16))
    })
  }
  stamp(-9.3, 51.6, 1.6, (x, y, degrees) => albedo.add(x, y, -0.3 * smoothstep(1.6, 1.2, degrees)))
  stamp(-68, -5.5, 2.9, (x, y, degrees) => albedo.add(x, y, -0.4 * smoothstep(2.9, 2.2, degrees)))
  for (const [index, [longitude, latitude, size1, rays, strength]] of RAYED.entries()) {
    const c = towards(longitude, latitude)
    stamp(longitude, latitude, rays, (x, y, degrees) => {
      const part = degrees / size1
      const angle = Math.atan2((radius - y) / radius - c.y, (x - radius) / radius - c.x)
      const streak = noise.fbm(Math.cos(angle) * 5 + index * 7, Math.sin(angle) * 5 + degrees * 0.012, 5, 0.66)
      const patch = 0.7 + 0.6 * noise.fbm((x / size) * 22 + index, (y / size) * 22, 4)
      const ray = smoothstep(0, 0.6, streak) * (1 - degrees / rays) ** 1.1 * patch
      const halo = Math.exp(-(((part - 1.1) / 2.6) ** 2))
      const collar = longitude === -11.2 ? 0.25 * bell(part - 1.7, 0.4) : 0
      albedo.add(x, y, strength * (0.36 * ray * smoothstep(1, 2.5, part) + 0.34 * halo - collar))
      if (part < 2.4) height.add(x, y, 0.3 * size1 * craterHeight(part, true))
    })
  }
  return { size, albedo, height }
}

/** Light from the ground under a Sun in a direction: `relief` exaggerates the heights. */
export const moonLight = (map: MoonMap, sun: { x: number; y: number; z: number }, relief: number) => {
  const radius = map.size / 2
  return (u: number, v: number): number => {
    const [x, y] = [radius + u * radius, radius - v * radius]
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    const step = 1.2
    const slopeX = (map.height.sample(x + step, y) - map.height.sample(x - step, y)) * relief
    const slopeY = (map.height.sample(x, y - step) - map.height.sample(x, y + step)) * relief
    const length = Math.hypot(u - slopeX, v - slopeY, z)
    const facing = ((u - slopeX) * sun.x + (v - slopeY) * sun.y + z * sun.z) / length
    const smooth = u * sun.x + v * sun.y + z * sun.z
    // Dust scatters light back the way it came: a full Moon is almost as bright at its edge.
    const lunar = smooth <= 0 ? 0 : (2 * Math.max(0, facing)) / (Math.max(0, facing) + Math.max(0.12, z))
    return map.albedo.sample(x, y) * lunar * smoothstep(-0.02, 0.06, smooth)
  }
}

/**
 * Returns the height of a crater at a distance from its centre, in units of its radius and depth. A crater is a bowl with a raised rim and an
 * apron of debris. Large craters are flat, with a central peak.
 */
export const craterHeight = (distance: number, large: boolean): number => {
  if (distance > 2.4) return 0
  const apron = 0.34 * Math.max(0, distance) ** -3.2
  if (distance >= 1) return Math.min(0.34, apron) * smoothstep(2.4, 1.3, distance)
  if (!large) return 0.34 - 1.34 * (1 - distance * distance) ** 1.2
  const wall = smoothstep(0.72, 1, distance)
  const terrace = 0.07 * Math.sin(distance * 34) * wall * (1 - wall) * 4
  const peak = 0.5 * Math.max(0, 1 - distance / 0.17)
  return -1 + 1.34 * wall + terrace * 0.5 + peak
}

/** A radius from the power law by which small craters far outnumber large ones. */
export const craterRadius = (part: number, least: number, most: number, slope = 1.9): number => clamp(least * (1 - part) ** (-1 / slope), least, most)
