import type { Picture } from '../parts/develop.ts'
import { BRASS, border, graduations, INK, line, PAPER, path, print, ring, SOFT, VERMILION } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { clamp, rad } from '../parts/maths.ts'

const [SX, SY, UNIT] = [650, 600, 268]

/** The inner planets: half the long axis (astronomical units), eccentricity, longitude of perihelion, place now, size of the sign. */
const PLANETS = [
  { name: 'I', axis: 0.387, eccentricity: 0.206, perihelion: 77, now: 204, size: 7 },
  { name: 'II', axis: 0.723, eccentricity: 0.007, perihelion: 131, now: 310, size: 11 },
  { name: 'III', axis: 1, eccentricity: 0.017, perihelion: 103, now: 40, size: 12 },
  { name: 'IV', axis: 1.524, eccentricity: 0.093, perihelion: 336, now: 118, size: 9 },
] as const

/** A place on an orbit; the Sun stands in one focus, as Kepler found. */
const onOrbit = (axis: number, eccentricity: number, perihelion: number, longitude: number): [number, number] => {
  const radius = (axis * (1 - eccentricity ** 2)) / (1 + eccentricity * Math.cos(rad(longitude - perihelion)))
  return [SX + UNIT * radius * Math.cos(rad(longitude)), SY - UNIT * radius * Math.sin(rad(longitude))]
}

/** The comet's path: almost a parabola, steep, closest to the Sun inside the orbit of Mercury. */
const comet = (anomaly: number): [number, number] => {
  const radius = (0.31 * 1.985) / (1 + 0.985 * Math.cos(rad(anomaly)))
  return [SX + UNIT * radius * Math.cos(rad(anomaly + 197)), SY - UNIT * radius * Math.sin(rad(anomaly + 197))]
}

/** A tail always points away from the Sun; it is longest after perihelion. */
const tail = (anomaly: number): string => {
  const [x, y] = comet(anomaly)
  const away = Math.atan2(y - SY, x - SX)
  const length = 150 * clamp(70 / Math.hypot(x - SX, y - SY), 0.12, 1) + 20
  const hairs = [-0.16, -0.08, 0, 0.08, 0.16].map((fan) =>
    path(
      [
        [x, y],
        [x + length * Math.cos(away + fan), y + length * Math.sin(away + fan)],
      ],
      1,
      VERMILION,
    ),
  )
  return hairs.join('') + ring(x, y, 5, 1.6, VERMILION, PAPER)
}

/** Below the main figure: equal areas in equal times. */
const kepler = (cx: number, cy: number): string => {
  const [a, b] = [150, 118]
  const focus = cx - Math.sqrt(a * a - b * b)
  const at = (turn: number): [number, number] => [cx + a * Math.cos(rad(turn)), cy + b * Math.sin(rad(turn))]
  const wedge = (from: number, to: number): string => {
    const rays = Array.from({ length: 15 }, (_, step) => path([[focus, cy], at(from + ((to - from) * step) / 14)], 0.9))
    return rays.join('') + path([[focus, cy], at(from), [focus, cy], at(to)], 1.8)
  }
  return `<ellipse cx="${cx}" cy="${cy}" rx="${a}" ry="${b}" fill="none" stroke="${INK}" stroke-width="2.2"/>${wedge(150, 206)}${wedge(-14, 6)}${ring(focus, cy, 9, 2, INK, BRASS)}`
}

/** Why Venus shows phases: five positions on her orbit, each with the phase as seen from the Earth. */
const phases = (cx: number, cy: number): string =>
  `${ring(cx, cy, 84, 1.6)}${ring(cx, cy, 12, 2, INK, BRASS)}${ring(cx, cy + 150, 9, 2, INK, INK)}` +
  [20, 90, 160, 225, 315]
    .map((turn) => {
      const [x, y] = [cx + 84 * Math.cos(rad(turn)), cy + 84 * Math.sin(rad(turn))]
      const towards = (Math.atan2(cy - y, cx - x) * 180) / Math.PI
      return `${ring(x, y, 14, 1.6, INK, PAPER)}<path d="M0,-14 A14,14 0 0 0 0,14Z" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${towards.toFixed(1)})" fill="${INK}"/>${line(x, y, cx, cy + 150, 0.6, SOFT)}`
    })
    .join('')

