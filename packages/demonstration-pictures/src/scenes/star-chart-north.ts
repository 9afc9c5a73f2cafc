import { type Projection, sky } from '../parts/chart.ts'
import type { Picture } from '../parts/develop.ts'
import { BRASS, border, graduations, INK, line, print, ring, SOFT, VERMILION } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { rad } from '../parts/maths.ts'

const [CX, CY, RADIUS] = [800, 800, 640]
const SOUTH = 18
const HOURS = [
  'XXIV',
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
  'XXI',
  'XXII',
  'XXIII',
]

/** Equidistant from the pole; right ascension runs against the clock, as one sees it from below. */
const place = (ra: number, dec: number): [number, number] => {
  const angle = rad(ra * 15 + 90)
  const radius = (RADIUS * (90 - dec)) / (90 - SOUTH)
  return [CX - radius * Math.cos(angle), CY + radius * Math.sin(angle)]
}
const project: Projection = (ra, dec) => (dec < SOUTH ? undefined : place(ra, dec))

/** The northern sky in the manner of an old atlas. */
export const starChartNorth = (): Promise<Picture> => {
  const hours = HOURS.map((hour, index) => {
    const angle = index * 15 + 90
    const [x1, y1] = place(index, 80)
    const [x2, y2] = place(index, SOUTH)
    const [tx, ty] = place(index, SOUTH - 6.4)
    const turn = ((((-angle + 90) % 360) + 540) % 360) - 180
    return line(x1, y1, x2, y2, 0.9, BRASS) + lettering(hour, tx, ty, 21, INK, 2.3, Math.abs(turn) > 90 ? turn + 180 : turn)
  })
  const circles = [30, 40, 50, 60, 70, 80].map((dec) => ring(CX, CY, (RADIUS * (90 - dec)) / (90 - SOUTH), 0.9, BRASS))
  const degrees = [30, 50, 70].map((dec) => lettering(`${dec}°`, CX + 21, place(12, dec)[1] - 13, 14, SOFT, 1.4))
  // The pole of the ecliptic, around which the celestial pole wanders in 26,000 years.
  const [ex, ey] = place(18, 66.56)
  const wander = ring(ex, ey, (RADIUS * 23.44) / (90 - SOUTH), 1.6, VERMILION).replace('/>', ' stroke-dasharray="9 7"/>')
  return print(
    `${border(1600, 1600, 36)}
		${ring(CX, CY, RADIUS + 96, 2.4)}${ring(CX, CY, RADIUS + 88, 0.9)}${ring(CX, CY, RADIUS + 26, 0.9)}${ring(CX, CY, RADIUS, 2.4)}
		${graduations(CX, CY, RADIUS + 26, 360, 15, 26)}${circles.join('')}${hours.join('')}
		${wander}${line(ex - 9, ey, ex + 9, ey, 1.6, VERMILION)}${line(ex, ey - 9, ex, ey + 9, 1.6, VERMILION)}
		${sky(project, 2.5)}${degrees.join('')}
		${[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]
      .map(([sx = 0, sy = 0], corner) => {
        const [x, y] = [CX + sx * 655, CY + sy * 655]
        const phase = [-1, -0.4, 0.4, 1][corner] ?? 0
        return `${ring(x, y, 52, 2)}${ring(x, y, 60, 0.9)}<path d="M${x},${y - 52} A52,52 0 0 ${phase > 0 ? 1 : 0} ${x},${y + 52} A${Math.abs(phase) * 52},52 0 0 ${phase > 0 ? 0 : 1} ${x},${y - 52}Z" fill="${INK}"/>`
      })
      .join('')}`,
    1600,
    1600,
  )
}
