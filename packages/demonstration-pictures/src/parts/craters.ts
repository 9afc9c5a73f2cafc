import { clamp, smoothstep } from './maths.ts'

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
