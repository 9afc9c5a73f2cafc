import { kelvin, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { observatory } from '../parts/dome.ts'
import { hillside, rolling } from '../parts/land.ts'
import { clamp, rad, smoothstep } from '../parts/maths.ts'
import { random } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { starTemperature } from '../parts/stars.ts'
import { broadleaf, spruce } from '../parts/trees.ts'

const sky = ramp([0, '#0a1226'], [0.5, '#14233f'], [0.78, '#2b3a55'], [0.92, '#4f4a52'], [1, '#80583f'])
const POLE = { x: 830, y: 560 }

/** Two hours of stars around the pole: 30 degrees of arc for each. */
export const starTrails = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  plate.paint((x, y, colour) => Object.assign(colour, sky(clamp(y / 1440 - 0.1 * Math.sin((x + 900) / 1100)))))
  const next = random('trails')
  for (let index = 0; index < 2300; index++) {
    const radius = 12 + 2050 * Math.sqrt(next())
    const start = next() * Math.PI * 2
    const colour = kelvin(starTemperature(next))
    const light = Math.min(1.5, 0.05 * (1 - next()) ** (-1 / 1.15))
    const step = 0.6 / radius
    for (let turn = 0; turn < rad(30); turn += step) {
      const x = POLE.x + radius * Math.cos(start - turn)
      const y = POLE.y + radius * Math.sin(start - turn)
      if (x < -2 || y < -2 || x > 2402 || y > 1480) continue
      // Thin cloud passed once: all trails dim at the same moment.
      const cloud = 1 - 0.3 * Math.exp(-(((turn - 0.33) / 0.035) ** 2))
      const air = 0.25 + 0.75 * smoothstep(1450, 800, y)
      const seen = light * cloud * air * 0.62
      plate.splat(x, y, colour, seen)
      if (light > 0.3) {
        plate.splat(x + Math.cos(start - turn), y + Math.sin(start - turn), colour, seen * 0.6)
        plate.splat(x - Math.cos(start - turn), y - Math.sin(start - turn), colour, seen * 0.6)
      }
    }
  }
  const uneven = rolling('trail ground', 0, 10, 140)
  const hill = (x: number) => 1428 - 46 * (1 - smoothstep(260, 900, Math.abs(x - 1500))) + uneven(x)
  const place = random('trail trees')
  const trees = Array.from({ length: 40 }, (_, index) => {
    const x = index < 26 ? place() * 900 - 40 : 1960 + place() * 460
    const height = 120 + 210 * place() * (x < 500 ? 1.25 : 0.8)
    return (place() < 0.75 ? spruce : broadleaf)(x, 1450, height, `t${index}`)
  })
  await plate.overlay(`
		${hillside(rolling('trail far', 1400, 44, 600), 2400, 1600, '#1e2230')}
		${observatory(1500, 1186, 1.62, { shell: '#151b28', wall: '#0a0e17', line: '#232a38', slit: '#3a0f0c' })}
		<g fill="#06090f" color="#06090f">${hillside(hill, 2400, 1600, '#06090f')}${trees.join('')}</g>`)
  plate.glow(0.6, 18, 0.2)
  return develop(plate, { seed: 'trails', exposure: 1.05, quality: 80 })
}
