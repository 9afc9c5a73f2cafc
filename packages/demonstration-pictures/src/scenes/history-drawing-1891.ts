import type { Picture } from '../parts/develop.ts'
import { INK, inked, path, print, toneOf } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { bell, clamp, lerp, smoothstep } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'
import { spruce, broadleaf } from '../parts/trees.ts'

const [WIDE, HIGH] = [1800, 1200]
const noise = new Noise('engraving')
const hill = (x: number): number => 930 - 444 * Math.exp(-((Math.abs(x - 1090) / 620) ** 3.6)) + 6 * noise.fbm(x / 130, 1, 4)
const plain = (x: number): number => 905 + 12 * noise.fbm(x / 400, 5, 3)
const far = (x: number): number => 800 + 60 * noise.fbm(x / 420, 9, 4)

const under = (ground: (x: number) => number, fill: string): string =>
  `<path d="M0,${HIGH} ${Array.from({ length: 301 }, (_, step) => `L${step * 6},${ground(step * 6).toFixed(1)}`).join('')} L${WIDE},${HIGH}Z" fill="${fill}"/>`

/** The road winds up in hairpins: a list of bends joined by curves. */
const ROAD =
  'M560,1165 C700,1080 1180,1050 1300,985 C1390,930 1210,892 1010,872 C820,852 720,822 800,772 C870,728 1190,742 1240,694 C1280,650 1120,628 1010,610 C930,596 900,560 930,520'

/** The observatory as it stood new: main dome, small dome, long house. Given as outlines with greys for light and shade. */
const building = (outline: boolean): string => {
  const fill = (grey: string) => (outline ? `fill="none" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"` : `fill="${grey}"`)
  const windows = Array.from({ length: 9 }, (_, index) => `<path d="M${1078 + index * 19},462 v-16 a4,4 0 0 1 8,0 v16Z" ${fill('#222')}/>`).join('')
  return `<path d="M850,490 V430 H1064 V490Z" ${fill('url(#wall)')}/><path d="M1064,490 V438 H1262 V490Z" ${fill('#cfcfcf')}/><path d="M1056,438 L1076,416 H1250 L1270,438Z" ${fill('#777')}/>
		<path d="M884,430 V352 H1000 V430Z" ${fill('url(#wall)')}/><path d="M876,352 h132 v-9 h-132Z" ${fill('#bbb')}/><path d="M882,343 A60,60 0 0 1 1002,343Z" ${fill('url(#dome)')}/><path d="M936,284 h12 v-10 h-12Z" ${fill('#999')}/>
		<path d="M938,343 C934,316 936,296 940,284 M952,343 C954,316 950,296 946,284" fill="none" stroke="${outline ? INK : '#333'}" stroke-width="2"/>
		${[900, 934, 968].map((x) => `<path d="M${x},410 v-26 a7,7 0 0 1 14,0 v26Z" ${fill('#222')}/>`).join('')}${[866, 1020, 1042].map((x) => `<path d="M${x},476 v-20 a5,5 0 0 1 10,0 v20Z" ${fill('#222')}/>`).join('')}${windows}
		<path d="M1300,500 V462 H1356 V500Z" ${fill('#c4c4c4')}/><path d="M1298,462 A30,30 0 0 1 1358,462Z" ${fill('url(#dome)')}/>`
}

