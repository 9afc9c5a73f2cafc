import { BRASS, INK, PAPER, path, ring } from './ink.ts'
import { constellations, fromGalactic } from './catalogue.ts'
import { normal, random } from './noise.ts'

/** Returns the position on a chart of a point of the sky, or `undefined` if the point is off the chart. */
export type Projection = (ra: number, dec: number) => readonly [x: number, y: number] | undefined

/** A star's sign: a disc with a thin white edge, and short rays for the brightest. */
const starSign = (x: number, y: number, magnitude: number, unit: number, colour = INK): string => {
  const size = unit * Math.max(0.9, 5.1 - magnitude) ** 1.12
  const rays =
    magnitude < 1.6
      ? Array.from({ length: 6 }, (_, ray) => {
          const angle = (ray * Math.PI) / 3 + Math.PI / 6
          const [c, s] = [Math.cos(angle), Math.sin(angle)]
          return path(
            [
              [x + c * size * 1.25, y + s * size * 1.25],
              [x + c * size * 1.75, y + s * size * 1.75],
            ],
            unit * 0.7,
            colour,
          )
        }).join('')
      : ''
  return ring(x, y, size, unit * 0.9, PAPER, colour) + rays
}

/** The stars and lines of all constellations, and the Milky Way as a cloud of dots. */
export const sky = (project: Projection, unit: number): string => {
  const next = random('chart')
  const dots: string[] = []
  for (let index = 0; index < 15000; index++) {
    const longitude = next() * 360
    const spread = 5 + 3.5 * Math.exp(-(((longitude > 180 ? longitude - 360 : longitude) / 60) ** 2))
    const { ra, dec } = fromGalactic(longitude, normal(next) * spread)
    const at = project(ra, dec)
    if (at && next() < 0.62) dots.push(`<circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="${(unit * 0.42).toFixed(2)}"/>`)
  }
  const lines = constellations.flatMap(({ lines: pairs }) =>
    pairs.map(([a, b]) => {
      const [from, to] = [project(a.ra, a.dec), project(b.ra, b.dec)]
      return from && to ? path([from, to], unit * 0.62, INK) : ''
    }),
  )
  const stars = constellations.flatMap(({ stars: list }) =>
    list.map(({ ra, dec, magnitude }) => {
      const at = project(ra, dec)
      return at ? starSign(at[0], at[1], magnitude, unit) : ''
    }),
  )
  return `<g fill="${BRASS}" fill-opacity="0.75">${dots.join('')}</g><g stroke-opacity="0.8">${lines.join('')}</g>${stars.join('')}`
}
