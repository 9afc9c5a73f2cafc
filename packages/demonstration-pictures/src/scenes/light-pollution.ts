import { add, hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { hillside, rolling, wooded } from '../parts/land.ts'
import { bell, clamp, lerp, smoothstep } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, star } from '../parts/stars.ts'

const sky = ramp([0, '#0c1222'], [0.45, '#241d26'], [0.75, '#5a3524'], [0.93, '#a85e2a'], [1, '#cf7d38'])
const SODIUM = hex('#ff9a3c')

/** A row of houses along a base line: gables, chimneys, here and there a lit window. */
const houses = (seed: string, base: (x: number) => number, size: number, wall: string, lit: number): string => {
  const next = random(seed)
  let out = ''
  for (let x = -40; x < 2440;) {
    const wide = size * lerp(0.7, 1.6, next())
    const tall = size * lerp(0.55, 1.25, next() ** 1.4)
    const roof = size * lerp(0.28, 0.6, next())
    const y = base(x + wide / 2)
    const gable = next() < 0.45
    const top = gable
      ? `M${x},${y - tall} L${x + wide / 2},${y - tall - roof} L${x + wide},${y - tall}`
      : `M${x},${y - tall} L${x + wide * 0.12},${y - tall - roof * 0.8} H${x + wide * 0.88} L${x + wide},${y - tall}`
    const chimney = x + wide * lerp(0.2, 0.7, next())
    out += `<path d="${top} V${y + 60} H${x}Z M${chimney},${y - tall} v${-roof - size * 0.12} h${size * 0.11} v${roof + size * 0.12}Z" fill="${wall}"/>`
    const columns = Math.max(1, Math.floor(wide / (size * 0.3)))
    const rows = Math.max(1, Math.floor(tall / (size * 0.34)))
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (next() > lit) continue
        const warm = ['#ffb45c', '#ffcf8a', '#f58f3a', '#ffe3b8'][Math.floor(next() * 4)]
        out += `<rect x="${(x + (wide * (column + 0.5)) / columns - size * 0.055).toFixed(1)}" y="${(y - tall + size * 0.1 + row * size * 0.34).toFixed(1)}" width="${(size * 0.11).toFixed(1)}" height="${(size * 0.16).toFixed(1)}" fill="${warm}"/>`
      }
    }
    x += wide * lerp(0.92, 1.15, next())
  }
  return out
}

const street = (x: number) => 1440 + 26 * Math.sin(x / 620)

/** The town below the hill as it was lit before the lamps were changed. */
export const lightPollution = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('town')
  plate.paint((x, y, colour) => {
    const dome = bell((x - 1330) / 2400, 0.75)
    Object.assign(colour, sky(clamp((y / 1250) * (0.74 + 0.3 * dome))))
    // Thin cloud is lit from below.
    const cloud = smoothstep(-0.1, 0.7, noise.warped(x / 900, y / 260, 6, 0.8)) * smoothstep(150, 800, y)
    add(colour, SODIUM, 0.12 * cloud * dome * (y / 1250))
  })
  scatter(plate, { seed: 'town stars', count: 330, faintest: 0.1, slope: 0.95, brightest: 3, fade: (_, y) => smoothstep(1000, 60, y) })
  for (const [x, y, light] of [
    [420, 250, 3.4],
    [560, 330, 2.6],
    [655, 420, 2.2],
    [770, 470, 2.4],
    [800, 600, 2],
    [980, 650, 2.4],
    [1000, 520, 2.8],
  ] as const) {
    star(plate, x, y, light * 0.6, hex('#f4f1ea'), 1.35)
  }
  const lamps = Array.from({ length: 19 }, (_, index) => ({ x: 60 + index * 128 + 26 * Math.sin(index * 3.1), size: 1 }))
  await plate.overlay(`
		${hillside(wooded(rolling('town far', 1210, 60, 800), 'town far', 7), 2400, 1600, '#4a2a20')}
		${houses('town back', (x) => 1330 + 14 * Math.sin(x / 330), 62, '#2a1a1a', 0.3)}
		<path d="M1506,1350 V1092 h6 L1530,900 L1548,1092 h6 V1350Z M1490,1350 v-130 l-70,-50 l-70,50 v130Z" fill="#23171a"/><circle cx="1530" cy="1140" r="13" fill="#ffdf9e"/>
		<path d="M560,1350 V1090 h74 V1350Z M552,1090 h90 v-10 h-90Z M590,1080 v-70 h4 v70Z" fill="#241719"/>
		${houses('town middle', (x) => 1390 + 18 * Math.sin(x / 410 + 1), 92, '#180f14', 0.33)}
		${houses('town front', (x) => street(x) + 60, 128, '#0d090f', 0.2)}
		<path d="M0,1600 V1520 Q600,1470 1200,1530 T2400,1500 V1600Z" fill="#07060b"/>
		${lamps.map(({ x }) => `<path d="M${x},${street(x) + 90} V${street(x) - 60} q0,-12 14,-12 h12" fill="none" stroke="#0a070b" stroke-width="5"/>`).join('')}`)
  for (const { x } of lamps) {
    const [lx, ly] = [x + 24, street(x) - 70]
    plate.paint(
      (px, py, colour) => {
        const away = Math.hypot(px - lx, py - ly)
        const below = smoothstep(-30, 160, py - ly) * Math.exp(-(((px - lx) / (30 + Math.max(0, py - ly) * 0.6)) ** 2)) * Math.exp(-Math.max(0, py - ly) / 130)
        add(colour, SODIUM, 3 * Math.exp(-((away / 6) ** 2)) + 0.1 * Math.exp(-away / 36) + 0.045 * below)
      },
      lx - 240,
      ly - 240,
      lx + 240,
      ly + 300,
    )
  }
  plate.glow(0.5, 50, 0.22)
  return develop(plate, { seed: 'town', quality: 82 })
}
