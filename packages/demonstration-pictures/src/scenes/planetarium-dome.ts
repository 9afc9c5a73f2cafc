import { add, hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, lerp, rad, smoothstep } from '../parts/maths.ts'
import { milkyWay } from '../parts/milky-way.ts'
import { random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'

const screen = ramp([0, '#0a1024'], [0.6, '#101a33'], [0.9, '#1d2436'], [1, '#3a2a2a'])
const LINE = hex('#7fc6d6')
const COVE = hex('#ff8a3c')
const RIM = { x: 1200, y: 1040, wide: 1360, tall: 1180 }

const line = (gap: number) => Math.exp(-((gap * 1000) ** 2) / 2.2)

/** Fine lines of right ascension and declination around a pole high in the dome. */
const grid = (x: number, y: number): number => {
  const [dx, dy] = [(x - 1010) / 1060, (y - 330) / 930]
  const away = Math.hypot(dx, dy)
  const circle = Math.abs(((away * 6.2 + 0.5) % 1) - 0.5) / 6.2
  const hours = (Math.atan2(dy, dx) / (Math.PI * 2)) * 24
  const spoke = (Math.abs(((hours + 24.5) % 1) - 0.5) / 24) * Math.PI * 2 * away
  return Math.max(line(circle), line(spoke) * smoothstep(0.1, 0.16, away))
}

const tilted = (x: number, y: number): [along: number, across: number] => {
  const [cos, sin] = [Math.cos(rad(-38)), Math.sin(rad(-38))]
  const bow = (x - 1500) / 1500
  return [((x - 1640) * cos + (y - 560) * sin) / 300, (-(x - 1640) * sin + (y - 560) * cos) / 300 + bow * bow * 0.5]
}

/** One row of seats with people in some of them. */
const row = (seed: string, y: number, bend: number, size: number, fill: string, rim: string): string => {
  const next = random(seed)
  const seats: string[] = []
  for (let x = -60; x < 2500; x += size * 1.24) {
    const at = y + bend * ((x - 1200) / 1200) ** 2
    const s = size
    seats.push(
      `<path d="M${x - s * 0.56},${at + s * 2} V${at + s * 0.22} q0,${-s * 0.34} ${s * 0.56},${-s * 0.34} q${s * 0.56},0 ${s * 0.56},${s * 0.34} V${at + s * 2}Z" fill="${fill}"/>`,
    )
    if (next() < 0.72) {
      const tall = at - s * lerp(0.26, 0.5, next())
      const lean = s * (next() - 0.5) * 0.3
      const hair = next()
      seats.push(
        `<g fill="${fill}" stroke="${rim}" stroke-width="2"><path d="M${x - s * 0.5},${at + s * 0.5} q${s * 0.06},${-s * 0.5} ${s * 0.5},${-s * 0.52} q${s * 0.44},0 ${s * 0.5},${s * 0.52}Z"/><ellipse cx="${x + lean}" cy="${tall}" rx="${s * (hair < 0.4 ? 0.27 : 0.24)}" ry="${s * 0.31}"/>${hair < 0.15 ? `<circle cx="${x + lean}" cy="${tall - s * 0.36}" r="${s * 0.11}"/>` : ''}</g>`,
      )
    }
  }
  return seats.join('')
}

/** Distance from the rim of the dome: 0 on it, growing upwards. */
const rim = (x: number, y: number): number =>
  1 - Math.hypot((x - RIM.x) / RIM.wide, (Math.min(y, RIM.y) - RIM.y) / RIM.tall) - Math.max(0, y - 1030 - 90 * (1 - ((x - RIM.x) / RIM.wide) ** 2)) / 60

/** Under the dome during a show. */
export const planetariumDome = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const band = milkyWay('planetarium')
  plate.paint((x, y, colour) => {
    const inside = smoothstep(-0.002, 0.002, rim(x, y))
    const low = clamp((y - 100) / 1000)
    const light = screen(low)
    colour.r = light.r * inside + 0.0015
    colour.g = light.g * inside + 0.0012
    colour.b = light.b * inside + 0.002
    if (inside > 0) {
      const [along, across] = tilted(x, y)
      if (Math.abs(across) < 3) band.light(along, across, colour, 0.2 * inside)
      add(colour, LINE, 0.075 * grid(x, y) * inside)
      // Joints between the panels of the dome, only just visible.
      const joint = Math.abs(((Math.atan2(RIM.y - y, x - RIM.x) * 10 + 0.5) % 1) - 0.5)
      colour.r *= 1 - 0.1 * smoothstep(0.012, 0, joint)
    }
    add(
      colour,
      COVE,
      0.55 * bell(rim(x, y) + 0.006, 0.007) * smoothstep(500, 1000, y) + 0.05 * Math.exp(-Math.abs(rim(x, y)) / 0.05) * smoothstep(300, 1000, y),
    )
  })
  scatter(plate, {
    seed: 'planetarium stars',
    count: 15000,
    faintest: 0.08,
    slope: 1.25,
    brightest: 7,
    width: 1.25,
    density: (x, y) => (rim(x, y) > 0.01 ? 0.35 + 0.65 * band.density(...tilted(x, y)) : 0),
    fade: (_, y) => smoothstep(1120, 800, y),
  })
  await plate.overlay(`
		<path d="M0,1180 Q1200,1080 2400,1180 V1600 H0Z" fill="#07080e"/>
		${row('row 1', 1150, 60, 52, '#12141d', '#33404f')}
		<g fill="#05060b" stroke="#41301f" stroke-width="2.5"><path d="M1130,1330 L1150,1210 h100 L1270,1330Z"/><circle cx="1200" cy="1150" r="66"/><ellipse cx="1200" cy="1150" rx="78" ry="15"/></g><circle cx="1176" cy="1128" r="6" fill="#bfe8f0"/><circle cx="1222" cy="1120" r="5" fill="#bfe8f0"/><circle cx="1200" cy="1168" r="4" fill="#bfe8f0"/>
		${row('row 2', 1235, 80, 76, '#0c0e16', '#2b3746')}${row('row 3', 1350, 110, 112, '#080a10', '#222c3a')}${row('row 4', 1510, 130, 160, '#040509', '#1a222d')}`)
  plate.glow(0.5, 24, 0.35)
  return develop(plate, { seed: 'planetarium', exposure: 1.15, vignette: 0.35, quality: 82 })
}
