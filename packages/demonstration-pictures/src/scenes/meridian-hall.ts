import type { Picture } from '../parts/develop.ts'
import { BRASS, INK, PAPER, path, print, SOFT, VERMILION } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { lerp, rad } from '../parts/maths.ts'

type Point = [x: number, y: number]

const EYE = { height: 1.75, x: 0.9 }
const [VX, VY] = [960, 640]
const LENS = 1000
const WIDE = 5
const SPRING = 4.6
const DEEP = 22

/** Perspective: x across, y up, z away from the eye; metres. */
const see = (x: number, y: number, z: number): Point => [VX + ((x - EYE.x) / z) * LENS, VY - ((y - EYE.height) / z) * LENS]
const run = (points: Point[], width: number, colour = INK): string => path(points, width, colour)
/** A half circle of the vault at a depth. */
const rib = (z: number, radius = WIDE): Point[] =>
  Array.from({ length: 41 }, (_, step) => see(-radius * Math.cos(rad(step * 4.5)), SPRING + radius * Math.sin(rad(step * 4.5)), z))
const near = 2.6

const floor = (): string => {
  const across = Array.from({ length: 20 }, (_, index) => near + index).map((z) => run([see(-WIDE, 0, z), see(WIDE, 0, z)], Math.max(0.5, 4 / z)))
  const along = Array.from({ length: 11 }, (_, index) => run([see(-WIDE + index, 0, near), see(-WIDE + index, 0, DEEP)], 0.9))
  const dark: string[] = []
  for (let z = 0; z < 19; z++) {
    for (let x = 0; x < 10; x++) {
      if ((x + z) % 2 === 0) continue
      const [z0, z1] = [near + z, near + z + 1]
      for (let hatch = 1; hatch < 8; hatch++) {
        const depth = lerp(z0, z1, hatch / 8)
        dark.push(run([see(-WIDE + x, 0, depth), see(-WIDE + x + 1, 0, depth)], Math.max(0.4, 3 / depth)))
      }
    }
  }
  return [...across, ...along, ...dark].join('')
}

/** Niches between pilasters along a side wall, with clocks in them. */
const wall = (side: number): string => {
  const x = side * WIDE
  const parts: string[] = []
  for (let bay = 0; bay < 5; bay++) {
    const [from, to] = [near + 0.6 + bay * 3.9, near + 3.5 + bay * 3.9]
    const arch = Array.from({ length: 25 }, (_, step): Point =>
      see(x, 2.7 + 1.3 * Math.sin(rad(step * 7.5)), lerp(from, to, 0.5 - 0.5 * Math.cos(rad(step * 7.5)))),
    )
    parts.push(run([see(x, 0.5, from), ...arch, see(x, 0.5, to), see(x, 0.5, from)], 2.4 - bay * 0.3))
    // The wall that lies in the shade is hatched upright, the lit one only in its niches.
    for (let line = 1; line < 16; line++) {
      const z = lerp(from, to, line / 16)
      const top = 2.7 + 1.3 * Math.sin(Math.acos(1 - (2 * line) / 16))
      parts.push(run([see(x, 0.5, z), see(x, top, z)], (side < 0 ? 1.5 : 0.8) * Math.min(1, 6 / z)))
    }
    if (side < 0)
      for (let line = 0; line < 12; line++) {
        const z = lerp(to, to + 1, line / 12)
        parts.push(run([see(x, 0.3, z), see(x, SPRING - 0.3, z)], 0.8))
      }
    const [cz, cy] = [(from + to) / 2, 2.5]
    const face = Array.from({ length: 33 }, (_, step): Point =>
      see(x * 0.985, cy + 0.62 * Math.sin(rad(step * 11.25)), cz + 0.62 * Math.cos(rad(step * 11.25))),
    )
    parts.push(path(face, 2, INK, PAPER), run([see(x * 0.985, cy + 0.5, cz), see(x * 0.985, cy, cz), see(x * 0.985, cy + 0.34, cz + side * 0.05)], 2))
  }
  for (const y of [0.28, SPRING - 0.3, SPRING]) parts.push(run([see(x, y, near), see(x, y, DEEP)], 1.6))
  return parts.join('')
}

const vault = (): string => {
  const ribs = [3.1, 7, 10.9, 14.8, 18.7].map((z) => run(rib(z), Math.max(0.8, 9 / z)) + run(rib(z + 0.35), Math.max(0.6, 6 / z)))
  const courses = Array.from({ length: 60 }, (_, index) => {
    const turn = 4 + index * 2.92
    const at = (z: number) => see(-WIDE * Math.cos(rad(turn)), SPRING + WIDE * Math.sin(rad(turn)), z)
    return run([at(near), at(DEEP)], turn < 80 ? 1 : 0.5)
  })
  return [...ribs, ...courses].join('')
}

