import { hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { hillside, rolling, wooded } from '../parts/land.ts'
import { bell, clamp, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter, star } from '../parts/stars.ts'
import { bareTree } from '../parts/trees.ts'

const sky = ramp([0, '#12375a'], [0.35, '#2f6f86'], [0.62, '#7fa89f'], [0.8, '#e2b68c'], [0.93, '#f0936a'], [1, '#d9705a'])

const at = (part: number) => ({ y: 860 + 500 * part, half: 34 + 52 * part })

/** The lattice of the mast: crossing braces between two tapering legs. */
const lattice = (): string =>
  Array.from({ length: 7 }, (_, bay) => {
    const [top, bottom] = [bay / 7, (bay + 1) / 7]
    const [a, b] = [at(top), at(bottom)]
    return `M${1000 - a.half},${a.y} L${1000 + b.half},${b.y} M${1000 + a.half},${a.y} L${1000 - b.half},${b.y} M${1000 - b.half},${b.y} h${2 * b.half}`
  }).join(' ')

/** The dish itself, drawn pointing to the right: a shallow bowl seen from the side and a little from behind. */
const DISH = `
	<path d="M0,-330 C-150,-250 -186,-90 -186,0 C-186,90 -150,250 0,330 C26,250 34,120 34,0 C34,-120 26,-250 0,-330Z" fill="#0b1522"/>
	<path d="M0,-330 C26,-250 34,-120 34,0 C34,120 26,250 0,330 C-10,250 -14,120 -14,0 C-14,-120 -10,-250 0,-330Z" fill="#38505c"/>
	<g fill="none" stroke="#243543" stroke-width="3.5"><path d="M-186,0 H-14 M-178,-70 C-120,-90 -60,-96 -12,-98 M-178,70 C-120,90 -60,96 -12,98 M-150,-170 C-110,-184 -60,-196 -8,-200 M-150,170 C-110,184 -60,196 -8,200"/><path d="M-96,-278 C-128,-180 -140,-80 -140,0 C-140,80 -128,180 -96,278"/></g>
	<g fill="none" stroke="#0b1522" stroke-width="7"><path d="M8,-250 L246,-14 M8,250 L246,14 M30,0 H236"/></g>
	<path d="M232,-24 h34 l18,10 v28 l-18,10 h-34Z" fill="#0b1522"/>
	<path d="M-184,-52 l-86,14 v76 l86,14Z" fill="#0b1522"/>`

/** The students' radio dish against the evening sky. */
export const radioDish = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('dish')
  plate.paint((x, y, colour) => {
    const light = sky(clamp(y / 1400 - 0.06 * Math.cos((x - 1900) / 900)))
    const streak = noise.warped(x / 1150 + y / 900, y / 120, 5, 0.8)
    const cirrus = smoothstep(0.08, 0.6, streak) * bell(y - 900, 330)
    colour.r = light.r * (1 + 0.45 * cirrus) * 0.92
    colour.g = light.g * (1 + 0.12 * cirrus) * 0.92
    colour.b = light.b * (1 + 0.1 * cirrus) * 0.95
  })
  scatter(plate, { seed: 'dish stars', count: 260, faintest: 0.06, slope: 1, brightest: 3, fade: (_, y) => smoothstep(800, 0, y) })
  star(plate, 1905, 320, 5, hex('#fff6e8'), 1.7)
  const ground = wooded(rolling('dish ground', 1372, 22, 300), 'dish ground', 6)
  await plate.overlay(`
		${hillside(wooded(rolling('dish far', 1330, 50, 700), 'dish far', 7), 2400, 1600, '#8a6068')}
		${hillside(wooded(rolling('dish middle', 1375, 36, 500), 'dish middle', 10), 2400, 1600, '#453f50')}
		<g color="#09111c">${bareTree(2080, 1420, 620, 'a')}${bareTree(2290, 1430, 420, 'b')}${bareTree(230, 1410, 330, 'c')}</g>
		<g fill="none" stroke="#09111c" stroke-width="9"><path d="M966,850 L912,1380 M1034,850 L1088,1380"/><path d="${lattice()}" stroke-width="5"/></g>
		<path d="M930,1380 v-60 h-190 v-14 l-14,-6 h224 M724,1306 h206 v80 h-206Z" fill="#09111c"/><path d="M770,1332 h34 v28 h-34Z" fill="#f0a24c"/>
		<path d="M950,880 h100 l-14,-90 h-72Z M968,800 a32,40 0 0 1 64,0Z" fill="#09111c"/>
		<g transform="translate(1060 700) rotate(-33)">${DISH}</g>
		${hillside(ground, 2400, 1600, '#09111c')}`)
  plate.glow(0.75, 40, 0.25)
  return develop(plate, { seed: 'dish', vignette: 0.3 })
}
