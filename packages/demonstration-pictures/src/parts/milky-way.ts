import { type Colour, add, hex } from './colour.ts'
import { bell, clamp, smoothstep } from './maths.ts'
import { Noise } from './noise.ts'

const WARM = hex('#e9c79d')
const PALE = hex('#b4bfd8')
const ROSE = hex('#d4607a')

/** The band at a point: its light, and the density of its stars. */
export interface Band {
  light: (along: number, across: number, target: Colour, strength: number) => void
  density: (along: number, across: number) => number
}

/**
 * Creates the Milky Way, in units of its half width. `along` is the position on the band, with the bright bulge at 0. `across` is the distance
 * from its middle line.
 */
export const milkyWay = (seed: string): Band => {
  const noise = new Noise(seed)
  const haze = (along: number, across: number): number => {
    const bulge = bell(along, 2.6)
    const width = 0.95 + 0.75 * bulge
    const edge = across + 0.35 * noise.fbm(along * 0.7, across * 0.7, 4)
    const cloud = 0.8 + 0.34 * noise.warped(along * 0.8, across * 1.1, 7, 0.6)
    return (0.45 + 0.75 * bulge) * (0.65 * bell(edge, width) + 0.5 * bell(edge, width * 0.45)) * clamp(cloud, 0.15, 2) * smoothstep(2.95, 1.9, Math.abs(across))
  }
  const dust = (along: number, across: number): number => {
    const wander = across - 0.12 - 0.3 * noise.fbm(along * 0.45 + 40, 2, 3)
    const dx = 0.5 * noise.fbm(along * 1.1 + 9, across * 1.1, 4)
    const dy = 0.5 * noise.fbm(along * 1.1, across * 1.1 + 50, 4)
    const clumps = 0.5 + 0.75 * noise.fbm(along * 0.75 + dx, across * 1.7 + dy, 7, 0.58)
    const strands = noise.ridged(along * 0.9 + dy, across * 2.1 + dx, 5, 0.5)
    const rift = bell(wander, 0.42 + 0.16 * bell(along, 3)) * smoothstep(0.12, 0.95, clumps + 0.45 * strands)
    const wisps = bell(across, 1) * smoothstep(0.55, 1.1, 0.5 + 0.8 * noise.fbm(along * 1.2 + dy + 70, across * 2 + dx, 6, 0.56))
    return Math.exp(-2.6 * rift - 1.1 * wisps)
  }
  return {
    light: (along, across, target, strength) => {
      const clear = dust(along, across)
      const seen = strength * haze(along, across) * clear
      const warm = clamp(bell(along, 3.2) * bell(across, 1.3) * 0.9 + 0.35 * (1 - clear))
      add(target, WARM, seen * warm)
      add(target, PALE, seen * (1 - warm))
      const knots = smoothstep(0.5, 0.78, noise.fbm(along * 2.3 + 5, across * 2.3 + 8, 3))
      add(target, ROSE, strength * 0.35 * knots * bell(across - 0.15, 0.35))
    },
    density: (along, across) => clamp(0.22 + 0.95 * haze(along, across) * dust(along, across) ** 1.3),
  }
}