/** Orbits of the inner planets and of a comet, as an atlas of 1900 might engrave them. */
export const orbitChart = (): Promise<Picture> => {
  const orbits = PLANETS.map(({ name, axis, eccentricity, perihelion, now, size }) => {
    const full = Array.from({ length: 181 }, (_, step) => onOrbit(axis, eccentricity, perihelion, step * 2))
    const [px, py] = onOrbit(axis, eccentricity, perihelion, perihelion)
    const [x, y] = onOrbit(axis, eccentricity, perihelion, now)
    const away = Math.atan2(y - SY, x - SX)
    const night = `<path d="M0,${-size} A${size},${size} 0 0 1 0,${size}Z" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((away * 180) / Math.PI).toFixed(1)})" fill="${INK}"/>`
    const days = graduationsAlong(axis, eccentricity, perihelion)
    return `${path(full, 2)}${days}${path(
      [
        [px - 6, py - 6],
        [px + 6, py + 6],
      ],
      1.4,
      BRASS,
    )}${path(
      [
        [px - 6, py + 6],
        [px + 6, py - 6],
      ],
      1.4,
      BRASS,
    )}${ring(x, y, size + 5, 0, PAPER, PAPER)}${ring(x, y, size, 2, INK, PAPER)}${night}${lettering(name, x + (size + 24) * Math.cos(away + 0.5), y + (size + 24) * Math.sin(away + 0.5), 17, INK, 1.9)}`
  })
  const rays = Array.from({ length: 32 }, (_, index) => {
    const [c, s] = [Math.cos(rad(index * 11.25)), Math.sin(rad(index * 11.25))]
    const to = index % 2 === 0 ? 50 : 38
    return path(
      [
        [SX + c * 27, SY + s * 27],
        [SX + c * to, SY + s * to],
      ],
      index % 2 === 0 ? 2 : 1.2,
      BRASS,
    )
  })
  const outer = 500
  const degrees = Array.from({ length: 12 }, (_, index) => {
    const turn = index * 30
    const [c, s] = [Math.cos(rad(turn)), -Math.sin(rad(turn))]
    return (
      line(SX + c * 64, SY + s * 64, SX + c * (outer - 30), SY + s * (outer - 30), 0.7, BRASS) +
      lettering(`${turn}`, SX + c * (outer - 52), SY + s * (outer - 52), 15, SOFT, 1.6, 90 - turn > 90 || 90 - turn < -90 ? 270 - turn : 90 - turn)
    )
  })
  const way = Array.from({ length: 301 }, (_, step) => comet(-158 + step * 1.06)).filter(([x, y]) => x > 52 && y > 52 && y < 1148 && x < 1748)
  return print(
    `${border(1800, 1200, 30)}
		${ring(SX, SY, outer, 2.4)}${ring(SX, SY, outer - 26, 0.9)}${graduations(SX, SY, outer, 360, 10, 26)}${degrees.join('')}
		${ring(SX, SY, 1.52 * UNIT + 12, 0.7, BRASS).replace('/>', ' stroke-dasharray="3 7"/>')}
		${orbits.join('')}${ring(SX, SY, 24, 2.2, INK, BRASS)}${ring(SX, SY, 15, 1, PAPER)}${rays.join('')}
		<g stroke-dasharray="12 5">${path(way, 2.4, VERMILION)}</g>${[-128, -112, -86, -45, 25, 70, 100, 120].map(tail).join('')}
		${kepler(1530, 250)}${line(1330, 420, 1730, 420, 0.9, BRASS)}${phases(1530, 560)}${line(1330, 780, 1730, 780, 0.9, BRASS)}
		${sizes()}`,
    1800,
    1200,
  )
}

/** Marks along an orbit, thirty-six to a turn. */
function graduationsAlong(axis: number, eccentricity: number, perihelion: number): string {
  return Array.from({ length: 36 }, (_, step) => {
    const [x, y] = onOrbit(axis, eccentricity, perihelion, step * 10)
    const [dx, dy] = [(x - SX) / Math.hypot(x - SX, y - SY), (y - SY) / Math.hypot(x - SX, y - SY)]
    return line(x, y, x + dx * 6, y + dy * 6, 0.9)
  }).join('')
}

/** The four planets side by side at one scale, shaded as globes. */
function sizes(): string {
  const globes = [
    [1382, 28, 'I'],
    [1466, 69, 'II'],
    [1580, 73, 'III'],
    [1684, 39, 'IV'],
  ] as const
  return globes
    .map(([x, size, name]) => {
      const radius = size * 0.68
      const shade = Array.from({ length: 16 }, (_, index) => {
        const part = 0.1 + (index / 15) * 0.88
        const half = Math.sqrt(Math.max(0, 1 - part * part)) * radius
        return line(x + part * radius, 920 - half, x + part * radius, 920 + half, 0.5 + part * 1.3)
      })
      return ring(x, 920, radius, 2.2, INK, PAPER) + shade.join('') + lettering(name, x, 1010, 18, INK, 2)
    })
    .join('')
}