/** The end wall with the tall window to the south. */
const end = (): string => {
  const outline = [see(-WIDE, 0, DEEP), ...rib(DEEP), see(WIDE, 0, DEEP)]
  const [l, r] = [-1.5, 1.5]
  const glass = [
    see(l, 1.1, DEEP),
    see(l, 5.6, DEEP),
    ...Array.from({ length: 21 }, (_, step): Point => see(-1.5 * Math.cos(rad(step * 9)), 5.6 + 1.5 * Math.sin(rad(step * 9)), DEEP)),
    see(r, 1.1, DEEP),
    see(l, 1.1, DEEP),
  ]
  const hatch = Array.from({ length: 74 }, (_, index) => {
    const y = index * 0.13
    const half = y < SPRING ? WIDE : Math.sqrt(Math.max(0, WIDE ** 2 - (y - SPRING) ** 2))
    const gap = y < 1 ? 0 : y < 5.6 ? 1.62 : Math.sqrt(Math.max(0, 1.62 ** 2 - (y - 5.6) ** 2))
    return gap > 0
      ? run([see(-half, y, DEEP), see(-gap, y, DEEP)], 1.1) + run([see(gap, y, DEEP), see(half, y, DEEP)], 1.1)
      : run([see(-half, y, DEEP), see(half, y, DEEP)], 1.1)
  })
  const bars =
    [-0.75, 0, 0.75].map((x) => run([see(x, 1.1, DEEP), see(x, 6.9, DEEP)], 1)).join('') +
    [1.8, 2.6, 3.4, 4.2, 5, 5.6].map((y) => run([see(l, y, DEEP), see(r, y, DEEP)], 1)).join('')
  return path(outline, 2, INK, PAPER) + hatch.join('') + path(glass, 2, INK, PAPER) + bars
}

/** The line of brass, with its divisions, and the image of the Sun that a small hole throws on it at noon. */
const meridian = (): string => {
  const half = 0.075
  const strip = `<path d="M${[see(-half, 0, near), see(-half, 0, DEEP), see(half, 0, DEEP), see(half, 0, near)].map((p) => p.map((v) => v.toFixed(1)).join(',')).join('L')}Z" fill="${BRASS}" stroke="${INK}" stroke-width="1"/>`
  const marks = Array.from({ length: 30 }, (_, index) => {
    const z = 3 + index * 0.5
    const long = index % 4 === 0 ? 0.55 : 0.25
    return (
      run([see(half, 0, z), see(half + long, 0, z)], Math.max(0.8, 7 / z), BRASS) +
      run([see(-half, 0, z), see(-half - long, 0, z)], Math.max(0.8, 7 / z), BRASS)
    )
  })
  const z0 = 5.9
  const image = Array.from({ length: 41 }, (_, step): Point => see(0.3 * Math.cos(rad(step * 9)), 0, z0 + 0.52 * Math.sin(rad(step * 9))))
  const hole = see(0, SPRING + WIDE, 11.4)
  const [cx, cy] = see(0, 0, z0)
  const beam = [-0.28, 0, 0.28].map((x) => path([hole, see(x, 0, z0)], 1.5, VERMILION))
  return `${strip}${marks.join('')}${beam.join('')}${path(image, 2.4, VERMILION, '#f7d9a4')}${path([see(0, 0, z0 - 0.5), see(0, 0, z0 + 0.5)], 3, BRASS)}<circle cx="${hole[0].toFixed(1)}" cy="${hole[1].toFixed(1)}" r="7" fill="${PAPER}" stroke="${VERMILION}" stroke-width="2.4"/>${lettering('XII', cx + 150, cy + 26, 30, INK, 2.8)}`
}

/** The hall with the line of noon. */
export const meridianHall = (): Promise<Picture> =>
  print(
    `<clipPath id="plate"><rect x="46" y="46" width="1708" height="1108"/></clipPath><g clip-path="url(#plate)">${vault()}${end()}${wall(-1)}${wall(1)}${floor()}${meridian()}</g>
		<g fill="none" stroke="${INK}"><rect x="46" y="46" width="1708" height="1108" stroke-width="3"/><rect x="32" y="32" width="1736" height="1136" stroke-width="1" stroke="${SOFT}"/></g>`,
    1800,
    1200,
  )
