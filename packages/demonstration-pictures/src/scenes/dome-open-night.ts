import { ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { clamp, rad, smoothstep } from '../parts/maths.ts'
import { milkyWay } from '../parts/milky-way.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'

const sky = ramp([0, '#070b18'], [0.6, '#0c1730'], [1, '#253349'])

/** A tilted band that crosses the sky behind the dome. */
const tilted = (x: number, y: number): [along: number, across: number] => {
  const [cos, sin] = [Math.cos(rad(-52)), Math.sin(rad(-52))]
  return [((x - 760) * cos + (y - 620) * sin) / 330, (-(x - 760) * sin + (y - 620) * cos) / 330]
}

/** Plates of the shell: meridians that converge at the top of the dome, seen from below. */
const seams = (cx: number, cy: number, radius: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const part = Math.sin(rad(-80 + index * 20))
    return `<path d="M${cx + part * radius},${cy} C${cx + part * radius},${cy - radius * 0.62} ${cx + part * radius * 0.6},${cy - radius * 0.94} ${cx},${cy - radius}"/>`
  }).join('')

/** The dome from close by, its slit open on red working light. */
export const domeOpenNight = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const band = milkyWay('open dome')
  plate.paint((x, y, colour) => {
    Object.assign(colour, sky(y / 1600))
    const [along, across] = tilted(x, y)
    if (Math.abs(across) < 3) band.light(along, across, colour, 0.24)
  })
  scatter(plate, {
    seed: 'open dome stars',
    count: 60000,
    faintest: 0.055,
    slope: 1.3,
    brightest: 9,
    density: (x, y) => band.density(...tilted(x, y)),
    fade: (_, y) => clamp(smoothstep(1700, 700, y) + 0.2),
  })
  const [cx, cy, radius] = [1560, 1270, 800]
  await plate.overlay(`
		<defs>
			<radialGradient id="shell" gradientUnits="userSpaceOnUse" cx="1180" cy="760" r="1150"><stop offset="0" stop-color="#46505f"/><stop offset="0.45" stop-color="#232b39"/><stop offset="1" stop-color="#080c15"/></radialGradient>
			<radialGradient id="inside" gradientUnits="userSpaceOnUse" cx="1700" cy="1180" r="680"><stop offset="0" stop-color="#c4401c"/><stop offset="0.35" stop-color="#6f1a10"/><stop offset="0.75" stop-color="#23080a"/><stop offset="1" stop-color="#0d060a"/></radialGradient>
			<linearGradient id="tube" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#1a0f12"/><stop offset="0.25" stop-color="#b9653c"/><stop offset="0.42" stop-color="#5e2618"/><stop offset="1" stop-color="#110a0e"/></linearGradient>
			<linearGradient id="wall" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#2a3341"/><stop offset="0.5" stop-color="#141b27"/><stop offset="1" stop-color="#070b12"/></linearGradient>
			<clipPath id="slit"><path id="opening" d="M1592,${cy - 4} C1584,950 1520,640 1452,487 L1640,472 C1740,640 1806,950 1812,${cy - 4}Z"/></clipPath>
		</defs>
		<rect x="${cx - 800}" y="${cy - 2}" width="1600" height="340" fill="url(#wall)"/>
		<path d="M${cx - radius},${cy} A${radius},${radius} 0 0 1 ${cx + radius},${cy}Z" fill="url(#shell)"/>
		<g fill="none" stroke="#0a0e17" stroke-width="2.4" opacity="0.65">${seams(cx, cy, radius)}
			<path d="M772,1130 Q1560,1064 2348,1130 M852,900 Q1560,816 2268,900 M1040,660 Q1560,588 2080,660"/></g>
		<g clip-path="url(#slit)">
			<use href="#opening" fill="url(#inside)"/>
			<g stroke="#1d0709" stroke-width="5" opacity="0.7"><path d="M1560,1100 h300 M1560,960 h300 M1560,830 h300 M1560,710 h300"/></g>
			<g transform="rotate(-13 1690 1270)">
				<path d="M1652,1300 L1660,690 h76 L1744,1300Z" fill="url(#tube)"/>
				<path d="M1652,690 v-96 h92 v96Z M1648,596 h100 v-12 h-100Z" fill="url(#tube)"/>
				<path d="M1655,1010 h86 v16 h-86Z M1657,850 h82 v10 h-82Z" fill="#d89a5a" opacity="0.55"/>
			</g>
		</g>
		<path d="M1592,${cy - 4} C1584,950 1520,640 1452,487" fill="none" stroke="#e0632f" stroke-opacity="0.55" stroke-width="3"/>
		<path d="M1812,${cy - 4} C1806,950 1740,640 1640,472" fill="none" stroke="#151c28" stroke-width="14"/>
		<path d="M1812,${cy - 4} C1806,950 1740,640 1640,472" fill="none" stroke="#7b2a18" stroke-opacity="0.6" stroke-width="2.5"/>
		<path d="M730,${cy - 6} h1660 v22 h-14 v16 h-1632 v-16 h-14Z" fill="#161d29"/><path d="M730,${cy - 6} h1660" stroke="#4a5563" stroke-width="2.5"/>
		${Array.from({ length: 13 }, (_, rivet) => `<path d="M${800 + rivet * 126},${cy + 120} v210 h52 v-210 a26,26 0 0 0 -52,0Z" fill="#05080e"/>`).join('')}`)
  plate.glow(0.25, 60, 0.3)
  return develop(plate, { seed: 'open dome', exposure: 1.1, quality: 80, grain: 1.3 })
}
