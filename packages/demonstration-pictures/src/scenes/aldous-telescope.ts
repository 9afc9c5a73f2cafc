import type { Picture } from '../parts/develop.ts'
import { BRASS, cylinder, border, graduations, INK, line, PAPER, path, print, ring, SOFT, VERMILION } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { rad } from '../parts/maths.ts'

const X = 780
const AXIS = 640

/** A block with a shaded right flank. */
const block = (x: number, y: number, wide: number, high: number, shade = 0.4): string => {
  const count = Math.round((wide * shade) / 5)
  const hatch = Array.from({ length: count }, (_, index) => line(x + wide - index * 5, y, x + wide - index * 5, y + high, 1.5 - (1.1 * index) / count))
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${PAPER}" stroke="${INK}" stroke-width="2.4"/>${hatch.join('')}`
}

/** Eight struts between two rings, as pairs that meet: the truss keeps the mirrors parallel as it bends. */
const truss = (top: number, bottom: number, halfTop: number, halfBottom: number): string =>
  [
    [-1, -0.45],
    [-0.05, -0.45],
    [0.05, 0.45],
    [1, 0.45],
  ]
    .map(
      ([from = 0, to = 0]) =>
        path(
          [
            [X + from * halfBottom, bottom],
            [X + to * halfTop, top],
          ],
          9,
        ) +
        path(
          [
            [X + from * halfBottom, bottom],
            [X + to * halfTop, top],
          ],
          4.5,
          PAPER,
        ),
    )
    .join('')

const upright = (x: number, y: number, content: string): string => `<g transform="translate(${x} ${y}) rotate(90)">${content}</g>`

/** The fork: two arms on a turning base. */
const fork = (): string => `
	<path d="M500,1040 V560 q0,-70 62,-70 q62,0 62,70 V930 H936 V560 q0,-70 62,-70 q62,0 62,70 V1040Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.8"/>
	${Array.from({ length: 13 }, (_, index) => line(1056 - index * 5, 560, 1056 - index * 5, 1038, 1.5 - index * 0.09)).join('')}
	${Array.from({ length: 13 }, (_, index) => line(620 - index * 5, 560, 620 - index * 5, 930, 1.5 - index * 0.09)).join('')}
	${Array.from({ length: 16 }, (_, index) => line(520, 1034 - index * 6, 1040, 1034 - index * 6, 1.5 - index * 0.08)).join('')}
	${path(
    [
      [524, 960],
      [524, 700],
    ],
    1.2,
  )}${path(
    [
      [960, 900],
      [960, 700],
    ],
    1.2,
  )}
	${block(460, 1040, 640, 26)}${block(520, 1066, 520, 44)}${block(430, 1110, 700, 24)}`

/** A head of an arrow, pointing down before it is turned. */
const arrow = (x: number, y: number, turn: number): string =>
  `<path d="M0,0 l-7,-18 h14Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${VERMILION}"/>`

/** The path of light: down the tube, up to the secondary mirror, down to the flat, out through the arm. */
const light = (): string => {
  const ray = (side: number): string =>
    path(
      [
        [X + side * 190, 70],
        [X + side * 190, 872],
        [X + side * 44, 190],
        [X + side * 17, AXIS - side * 17],
        [405, AXIS - side * 4],
      ],
      2.2,
      VERMILION,
    )
  return `${ray(-1)}${ray(1)}${arrow(X - 190, 420, 0)}${arrow(X + 190, 420, 0)}${arrow(X + 119, 540, 192)}${arrow(X - 119, 540, 168)}${arrow(452, AXIS, 90)}`
}

