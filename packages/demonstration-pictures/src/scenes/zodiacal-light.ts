import { add, hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { hillside, rolling, wooded } from '../parts/land.ts'
import { bell, clamp, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, star } from '../parts/stars.ts'
import { bareTree } from '../parts/trees.ts'

const sky = ramp([0, '#060a18'], [0.6, '#0b1730'], [0.82, '#1a2c44'], [0.93, '#3b3f49'], [1, '#6c4e41'])
const LIGHT = hex('#d9dbe0')
const FOOT = { x: 880, y: 1390 }
const LEAN = rad(64)

const on = (part: number, aside: number) => ({
  x: FOOT.x + 1500 * (part * Math.cos(LEAN) - aside * Math.sin(LEAN)),
  y: FOOT.y - 1500 * (part * Math.sin(LEAN) + aside * Math.cos(LEAN)),
})

/** Sunlight scattered by the dust between the planets, on an evening in March. */
export const zodiacalLight = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('zodiacal')
  plate.paint((x, y, colour) => {
    Object.assign(colour, sky(clamp(y / 1390 - 0.00003 * Math.abs(x - FOOT.x))))
    const up = ((x - FOOT.x) * Math.cos(LEAN) + (FOOT.y - y) * Math.sin(LEAN)) / 1500
    const side = (-(x - FOOT.x) * Math.sin(LEAN) + (FOOT.y - y) * Math.cos(LEAN)) / 1500
    const width = 0.3 * Math.exp(-Math.max(0, up) * 1.9) + 0.025
    const cone = Math.exp(-((Math.abs(side) / width) ** 1.7)) * Math.exp(-Math.max(0, up) * 1.7) * smoothstep(-0.1, 0.1, up)
    add(colour, LIGHT, 0.24 * cone * (1 + 0.05 * noise.fbm(x / 400, y / 400, 4)))
    colour.g += 0.004 * bell(y - 1050, 320) * (1 + 0.5 * noise.fbm(x / 700, y / 140, 3))
  })
  scatter(plate, { seed: 'zodiacal stars', count: 26000, faintest: 0.04, slope: 1.25, brightest: 9, fade: (_, y) => 0.06 + 0.94 * smoothstep(1400, 800, y) })
  // The Pleiades, small and tight, near the tip of the cone.
  for (const [dx, dy, light] of [
    [0, 0, 2.6],
    [34, 12, 1.7],
    [-22, 28, 1.6],
    [-36, -6, 1.8],
    [-14, -24, 1.4],
    [-42, 14, 1.2],
    [38, 0, 0.9],
    [-28, -16, 0.6],
    [10, 34, 0.5],
  ] as const) {
    star(plate, 1660 + dx, 330 + dy, light, hex('#d6e4ff'), 1.15)
  }
  const [venus, mars] = [on(0.21, 0.012), on(0.52, -0.02)]
  star(plate, venus.x, venus.y, 26, hex('#fff7ea'), 2)
  star(plate, mars.x, mars.y, 9, hex('#ffb27a'), 1.5)
  const ground = wooded(rolling('zodiacal near', 1440, 36, 700), 'zodiacal near', 5)
  await plate.overlay(`
		${hillside(wooded(rolling('zodiacal far', 1385, 36, 700), 'zodiacal far', 6), 2400, 1600, '#20232f')}
		<g color="#05070d">${bareTree(2080, 1450, 760, 'z1')}${bareTree(1880, 1452, 380, 'z2')}${bareTree(270, 1450, 520, 'z3')}${bareTree(60, 1440, 330, 'z4')}</g>
		${hillside(ground, 2400, 1600, '#05070d')}`)
  plate.glow(0.6, 24, 0.25)
  return develop(plate, { seed: 'zodiacal', exposure: 1.1, quality: 80, grain: 1.4 })
}
