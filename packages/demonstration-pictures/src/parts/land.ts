import { Noise } from './noise.ts'

/** A line of hills: the height of the ground at x. */
export type Ground = (x: number) => number

/** A filled outline from a ground line down to the lower edge. */
export const hillside = (ground: Ground, width: number, height: number, fill: string): string => {
  const points = Array.from({ length: Math.ceil(width / 4) + 2 }, (_, step) => `${step * 4},${ground(step * 4).toFixed(1)}`)
  return `<path d="M0,${height} L${points.join(' ')} ${width + 8},${height}Z" fill="${fill}"/>`
}

/** Rolling hills around a base line. */
export const rolling = (seed: string, base: number, swing: number, length: number): Ground => {
  const noise = new Noise(seed)
  return (x) => base + swing * noise.fbm(x / length, 0.5, 5, 0.45)
}

/** A far wood: a fringe of small crowns that roughens a ground line. */
export const wooded = (ground: Ground, seed: string, size: number): Ground => {
  const noise = new Noise(`${seed} wood`)
  return (x) =>
    ground(x) - size * (0.7 + 0.6 * noise.at(x / (size * 9), 1) + 0.5 * Math.abs(noise.at(x / (size * 0.9), 7)) + 0.25 * noise.at(x / (size * 0.3), 13))
}
