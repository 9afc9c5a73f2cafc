import { ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { observatory } from '../parts/dome.ts'
import { hillside, rolling } from '../parts/land.ts'
import { clamp, rad, smoothstep } from '../parts/maths.ts'
import { milkyWay } from '../parts/milky-way.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'

const sky = ramp([0, '#070d1e'], [0.6, '#0e1d38'], [0.86, '#2c3a52'], [1, '#b3683f'])

const tilted = (x: number, y: number): [along: number, across: number] => {
  const [cos, sin] = [Math.cos(rad(-58)), Math.sin(rad(-58))]
  return [((x - 420) * cos + (y - 330) * sin) / 135, (-(x - 420) * sin + (y - 330) * cos) / 135]
}

const hill = (x: number) => 560 - 26 * (1 - smoothstep(210, 520, Math.abs(x - 800)))

/** The picture for links to the site: the dome, the Milky Way, the line. */
export const shareDefault = async (): Promise<Picture> => {
  const plate = new Plate(1200, 630)
  const band = milkyWay('share')
  plate.paint((x, y, colour) => {
    Object.assign(colour, sky(clamp(y / 520)))
    const [along, across] = tilted(x, y)
    if (Math.abs(across) < 3) band.light(along, across, colour, 0.26 * smoothstep(520, 250, y))
  })
  scatter(plate, {
    seed: 'share stars',
    count: 13000,
    faintest: 0.05,
    slope: 1.25,
    brightest: 6,
    width: 0.8,
    density: (x, y) => band.density(...tilted(x, y)),
    fade: (_, y) => 0.1 + 0.9 * smoothstep(520, 250, y),
  })
  await plate.overlay(`
		<defs><linearGradient id="line" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f0a050" stop-opacity="0"/><stop offset="0.4" stop-color="#f0a050" stop-opacity="0.8"/><stop offset="1" stop-color="#ffc27a"/></linearGradient>
		<linearGradient id="shell" x1="0" x2="1" y1="0" y2="0.3"><stop offset="0" stop-color="#3b4252"/><stop offset="0.5" stop-color="#151c2a"/><stop offset="1" stop-color="#0a0f1a"/></linearGradient></defs>
		${hillside(rolling('share far', 528, 18, 300), 1200, 630, '#2a2430')}
		<rect x="799.2" y="0" width="1.6" height="326" fill="url(#line)"/>
		${hillside(hill, 1200, 630, '#060910')}
		${observatory(800, 424, 0.94, { shell: 'url(#shell)', wall: '#0a0f19', line: '#262e3c', lamp: '#f0a050' })}`)
  plate.glow(0.5, 14, 0.35)
  return develop(plate, { seed: 'share', exposure: 1.15 })
}
