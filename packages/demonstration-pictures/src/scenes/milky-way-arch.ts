import { ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { observatory } from '../parts/dome.ts'
import { hillside, rolling, wooded } from '../parts/land.ts'
import { clamp, smoothstep } from '../parts/maths.ts'
import { milkyWay } from '../parts/milky-way.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'

const HORIZON = 850
const sky = ramp([0, '#070c1b'], [0.55, '#0b1426'], [0.8, '#152236'], [0.93, '#2a3442'], [1, '#4a4038'])

/** Coordinates of the arch: an ellipse that rises left and comes down right of the middle. */
const arch = (x: number, y: number): [along: number, across: number] => {
  const dx = (x - 1130) / 1130
  const dy = (y - HORIZON - 60) / 745
  const radius = Math.hypot(dx, dy)
  return [(Math.atan2(-dy, dx) - 0.62) * 4.6, (1 - radius) * (3.1 + 1.2 * Math.abs(dx))]
}

const haze = (y: number) => smoothstep(HORIZON + 10, HORIZON * 0.55, y)

/** The whole arch of the Milky Way over the hills, as a panorama. */
export const milkyWayArch = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1029)
  const band = milkyWay('arch')
  plate.paint((x, y, colour) => {
    const light = sky(clamp(y / HORIZON - 0.07 * Math.cos((x - 380) / 520)))
    Object.assign(colour, light)
    // Airglow: faint green low in the sky.
    colour.g += 0.006 * smoothstep(HORIZON * 0.4, HORIZON * 0.85, y)
    const [along, across] = arch(x, y)
    if (Math.abs(across) < 3.4) band.light(along, across, colour, 0.27 * (0.25 + 0.75 * haze(y)))
  })
  scatter(plate, {
    seed: 'arch stars',
    count: 60000,
    faintest: 0.05,
    slope: 1.3,
    brightest: 8,
    width: 0.85,
    density: (x, y) => band.density(...arch(x, y)),
    fade: (_, y) => 0.12 + 0.88 * haze(y),
  })
  const far = wooded(rolling('arch far', 838, 30, 620), 'arch far', 4)
  const middle = wooded(rolling('arch middle', 878, 36, 430), 'arch middle', 6)
  const near = wooded(rolling('arch near', 940, 46, 760), 'arch near', 12)
  // A flat top for the building to stand on.
  const base = middle(1962) + 6
  const top = (x: number) => Math.min(middle(x), base + 70 * smoothstep(110, 380, Math.abs(x - 1962)))
  await plate.overlay(`
		${hillside(far, 2400, 1029, '#1b222d')}${hillside(top, 2400, 1029, '#10161f')}
		${observatory(1962, middle(1962) - 30, 0.3, { shell: '#2a323d', wall: '#0e141d', line: '#1e2630', lamp: '#e0843a' })}
		${hillside((x) => Math.max(middle(x) + 3, near(x) - 26), 2400, 1029, '#0c1119')}${hillside(near, 2400, 1029, '#06090f')}`)
  plate.glow(0.5, 14, 0.25)
  return develop(plate, { seed: 'arch', exposure: 1.15, grain: 1.3, quality: 82 })
}