/** A village house with a gable. */
const house = (x: number, y: number, size: number, outline: boolean): string => {
  const fill = (grey: string) => (outline ? `fill="none" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"` : `fill="${grey}"`)
  const s = size
  return `<path d="M${x},${y} v${-s * 0.6} l${s * 0.3},${-s * 0.42} l${s * 0.3},${s * 0.42} v${s * 0.6}Z" ${fill('#f2f2f2')}/><path d="M${x + s * 0.6},${y} v${-s * 0.6} h${s} v${s * 0.6}Z" ${fill('#b5b5b5')}/><path d="M${x + s * 0.3},${y - s * 1.02} h${s} l${s * 0.3},${s * 0.42} h${-s}Z" ${fill('#6c6c6c')}/>
		<path d="M${x + s},${y - s * 1.02} v${-s * 0.2} h${s * 0.14} v${s * 0.2}Z M${x + s * 0.2},${y} v${-s * 0.34} h${s * 0.18} v${s * 0.34}Z M${x + s * 0.85},${y - s * 0.2} h${s * 0.16} v${-s * 0.2} h${-s * 0.16}Z M${x + s * 1.25},${y - s * 0.2} h${s * 0.16} v${-s * 0.2} h${-s * 0.16}Z" ${fill('#2a2a2a')}/>`
}

/** A horse and a cart with its driver, on the lower road. */
const CART = `<g transform="translate(905 1092) rotate(-7) scale(1.25)"><path d="M-6,-30 h58 l-6,20 h-48Z"/><path d="M52,-16 L100,-20" stroke-width="2.5" stroke="${INK}"/><g fill="none" stroke="${INK}" stroke-width="2.6"><circle cx="8" cy="-2" r="13"/><circle cx="40" cy="-2" r="13"/><path d="M8,-15 v26 M-5,-2 h26 M40,-15 v26 M27,-2 h26" stroke-width="1.3"/></g><path d="M22,-30 c-1,-12 3,-18 8,-18 c5,0 8,7 8,18Z M26,-54 a5,5 0 1 1 9,0 a5,5 0 0 1 -9,0Z M23,-58 h15 v-2 h-3 v-6 h-9 v6 h-3Z"/><path d="M78,-18 C76,-30 84,-34 96,-33 C106,-32 110,-36 114,-46 C116,-52 121,-54 124,-50 L132,-42 L129,-37 L122,-39 C120,-30 119,-24 116,-18 L118,10 h-5 l-3,-22 C104,-12 96,-12 90,-14 L87,10 h-5 L83,-10Z M78,-26 c-6,2 -7,12 -5,18 c1,-8 3,-10 6,-12Z"/></g>`

const edge = (ground: (x: number) => number, from: number, to: number, width: number): string =>
  path(
    Array.from({ length: Math.floor((to - from) / 8) }, (_, step): [number, number] => [from + step * 8, ground(from + step * 8)]),
    width,
  )

/** One set of parallel lines: thin in light tones, absent in white, joined in black. */
const rule = (phase: number, spacing: number, dark: number): number => {
  const gap = Math.abs(((((phase / spacing) % 1) + 1) % 1) - 0.5) * spacing
  return dark < 0.03 ? 0 : smoothstep(0.55, -0.55, gap - dark * spacing * 0.5)
}

