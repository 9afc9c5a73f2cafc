import type { Picture } from '../parts/develop.ts'
import { BRASS, border, graduations, INK, inked, line, PAPER, path, print, ring, SOFT, VERMILION } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { bell, clamp, lerp } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'

const noise = new Noise('map')

/** Height above the sea in metres at a place of the map. */
const height = (x: number, y: number): number => {
  const [u, v] = [(x - 1010) / 620, (y - 520) / 400]
  const turn = 0.3
  const [a, b] = [u * Math.cos(turn) + v * Math.sin(turn), -u * Math.sin(turn) + v * Math.cos(turn)]
  const wobble = 0.3 * noise.fbm(x / 420, y / 420, 4, 0.42)
  return (
    292 +
    128 * Math.exp(-((Math.hypot(a, b * 1.1) * (1 + wobble)) ** 2) * 1.15) +
    22 * bell(Math.hypot(x - 380, y - 300), 300) +
    9 * noise.fbm(x / 500, y / 500, 3)
  )
}

const CONTOUR = 8

/** How close a place is to a contour line, in pixels, from the height and its slope there. */
const contour = (x: number, y: number): number => {
  const here = height(x, y)
  const slope = Math.hypot(height(x + 1, y) - here, height(x, y + 1) - here)
  const step = here / CONTOUR
  const gap = (Math.abs(step - Math.round(step)) * CONTOUR) / Math.max(slope, 0.012)
  const main = Math.round(step) % 5 === 0
  return clamp((main ? 1.35 : 0.75) + 0.3 - gap) * (main ? 1 : 0.75)
}

/** The path with its sixty-two steps, drawn as short strokes across it. */
const steps = (): string =>
  Array.from({ length: 62 }, (_, index) => {
    const part = index / 61
    const [x, y] = [lerp(772, 948, part) + 26 * Math.sin(part * Math.PI), lerp(742, 566, part) + 16 * Math.sin(part * Math.PI * 2)]
    return line(x - 6, y - 7, x + 6, y + 7, 1.5)
  }).join('')

const tree = (x: number, y: number, size: number): string =>
  `<path d="M${x - size},${y} a${size},${size * 0.9} 0 1 1 ${size * 2},0Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.1"/>${[0.25, 0.5, 0.75].map((part) => line(x + size * part, y - 1, x + size * part, y - size * 0.85 * Math.sqrt(1 - part * part), 0.9)).join('')}`

const dome = (x: number, y: number, radius: number): string =>
  `${ring(x, y, radius, 3, INK, PAPER)}${ring(x, y, radius * 0.72, 1)}${graduations(x, y, radius, 24, 6, radius * 0.28)}${ring(x, y, 3, 1, INK, INK)}`

/** The hill from above, north at the top. */
export const mapHill = async (): Promise<Picture> => {
  const relief = await inked(1800, 1200, BRASS, (x, y) => (x > 41 && x < 1759 && y > 41 && y < 1159 ? contour(x, y) : 0))
  const next = random('map trees')
  const wood = Array.from({ length: 420 }, () => ({ x: 60 + next() * 1680, y: 70 + next() * 1060 }))
    .filter(
      ({ x, y }) =>
        noise.fbm(x / 260 + 40, y / 260, 3) > 0.12 && Math.hypot(x - 1010, y - 500) > 190 && y < 1000 && x < 1600 && Math.abs(y - 742 - (x - 772) * 0.1) > 40,
    )
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => tree(x, y, 9 + 4 * next()))
  const houses = Array.from({ length: 74 }, () => ({ x: 70 + next() * 560, y: 950 + next() * 190, turn: -12 + next() * 10, wide: 14 + next() * 26 }))
    .filter(({ x, y }) => Math.abs(y - 1030 + x * 0.08) > 24 && y < 1140)
    .map(
      ({ x, y, turn, wide }) =>
        `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${wide.toFixed(0)}" height="13" transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${INK}" fill-opacity="0.82"/>`,
    )
  const road = 'M41,1032 C300,1010 520,1000 660,930 C760,880 690,800 760,752'
  const drive = 'M760,752 C860,800 1180,800 1290,700 C1370,620 1290,520 1180,512'
  const cable: [number, number][] = [
    [330, 968],
    [905, 560],
  ]
  const pylons = [0.2, 0.42, 0.64, 0.85].map((part) => {
    const [x, y] = [lerp(330, 905, part), lerp(968, 560, part)]
    return `<rect x="${x - 6}" y="${y - 6}" width="12" height="12" fill="${PAPER}" stroke="${VERMILION}" stroke-width="2"/>`
  })
  return print(
    `${relief}
		<path d="M1759,1010 C1560,1030 1480,1110 1330,1159" fill="none" stroke="${SOFT}" stroke-width="2"/><path d="M1759,1030 C1580,1050 1500,1120 1380,1159" fill="none" stroke="${SOFT}" stroke-width="2"/>
		${wood.join('')}${houses.join('')}
		${[road, drive].map((way) => `<path d="${way}" fill="none" stroke="${INK}" stroke-width="11"/><path d="${way}" fill="none" stroke="${PAPER}" stroke-width="7.5"/>`).join('')}
		${steps()}${path(cable, 2.6, VERMILION)}${pylons.join('')}
		<rect x="300" y="958" width="52" height="30" fill="${PAPER}" stroke="${VERMILION}" stroke-width="3"/><rect x="884" y="544" width="34" height="26" fill="${PAPER}" stroke="${VERMILION}" stroke-width="3"/>
		<path d="M952,468 h150 v64 h-150Z M1102,482 h96 v36 h-96Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>${Array.from({ length: 9 }, (_, index) => line(1108 + index * 10, 484, 1108 + index * 10, 516, 0.9)).join('')}
		${dome(1028, 500, 46)}${dome(900, 470, 25)}${dome(1240, 560, 34)}
		<path d="M1128,404 a26,26 0 0 0 40,30 M1148,419 l16,-20 M1148,424 v22" fill="none" stroke="${INK}" stroke-width="2.6"/>
		${line(1028, 200, 1028, 454, 2, BRASS)}${line(1028, 546, 1028, 1000, 2, BRASS)}${line(1028, 120, 1028, 180, 2, BRASS)}
		<circle cx="752" cy="760" r="22" fill="${VERMILION}"/>${lettering('12', 752, 760, 19, PAPER, 2.6)}
		${lettering('62', 915, 690, 22, INK, 2.4)}${lettering('412', 1086, 446, 22, BRASS, 2.4)}
		<g transform="translate(1620 190)">${ring(0, 0, 78, 2.2, INK, PAPER)}${ring(0, 0, 66, 0.9)}${graduations(0, 0, 78, 72, 6, 12)}<path d="M0,-62 L12,0 L0,62 L-12,0Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"/><path d="M0,-62 L12,0 H-12Z" fill="${VERMILION}"/></g>${lettering('N', 1620, 88, 24, INK, 2.6)}
		<g transform="translate(1390 1120)">${[0, 1, 2, 3].map((part) => `<rect x="${part * 70}" y="0" width="70" height="10" fill="${part % 2 === 0 ? INK : PAPER}" stroke="${INK}" stroke-width="1.6"/>`).join('')}${['0', '100', '200'].map((word, index) => lettering(word, index * 140, -18, 15, INK, 1.6)).join('')}</g>
		${border(1800, 1200, 30)}`,
    1800,
    1200,
    PAPER,
    24,
  )
}
