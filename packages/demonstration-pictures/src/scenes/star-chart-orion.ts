import { type Projection, sky } from '../parts/chart.ts'
import type { Picture } from '../parts/develop.ts'
import { BRASS, border, INK, line, path, print, ring, SOFT, VERMILION } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { rad } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'

const SCALE = 38
const MIDDLE = { ra: 5.53, dec: 4.2 }

/** East is at the left. Sinusoidal: hours draw together away from the equator. */
const place = (ra: number, dec: number): [number, number] => [800 - (ra - MIDDLE.ra) * 15 * Math.cos(rad(dec)) * SCALE, 985 - (dec - MIDDLE.dec) * SCALE]
const inside = (x: number, y: number): boolean => x > 112 && x < 1488 && y > 112 && y < 1856
const project: Projection = (ra, dec) => {
  const [x, y] = place(ra, dec)
  return inside(x, y) ? [x, y] : undefined
}

/** A grid line, cut off at the border. */
const curve = (points: [number, number][]): string =>
  path(
    points.filter(([x, y]) => inside(x, y)),
    0.9,
    BRASS,
  )

/** The great nebula as a copper plate shows it: short strokes that thin out from the middle. */
const nebula = (): string => {
  const noise = new Noise('orion')
  const [cx, cy] = place(5.588, -5.42)
  return Array.from({ length: 46 }, (_, index) => {
    const y = cy + (index - 23) * 2.3
    const reach = 40 * Math.sqrt(Math.max(0, 1 - ((index - 23) / 24) ** 2)) * (1 + 0.3 * noise.at(index / 7, 2))
    const bay = index < 12 ? 5 * (1 - index / 12) : 0
    return `${line(cx - reach + bay, y, cx - bay * 0.4, y - 3, 1.1, VERMILION)}${line(cx + bay * 0.3, y - 3, cx + reach * 0.86, y + 5, 1.1, VERMILION)}`
  }).join('')
}

/** Draws a smooth curve through points of the sky, closed or open. A point is `<right ascension>,<declination>`. */
const outline = (points: string, closed: boolean): string => {
  const at = points.split(' ').map((point) => {
    const [ra = 0, dec = 0] = point.split(',').map(Number)
    return place(ra, dec)
  })
  const read = (index: number): [number, number] => at[closed ? (index + at.length) % at.length : Math.max(0, Math.min(at.length - 1, index))] ?? [0, 0]
  const [x0, y0] = read(0)
  const arcs = Array.from({ length: closed ? at.length : at.length - 1 }, (_, index) => {
    const [before, from, to, after] = [read(index - 1), read(index), read(index + 1), read(index + 2)]
    return `C${[from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, to[0], to[1]].map((value) => value.toFixed(1)).join(' ')}`
  })
  return `M${x0.toFixed(1)},${y0.toFixed(1)}${arcs.join('')}`
}

