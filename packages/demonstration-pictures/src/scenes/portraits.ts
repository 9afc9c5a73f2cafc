import type { Picture } from '../parts/develop.ts'
import { line, path, print, ring } from '../parts/ink.ts'
import { LETTERS } from '../parts/lettering.ts'
import { lerp, rad } from '../parts/maths.ts'
import { normal, random } from '../parts/noise.ts'

const CHART = '#0d1730'
const LINES = '#2d4a63'
const STAR = '#f4ead2'

/** A portrait: the initials, the accent colour, and the position of the coordinate net behind them. */
const PEOPLE = [
  ['calloway', 'IC', '#e98a3c', -18, 62],
  ['wilk', 'TW', '#c9a35a', 24, -40],
  ['haddad', 'SH', '#f0b04a', -52, 20],
  ['morita', 'KM', '#7fc6d6', 40, 55],
  ['obi', 'AO', '#d8705a', 8, -62],
  ['brandt', 'LB', '#8fb4e0', -34, -24],
  ['delorme', 'MD', '#9fc79a', 60, 34],
  ['rahmani', 'YR', '#d69ab0', -70, -8],
] as const

/** A net of meridians and parallels of a tilted globe around the picture's middle. */
const net = (turn: number, nod: number): string => {
  const [ct, st, cn, sn] = [Math.cos(rad(turn)), Math.sin(rad(turn)), Math.cos(rad(nod)), Math.sin(rad(nod))]
  const run = (points: [number, number][]): string => {
    const shown = points.map(([longitude, latitude]): [number, number] | undefined => {
      const [x, y, z] = [Math.cos(rad(latitude)) * Math.sin(rad(longitude)), Math.sin(rad(latitude)), Math.cos(rad(latitude)) * Math.cos(rad(longitude))]
      const [v, w] = [cn * y - sn * z, sn * y + cn * z]
      return w < -0.02 ? undefined : [800 + 690 * (ct * x - st * v), 800 - 690 * (st * x + ct * v)]
    })
    return shown
      .map((point, index) => {
        const before = shown[index - 1]
        return point && before ? line(before[0], before[1], point[0], point[1], 1.3, LINES) : ''
      })
      .join('')
  }
  const steps = Array.from({ length: 91 }, (_, step) => step * 4)
  const parallels = [-60, -40, -20, 0, 20, 40, 60].map((latitude) => run(steps.map((longitude) => [longitude, latitude])))
  const meridians = Array.from({ length: 18 }, (_, index) => run(Array.from({ length: 41 }, (_unused, step) => [index * 20, -80 + step * 4])))
  return [...parallels, ...meridians].join('')
}

/** Initials as a constellation: bright stars at the corners, lines that stop short of them. */
const monogram = (name: string, initials: string, accent: string): string => {
  const next = random(`portrait ${name}`)
  const corners = new Map<string, [number, number]>()
  const strokes: string[] = []
  for (const [index, letter] of [...initials].entries()) {
    for (const stroke of (LETTERS[letter] ?? '').split('|')) {
      const places = stroke.split(' ').map((pair): [number, number] => {
        const known = corners.get(`${index} ${pair}`)
        if (known) return known
        const [x = 0, y = 0] = pair.split(',').map(Number)
        const wide = letter === 'I' ? 60 : 92
        // A little disorder, because stars are not in rows.
        const at: [number, number] = [
          800 + (index === 0 ? -440 : 72) + x * wide + normal(next) * 11 + (letter === 'I' ? 110 : 0),
          520 + y * 94 + normal(next) * 11,
        ]
        corners.set(`${index} ${pair}`, at)
        return at
      })
      for (const [step, to] of places.entries()) {
        const from = places[step - 1]
        if (!from) continue
        const length = Math.hypot(to[0] - from[0], to[1] - from[1])
        const gap = Math.min(24, length * 0.25) / length
        strokes.push(
          path(
            [
              [lerp(from[0], to[0], gap), lerp(from[1], to[1], gap)],
              [lerp(to[0], from[0], gap), lerp(to[1], from[1], gap)],
            ],
            4,
            accent,
          ),
        )
      }
    }
  }
  const stars = [...corners.values()].map(([x, y]) => {
    const size = lerp(7, 15, next() ** 1.5)
    const rays =
      size > 11
        ? [0, 1, 2, 3]
            .map((ray) => {
              const [c, s] = [Math.cos((ray * Math.PI) / 2), Math.sin((ray * Math.PI) / 2)]
              return line(x + c * size * 1.3, y + s * size * 1.3, x + c * size * 2.1, y + s * size * 2.1, 2.2, STAR)
            })
            .join('')
        : ''
    return ring(x, y, size, 0, STAR, STAR) + rays
  })
  return strokes.join('') + stars.join('')
}

const portrait = (name: string, initials: string, accent: string, turn: number, nod: number): Promise<Picture> => {
  const next = random(`portrait field ${name}`)
  const field = Array.from({ length: 330 }, () => {
    const [angle, out] = [next() * Math.PI * 2, 690 * Math.sqrt(next())]
    return ring(800 + out * Math.cos(angle), 800 + out * Math.sin(angle), Math.min(5, 1.3 * (1 - next()) ** -0.4), 0, '#8d9bb0', '#8d9bb0')
  })
  const rim = Array.from({ length: 180 }, (_, index) => {
    const [c, s] = [Math.cos(rad(index * 2)), Math.sin(rad(index * 2))]
    const length = index % 15 === 0 ? 26 : index % 5 === 0 ? 16 : 9
    return line(800 + 706 * c, 800 + 706 * s, 800 + (706 + length) * c, 800 + (706 + length) * s, 1.8, accent)
  })
  return print(
    `${net(turn, nod)}${ring(800, 800, 690, 2, LINES)}${field.join('')}${ring(800, 800, 706, 2.2, accent)}${rim.join('')}${monogram(name, initials, accent)}`,
    1600,
    1600,
    CHART,
    64,
  )
}

/** The people of the house, drawn as constellations of their initials. */
export const portraits = PEOPLE.map(([name, initials, accent, turn, nod]): [string, () => Promise<Picture>] => [
  `portrait-${name}`,
  () => portrait(name, initials, accent, turn, nod),
])
