import { createNoise2D, createNoise3D } from 'simplex-noise'
import { clamp } from './maths.ts'

/** A small seeded generator (mulberry32): the same seed draws the same picture again. */
export const random = (seed: string): (() => number) => {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A normally distributed number, from two uniform ones. */
export const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

// Each octave is turned by about 37° so that no direction of the lattice shows through.
const COS = 0.7986 * 2.03
const SIN = 0.6018 * 2.03

/** Fractal noise in two and three dimensions, around 0 and mostly within ±1. */
export class Noise {
  readonly at: (x: number, y: number) => number
  readonly at3: (x: number, y: number, z: number) => number

  constructor(seed: string) {
    this.at = createNoise2D(random(seed))
    this.at3 = createNoise3D(random(`${seed} solid`))
  }

  /** Sum of octaves: clouds, mottling, gentle terrain. */
  fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let sum = 0
    let weight = 1
    let total = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * this.at(x, y)
      total += weight
      weight *= gain
      ;[x, y] = [COS * x - SIN * y + 17.3, SIN * x + COS * y - 9.1]
    }
    return sum / total
  }

  /** Sharp crests, 0 to 1: filaments, bands of dust. Each octave is strong only on the crests of the last. */
  ridged(x: number, y: number, octaves: number, gain = 0.5): number {
    let sum = 0
    let weight = 1
    let total = 0
    let previous = 1
    for (let octave = 0; octave < octaves; octave++) {
      const crest = (1 - Math.abs(this.at(x, y))) ** 2
      sum += weight * crest * previous
      total += weight
      previous = clamp(crest * 1.6)
      weight *= gain
      ;[x, y] = [COS * x - SIN * y + 5.7, SIN * x + COS * y + 31.9]
    }
    return sum / total
  }

  /** Octaves in space, for surfaces of spheres: no seams, no poles. */
  solid(x: number, y: number, z: number, octaves: number, gain = 0.5): number {
    let sum = 0
    let weight = 1
    let total = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * this.at3(x, y, z)
      total += weight
      weight *= gain
      ;[x, y, z] = [COS * x - SIN * y + 3.1, SIN * x + COS * y + 7.7, 2.03 * z - 5.3]
    }
    return sum / total
  }

  /** Octaves whose coordinates are themselves displaced by noise: smoke rather than clouds. */
  warped(x: number, y: number, octaves: number, amount: number): number {
    const dx = this.fbm(x + 11.1, y - 3.7, 4)
    const dy = this.fbm(x - 7.9, y + 23.3, 4)
    return this.fbm(x + amount * dx, y + amount * dy, octaves)
  }
}