/** The hunter as the old atlases saw him: club raised, a lion's skin on his arm. */
const hunter = (): string => {
  const club = outline('6.17,14.4 6.2,18 6.17,21.6 6.02,22.6 5.87,21.4 5.95,18 6.07,14.6', true)
  const skin = outline('4.93,14.3 4.84,12 4.76,9 4.77,6 4.82,3 4.95,0.4 5.04,1.6 4.98,4 5.03,7 4.97,10 5.02,12.6', true)
  const lines = [
    outline('5.585,12.6 5.5,12.2 5.47,10.8 5.51,9.4 5.585,8.9 5.66,9.4 5.7,10.8 5.67,12.2', true),
    outline('5.66,9.1 5.7,8.5 5.86,8.6 6.0,9.6 6.1,11.2 6.24,13.6 6.19,15.3 6.07,15.2 6.02,13.2 5.96,11.4', false),
    outline('5.96,11.4 5.98,8.6 5.95,6.6 5.84,3 5.74,-0.6 5.72,-2.2', false),
    outline('5.52,9.1 5.47,8.2 5.32,7.8 5.12,7.9 4.95,7.4', false),
    outline('4.93,5.9 5.1,6.2 5.3,5.7 5.41,5.2 5.45,2.4 5.49,0.6 5.47,-0.9', false),
    outline('5.72,-2.2 5.8,-4.4 5.89,-6.6 5.82,-6.1 5.74,-6.9 5.65,-6.2 5.55,-6.9 5.46,-6.1 5.37,-6.7 5.29,-5.9 5.37,-3.6 5.47,-0.9', false),
    outline('5.86,-6.4 5.9,-8.6 5.86,-11 5.84,-14 5.88,-15.6', false),
    outline('5.66,-6.3 5.7,-8.8 5.75,-11 5.74,-14 5.7,-15.8 5.88,-15.6', false),
    outline('5.54,-6.7 5.43,-8.4 5.3,-9.8 5.2,-12 5.13,-13.4 4.98,-13.2 5.06,-11.6 5.1,-9 5.2,-7.6 5.32,-6.3', false),
    outline('5.63,-2.4 5.61,-4.4 5.6,-7', false),
  ]
  const hairs = Array.from({ length: 130 }, (_, index) => `M112,${112 + index * 9}h1376`).join('')
  return `<clipPath id="shade"><path d="${club}"/><path d="${skin}"/></clipPath><g fill="none" stroke="${BRASS}" stroke-width="2.6" stroke-linecap="round"><path d="${hairs}" stroke-width="1" clip-path="url(#shade)"/><path d="${club}${skin}${lines.join('')}"/></g>`
}

/** Orion and his surroundings. */
export const starChartOrion = (): Promise<Picture> => {
  const meridians = [4, 4.5, 5, 5.5, 6, 6.5, 7].map((ra) => curve(Array.from({ length: 120 }, (_, step) => place(ra, -24 + step * 0.45))))
  const parallels = [-15, -10, -5, 0, 5, 10, 15, 20, 25].map((dec) => {
    const points = Array.from({ length: 90 }, (_, step) => place(3.8 + step * 0.04, dec))
    return dec === 0
      ? path(
          points.filter(([x, y]) => inside(x, y)),
          1.8,
          VERMILION,
        )
      : curve(points)
  })
  const decs = [-15, -10, -5, 0, 5, 10, 15, 20, 25].map((dec) => {
    const y = place(5, dec)[1]
    const word = `${dec > 0 ? '+' : ''}${dec}°`
    return line(96, y, 112, y, 2) + line(1488, y, 1504, y, 2) + lettering(word, 76, y, 13, INK, 1.6, -90) + lettering(word, 1525, y, 13, INK, 1.6, 90)
  })
  const minutes = Array.from({ length: 49 }, (_, index) => {
    const ra = 4 + index / 16
    const [bx] = place(ra, -18.7)
    const [tx] = place(ra, 27.2)
    const long = index % 8 === 0
    const marks = [
      [bx, 1856, 1],
      [tx, 112, -1],
    ] as const
    return marks
      .map(([x, y, side]) =>
        x < 112 || x > 1488
          ? ''
          : line(x, y, x, y + side * (long ? 16 : 8), long ? 2 : 1) +
            (index % 16 === 0 ? lettering(['IV', 'V', 'VI', 'VII'][index / 16] ?? '', x, y + side * 34, 18, INK, 2) : ''),
      )
      .join('')
  })
  return print(
    `${border(1600, 2000, 36)}<rect x="112" y="112" width="1376" height="1744" fill="none" stroke="${INK}" stroke-width="2.4"/><rect x="96" y="96" width="1408" height="1776" fill="none" stroke="${INK}" stroke-width="0.9"/>
		${meridians.join('')}${parallels.join('')}${hunter()}${nebula()}${sky(project, 4)}${decs.join('')}${minutes.join('')}
		${[0, 1, 2, 3, 4].map((magnitude) => `${ring(560 + magnitude * 120, 1922, 4 * (5.1 - magnitude) ** 1.12, 0, INK, INK)}${lettering(`${magnitude}`, 560 + magnitude * 120 + 44, 1922, 17, SOFT, 1.8)}`).join('')}`,
    1600,
    2000,
  )
}
