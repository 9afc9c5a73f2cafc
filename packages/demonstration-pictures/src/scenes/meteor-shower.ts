import { type Colour, hex, mix, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { hillside, rolling, wooded } from '../parts/land.ts'
import { bell, lerp, rad, smoothstep } from '../parts/maths.ts'
import { milkyWay } from '../parts/milky-way.ts'
import { Noise, random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, star } from '../parts/stars.ts'

const sky = ramp([0, '#0a1124'], [0.6, '#12203a'], [0.85, '#2b3d55'], [1, '#6a5f58'])
const RADIANT = { x: 1430, y: 400 }
const GREEN = hex('#9be8c4')
const WHITE = hex('#f4f2ee')
const AMBER = hex('#f0b27a')

const tilted = (x: number, y: number): [along: number, across: number] => {
  const [cos, sin] = [Math.cos(rad(62)), Math.sin(rad(62))]
  return [((x - 1250) * cos + (y - 1500) * sin) / 300, (-(x - 1250) * sin + (y - 1500) * cos) / 300]
}

/** One streak: it lights up green, brightens, often flares near its end, and goes out. */
const meteor = (plate: Plate, angle: number, from: number, length: number, light: number): void => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  for (let step = 0; step < length; step += 0.35) {
    const part = step / length
    const shape = smoothstep(0, 0.55, part) * (1 - smoothstep(0.9, 1, part)) + 0.9 * bell(part - 0.84, 0.05)
    const width = 0.5 + 1.3 * light * shape
    const colour: Colour = part < 0.6 ? mix(GREEN, WHITE, part / 0.6) : mix(WHITE, AMBER, (part - 0.6) * 0.9)
    for (let side = -2; side <= 2; side++) {
      const off = (side / 2) * width
      const seen = light * shape * 0.3 * Math.exp(-side * side * 0.5)
      plate.splat(RADIANT.x + dx * (from + step) - dy * off, RADIANT.y + dy * (from + step) + dx * off, colour, seen)
    }
  }
}

/** A person who sits in the grass and looks up; a few shapes are enough at this size. */
const watcher = (x: number, y: number, size: number, lean: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size}) rotate(${lean})"><circle cx="-5" cy="-43" r="8"/><path d="M-12,-36 C-19,-25 -20,-8 -17,2 H26 C30,-4 28,-16 20,-20 C14,-22 9,-14 5,-9 C6,-20 4,-32 0,-36Z"/><path d="M-13,-27 C-26,-16 -28,-6 -29,2 h6 C-22,-8 -17,-15 -11,-19Z"/></g>`

/** The Perseids over a meadow. */
export const meteorShower = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const band = milkyWay('perseids')
  plate.paint((x, y, colour) => {
    Object.assign(colour, sky(y / 1330))
    const [along, across] = tilted(x, y)
    if (Math.abs(across) < 3) band.light(along, across, colour, 0.15 * smoothstep(1400, 700, y))
  })
  scatter(plate, {
    seed: 'perseid stars',
    count: 24000,
    faintest: 0.06,
    slope: 1.22,
    brightest: 9,
    density: (x, y) => 0.25 + 0.75 * band.density(...tilted(x, y)),
    fade: (_, y) => 0.1 + 0.9 * smoothstep(1350, 700, y),
  })
  const next = random('perseids')
  for (let index = 0; index < 19; index++) {
    const angle = (index / 19) * Math.PI * 2 + 0.4 * next()
    const from = lerp(160, 760, next())
    const light = 0.55 + 1.7 * next() ** 2.2
    meteor(plate, angle, from, from * lerp(0.35, 0.75, next()), light)
  }
  meteor(plate, rad(146), 560, 620, 2.1)
  star(plate, 1745, 505, 5, WHITE, 1.3)
  const grass = new Noise('grass')
  const meadow = (x: number) => 1402 + 24 * Math.sin(x / 520 + 1) - 9 * Math.abs(grass.at(x / 5, 1)) - 5 * Math.abs(grass.at(x / 2.3, 9))
  await plate.overlay(`
		${hillside(wooded(rolling('perseid far', 1372, 40, 560), 'perseid far', 7), 2400, 1600, '#1a2230')}
		${hillside(wooded(rolling('perseid near', 1412, 26, 900), 'perseid near', 16), 2400, 1600, '#101723')}
		<g fill="#05080e">${hillside(meadow, 2400, 1600, '#05080e')}
		${watcher(560, 1398, 1.7, -7)}${watcher(662, 1392, 1.55, -3)}${watcher(752, 1390, 1.1, -10)}${watcher(1010, 1386, 1.65, 2)}</g>`)
  plate.glow(0.5, 16, 0.3)
  return develop(plate, { seed: 'perseids', exposure: 1.1, quality: 81, grain: 1.3 })
}
