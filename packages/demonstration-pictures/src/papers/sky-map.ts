import { constellations } from '../parts/catalogue.ts'
import { type Projection, sky } from '../parts/chart.ts'
import { BRASS, graduations, INK, ring, SOFT } from '../parts/ink.ts'
import { rad } from '../parts/maths.ts'

const LATITUDE = rad(48.2)
/** Local sidereal time in hours: 1 January 22:00, 15 January 21:00, 1 February 20:00. */
const SIDEREAL = 4.65
const RADIUS = 480

/** Looking up at 48° north: the zenith in the middle, north at the top, east at the left. */
const project: Projection = (ra, dec) => {
  const turn = rad((SIDEREAL - ra) * 15)
  const d = rad(dec)
  const height = Math.asin(Math.sin(d) * Math.sin(LATITUDE) + Math.cos(d) * Math.cos(LATITUDE) * Math.cos(turn))
  if (height < 0) return undefined
  const west = Math.cos(d) * Math.sin(turn)
  const south = Math.cos(d) * Math.cos(turn) * Math.sin(LATITUDE) - Math.sin(d) * Math.cos(LATITUDE)
  const out = (RADIUS * (Math.PI / 2 - height)) / (Math.PI / 2) / (Math.hypot(west, south) || 1)
  return [500 + west * out, 500 + south * out]
}

const NAMES: readonly (readonly [name: string, ra: number, dec: number])[] = [
  ['Betelgeuse', 5.919, 7.41],
  ['Rigel', 5.242, -8.2],
  ['Sirius', 6.752, -16.72],
  ['Procyon', 7.655, 5.22],
  ['Aldebaran', 4.599, 16.51],
  ['Capella', 5.278, 46],
  ['Castor', 7.577, 31.89],
  ['Pollux', 7.755, 28.03],
  ['Pole Star', 2.53, 89.26],
  ['Regulus', 10.14, 11.97],
  ['Pleiades', 3.791, 24.11],
  ['Algol', 3.136, 40.96],
  ['Deneb', 20.69, 45.28],
]

/** The page with the map of winter evenings. */
export const skyMap = (): string => {
  const words = NAMES.map(([name, ra, dec]) => {
    const at = project(ra, dec)
    return at ? `<text x="${(at[0] + 12).toFixed(1)}" y="${(at[1] - 8).toFixed(1)}" font-size="13">${name}</text>` : ''
  })
  const figures = constellations.map(({ name, stars }) => {
    const seen = stars.map(({ ra, dec }) => project(ra, dec)).filter((place) => place !== undefined)
    if (seen.length < 3) return ''
    const [x, y] = [0, 1].map((axis) => seen.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / seen.length)
    return `<text x="${x?.toFixed(1)}" y="${y?.toFixed(1)}" font-size="11" letter-spacing="2" fill="${SOFT}" text-anchor="middle">${name.toUpperCase()}</text>`
  })
  const rim = [
    ['N', 500, 8],
    ['S', 500, 1000],
    ['E', 4, 505],
    ['W', 996, 505],
  ].map(([word, x, y]) => `<text x="${x}" y="${y}" font-size="20" text-anchor="middle" font-family="Title">${word}</text>`)
  return `<title>Meridian: sky map for winter evenings</title>
<header><p class="mark">Meridian</p><h1>The winter evening sky</h1><p>As seen from 48° north on 1 January at 22:00, 15 January at 21:00 and 1 February at 20:00. Hold the page above your head, with N towards the north.</p></header>
<svg class="chart" viewBox="-20 -20 1040 1040" xmlns="http://www.w3.org/2000/svg" font-family="Text" fill="${INK}">
${ring(500, 500, RADIUS, 2.2)}${ring(500, 500, RADIUS - 12, 0.6)}${graduations(500, 500, RADIUS, 72, 6, 12)}${ring(500, 500, RADIUS / 3, 0.5, BRASS)}${ring(500, 500, (RADIUS * 2) / 3, 0.5, BRASS)}
${sky(project, 1.35)}${figures.join('')}${words.join('')}${rim.join('')}</svg>
<p class="foot">The thin circles mark 60° and 30° above the horizon. Dots show the course of the Milky Way. Planets move and are not shown; ask at the desk where they are tonight. Use red light to read.</p>`
}