/** The hill with the new observatory, engraved in lines that follow the ground and swell in the shade. */
export const historyDrawing1891 = async (): Promise<Picture> => {
  const next = random('engraving')
  const houses = [
    [150, 1010, 74],
    [300, 1035, 62],
    [70, 1100, 92],
    [330, 1122, 84],
    [1480, 1012, 66],
    [1600, 1046, 70],
    [1440, 1100, 72],
    [1570, 1128, 88],
  ] as const
  const trees = Array.from({ length: 120 }, (_, index) => {
    const x = index < 70 ? lerp(380, 1680, next()) : lerp(20, 1780, next())
    const y = index < 70 ? hill(x) + 30 + 260 * next() : 960 + 150 * next()
    const clear = Math.abs(x - 1060) < 260 && y < 660
    const grow = next() < 0.45 ? spruce : broadleaf
    return clear ? undefined : { y, svg: grow(x, y, lerp(26, 66, next()) * (0.6 + (y - 500) / 700), `e${index}`) }
  })
    .filter((tree) => tree !== undefined)
    .toSorted((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('')
  const tone = await toneOf(
    `<defs>
			<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8a8a8a"/><stop offset="0.55" stop-color="#e2e2e2"/><stop offset="1" stop-color="#fff"/></linearGradient>
			<linearGradient id="slope" x1="0" x2="1"><stop offset="0.2" stop-color="#e4e4e4"/><stop offset="0.52" stop-color="#d0d0d0"/><stop offset="0.66" stop-color="#6a6a6a"/><stop offset="0.9" stop-color="#8d8d8d"/></linearGradient>
			<linearGradient id="wall" x1="0" x2="1"><stop offset="0" stop-color="#fafafa"/><stop offset="0.6" stop-color="#dcdcdc"/><stop offset="1" stop-color="#666"/></linearGradient>
			<radialGradient id="dome" cx="0.3" cy="0.35" r="0.8"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="#c0c0c0"/><stop offset="1" stop-color="#333"/></radialGradient>
		</defs>
		<rect width="100%" height="880" fill="url(#sky)"/>${under(far, '#d2d2d2')}${under(plain, '#cdcdcd')}${under(hill, 'url(#slope)')}
		<path d="${ROAD}" fill="none" stroke="#f6f6f6" stroke-width="17"/><path d="M0,1140 Q600,1090 900,1150 T1800,1120 V1200 H0Z" fill="#9a9a9a"/><path d="M560,1180 C700,1090 1180,1056 1300,988" fill="none" stroke="#f4f4f4" stroke-width="30"/>
		<g fill="#303030">${trees}</g>${building(false)}${houses.map(([x, y, size]) => house(x, y, size, false)).join('')}`,
    WIDE,
    HIGH,
  )
  const lines = await inked(WIDE, HIGH, INK, (x, y) => {
    if (x < 60 || x > 1740 || y < 60 || y > 1140) return 0
    const cloud = y < far(x) ? smoothstep(0.05, 0.5, noise.warped(x / 420, y / 190, 5, 0.8)) * bell(y - 330, 210) : 0
    const dark = clamp(tone.get(x, y) * (1 - 0.9 * cloud) + (y < 700 ? 0 : 0.06 * noise.fbm(x / 40, y / 40, 3)))
    const ground = y > Math.min(far(x), plain(x), hill(x))
    const wave = ground ? 5 * noise.fbm(x / 70, y / 70, 2) : 3 * Math.sin(x / 260)
    // On the hill the lines run with the slope; in the sky and on the walls they lie level.
    const slope = y > hill(x) ? y - 0.5 * hill(x) * clamp(1 - (y - hill(x)) / 420) : y
    const first = rule(slope + wave, 6, clamp(dark * 1.15))
    const second = rule(0.75 * x + 0.66 * y + 2 * wave, 6, clamp((dark - 0.42) * 1.5))
    const third = rule(0.75 * x - 0.66 * y, 6, clamp((dark - 0.68) * 1.6))
    return Math.max(first, second, third)
  })
  return print(
    `${lines}${edge(hill, 250, 1745, 1.8)}${edge(far, 62, 420, 0.9)}${edge(far, 1560, 1740, 0.9)}
		${building(true)}${houses.map(([x, y, size]) => house(x, y, size, true)).join('')}<g fill="${INK}">${CART}</g>
		${Array.from({ length: 11 }, (_, index) => {
      const [x, y] = [420 + 60 * index * (0.6 + next()), 170 + 130 * next()]
      return index < 6 ? `<path d="M${x - 11},${y} q6,-7 11,0 q5,-7 11,0" fill="none" stroke="${INK}" stroke-width="2"/>` : ''
    }).join('')}
		<g fill="none" stroke="${INK}"><rect x="58" y="58" width="1684" height="1084" stroke-width="3"/><rect x="44" y="44" width="1712" height="1112" stroke-width="1"/></g>${lettering('1891', 1680, 1178, 18, INK, 2)}`,
    WIDE,
    HIGH,
    undefined,
    12,
  )
}
