import { ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { observatory } from '../parts/dome.ts'
import { hillside, rolling, wooded } from '../parts/land.ts'
import { bell, smoothstep } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'
import { broadleaf, spruce } from '../parts/trees.ts'

/** Much sky above, so that upright crops have enough of it; little ground below, so that wide crops from the bottom keep the dome. */
const WIDTH = 2400
const HEIGHT = 1500
const HORIZON = 1290
/** How far the afterglow reaches up; above it is night. */
const GLOW = 720
/** The middle of the main dome. */
const DOME = 1840

const sky = ramp([0, '#060b1a'], [0.3, '#0b1a36'], [0.55, '#1d3a5e'], [0.74, '#5d6480'], [0.87, '#b9786a'], [0.95, '#e8904f'], [1, '#f3a55a'])

/** The main dome on its hill after sunset. */
export const domeAtDusk = async (): Promise<Picture> => {
  const plate = new Plate(WIDTH, HEIGHT)
  const noise = new Noise('dusk')
  plate.paint((x, y, colour) => {
    // The glow is strongest left of the dome, above the sunset.
    const away = Math.abs(x - 820) / 2000
    const light = sky(Math.max(0, 1 - (HORIZON - y) / GLOW) - 0.16 * away)
    const band = 0.6 + 0.4 * noise.warped(x / 1500 + 3, (y - HORIZON + GLOW) / 110, 5, 0.7)
    const cloud = smoothstep(0.6, 0.85, band) * bell(y - HORIZON + 0.18 * GLOW, 120)
    const glow = 1 - 0.35 * cloud
    colour.r = light.r * glow * 1.05
    colour.g = light.g * glow * (1 - 0.1 * cloud)
    colour.b = light.b * glow
  })
  scatter(plate, {
    seed: 'dusk stars',
    count: 3400,
    faintest: 0.07,
    slope: 1.1,
    brightest: 5,
    fade: (_, y) => smoothstep(HORIZON - 0.2 * GLOW, HORIZON - GLOW, y) ** 1.5,
  })
  const far = wooded(rolling('dusk far', HORIZON + 25, 26, 700), 'dusk far', 5)
  const middle = wooded(rolling('dusk middle', HORIZON + 80, 34, 520), 'dusk middle', 9)
  const hill = (x: number) => HORIZON + 130 - 126 * (1 - smoothstep(440, 1300, Math.abs(x - DOME - 10))) + 4 * noise.at(x / 90, 3)
  const next = random('dusk trees')
  const trees = Array.from({ length: 74 }, (_, index) => {
    const x = next() * WIDTH
    const height = 40 + 80 * next()
    const away = Math.abs(x - DOME)
    if (away < 480) return ''
    const tree = next() < 0.6 ? spruce : broadleaf
    return tree(x, hill(x) + 10, height * (away > 900 ? 1.5 : 1), `${index}`)
  })
  await plate.overlay(`
		<defs>
			<linearGradient id="shell" x1="0" x2="1" y1="0.2" y2="0.4"><stop offset="0" stop-color="#6d5a5c"/><stop offset="0.16" stop-color="#2c3344"/><stop offset="0.6" stop-color="#10182a"/><stop offset="1" stop-color="#0a101f"/></linearGradient>
			<linearGradient id="near" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0b101d"/><stop offset="1" stop-color="#04070f"/></linearGradient>
		</defs>
		${hillside(far, WIDTH, HEIGHT, '#4a4254')}
		${hillside(middle, WIDTH, HEIGHT, '#232639')}
		<g fill="#080c17" color="#080c17">${hillside(hill, WIDTH, HEIGHT, 'url(#near)')}${trees.join('')}</g>
		${observatory(DOME, HORIZON - 164, 1.4, { shell: 'url(#shell)', wall: '#0b111f', line: '#27303f', lamp: '#f2a24a' })}`)
  plate.glow(0.45, 26, 0.28)
  return develop(plate, { seed: 'dusk' })
}