/** The main mirror from above, on its eighteen supports. */
const plan = (x: number, y: number): string => `
	${ring(x, y, 176, 2.6)}${ring(x, y, 168, 0.9)}${ring(x, y, 34, 2)}${graduations(x, y, 190, 72, 6, 12, BRASS)}
	${Array.from({ length: 18 }, (_, index) => {
    const [radius, turn] = index < 6 ? [76, index * 60] : [134, (index - 6) * 30 + 15]
    return (
      ring(x + radius * Math.cos(rad(turn)), y + radius * Math.sin(rad(turn)), 13, 1.6) +
      ring(x + radius * Math.cos(rad(turn)), y + radius * Math.sin(rad(turn)), 3, 1, INK, INK)
    )
  }).join('')}
	${[0, 120, 240].map((turn) => line(x + 34 * Math.cos(rad(turn + 30)), y + 34 * Math.sin(rad(turn + 30)), x + 168 * Math.cos(rad(turn + 30)), y + 168 * Math.sin(rad(turn + 30)), 0.9)).join('')}
	${line(x - 176, y + 216, x + 176, y + 216, 1.4, SOFT)}${line(x - 176, y + 206, x - 176, y + 226, 1.4, SOFT)}${line(x + 176, y + 206, x + 176, y + 226, 1.4, SOFT)}`

/** The secondary mirror and the four vanes that hold it. */
const spider = (x: number, y: number): string => `
	${ring(x, y, 120, 2.6)}${ring(x, y, 108, 1.2)}${ring(x, y, 28, 2.2)}${[45, 135, 225, 315].map((turn) => line(x + 28 * Math.cos(rad(turn)), y + 28 * Math.sin(rad(turn)), x + 108 * Math.cos(rad(turn)), y + 108 * Math.sin(rad(turn)), 2.2)).join('')}`

/** The reflector of 2004, seen from the north and looking at the zenith. */
export const aldousTelescope = (): Promise<Picture> => {
  const mirror = `
		<path d="M560,868 H1000 V908 H560Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/><path d="M578,868 Q780,896 982,868" fill="none" stroke="${INK}" stroke-width="2.4"/>
		${Array.from({ length: 9 }, (_, index) => line(570, 904 - index * 3, 990, 904 - index * 3, 1.2 - index * 0.09)).join('')}`
  const eyepiece = `<g transform="translate(0 ${AXIS})">${cylinder(450, 500, 40)}${cylinder(420, 450, 27)}${cylinder(392, 420, 15)}${cylinder(378, 392, 21)}</g>`
  const bearing = (x: number): string =>
    `${ring(x, AXIS, 56, 2.6, INK, PAPER)}${ring(x, AXIS, 40, 1.2)}${graduations(x, AXIS, 56, 60, 5, 14)}${ring(x, AXIS, 12, 2)}`
  return print(
    `${border(1800, 1200, 30)}
		${Array.from({ length: 51 }, (_, index) => line(60 + index * 34, 1134, 46 + index * 34, 1150, 0.9)).join('')}${line(41, 1134, 1759, 1134, 2.6)}
		${fork()}${truss(210, 600, 196, 214)}${truss(850, 690, 214, 214)}
		${upright(X, 0, cylinder(180, 216, 222))}${upright(X, 0, cylinder(596, 690, 232))}${mirror}${upright(X, 0, cylinder(840, 866, 226))}
		${path(
      [
        [X - 200, 196],
        [X - 46, 196],
      ],
      2.4,
    )}${path(
      [
        [X + 200, 196],
        [X + 46, 196],
      ],
      2.4,
    )}${upright(X, 0, cylinder(160, 190, 46))}
		<path d="M${X - 34},${AXIS - 34} l68,68 l-8,8 l-68,-68Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.4"/>
		${bearing(562)}${bearing(998)}${eyepiece}${light()}
		${block(250, 1000, 130, 16)}${path(
      [
        [266, 1016],
        [244, 1134],
      ],
      5,
    )}${path(
      [
        [364, 1016],
        [386, 1134],
      ],
      5,
    )}${line(256, 1076, 374, 1076, 3)}
		${plan(1420, 330)}${lettering('1200', 1420, 580, 22, SOFT, 2.2)}${spider(1420, 800)}${lettering('MMIV', 1420, 1010, 30, INK, 2.8)}
		${path(
      [
        [1236, 330],
        [1150, 330],
        [1008, 880],
      ],
      1,
      SOFT,
    )}${path(
      [
        [1300, 800],
        [1180, 800],
        [1010, 204],
      ],
      1,
      SOFT,
    )}`,
    1800,
    1200,
  )
}
