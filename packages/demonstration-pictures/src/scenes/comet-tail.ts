import { hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { hillside, rolling, wooded } from '../parts/land.ts'
import { clamp, lerp, rad, smoothstep } from '../parts/maths.ts'
import { Noise, normal, random } from '../parts/noise.ts'
import { Field, Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'
import { spruce } from '../parts/trees.ts'

const HEAD = { x: 1010, y: 1120 }
const sky = ramp([0, '#081022'], [0.4, '#0e1d3a'], [0.68, '#21395a'], [0.85, '#4e5a6c'], [0.95, '#96715f'], [1, '#b97a52'])
const DUST = hex('#ffe4b8')
const ION = hex('#7fb4ff')
const COMA = hex('#d8f0e2')

/** A bright comet after sunset. Both tails are drawn by particles, as in nature. */
export const cometTail = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('comet')
  const next = random('comet')
  plate.paint((x, y, colour) => Object.assign(colour, sky(clamp(y / 1420 - 0.05 * Math.sin((x - 200) / 800)))))
  scatter(plate, { seed: 'comet stars', count: 9000, faintest: 0.045, slope: 1.22, brightest: 7, fade: (_, y) => smoothstep(1380, 400, y) ** 1.3 })
  // Away from the Sun, which is below the horizon to the lower left.
  const [ux, uy] = [Math.cos(rad(-55)), Math.sin(rad(-55))]
  const dust = new Field(2400, 1600)
  for (let index = 0; index < 620000; index++) {
    const age = next() ** 0.75
    // Sunlight pushes small grains more than large ones; jets come and go, which leaves the striae.
    const push = next() ** 1.5
    const jet = 0.45 + 0.75 * clamp(0.5 + noise.fbm(age * 9, 3, 3)) + 0.5 * clamp(noise.fbm((age - 0.35 * push) * 22, 8, 2))
    const along = 1420 * push * age ** 1.5
    // Dust that left the nucleus earlier lags behind on its own orbit: the tail bends.
    const behind = 640 * push ** 0.8 * age ** 2.3
    const loose = 5 + 22 * age
    const x = HEAD.x + ux * along + uy * behind + normal(next) * loose
    const y = HEAD.y + uy * along - ux * behind + normal(next) * loose
    dust.splat(x, y, jet * (1 - age) ** 0.6)
  }
  const ion = new Field(2400, 1600)
  for (let ray = 0; ray < 90; ray++) {
    const spread = normal(next) * 0.024
    const length = lerp(500, 1500, next() ** 1.3)
    const light = 0.4 + next()
    for (let step = 0; step < length; step += 0.5) {
      const kink = 9 * noise.fbm(step / 210 + 3, spread * 30, 4) * (step / 500)
      const side = spread * step * (1 + 0.2 * noise.at(step / 300, ray)) + kink
      const knots = 0.5 + 0.8 * clamp(0.4 + noise.fbm(step / 120, ray * 0.3, 3))
      ion.splat(HEAD.x + ux * step - uy * side + 6, HEAD.y + uy * step + ux * side, light * knots * (1 - step / length) ** 1.3)
    }
  }
  const softDust = dust.blurred(7)
  const softIon = ion.blurred(2.4)
  plate.paint((x, y, colour) => {
    const air = smoothstep(1500, 1000, y)
    const d = 0.075 * softDust.get(x, y) * air
    const i = 0.028 * softIon.get(x, y) * air
    const away = Math.hypot(x - HEAD.x, y - HEAD.y)
    const coma = 1.2 * Math.exp(-((away / 20) ** 1.1)) + 0.22 * Math.exp(-((away / 75) ** 0.9)) + 1.5 * Math.exp(-((away / 7) ** 2))
    colour.r += DUST.r * d + ION.r * i + COMA.r * coma
    colour.g += DUST.g * d + ION.g * i + COMA.g * coma
    colour.b += DUST.b * d + ION.b * i + COMA.b * coma
  })
  const place = random('comet trees')
  const near = rolling('comet near', 1500, 60, 900)
  const trees = Array.from({ length: 46 }, (_, index) => {
    const x = 1350 + place() * 1100
    return spruce(x, near(x) + 10, lerp(70, 230, place() ** 1.5) * clamp((x - 1200) / 700, 0.4, 1), `c${index}`)
  })
  await plate.overlay(`
		${hillside(wooded(rolling('comet far', 1400, 70, 800), 'comet far', 6), 2400, 1600, '#2b2c3c')}
		${hillside(wooded(rolling('comet middle', 1450, 60, 600), 'comet middle', 10), 2400, 1600, '#161b28')}
		<g fill="#070a12">${hillside(near, 2400, 1600, '#070a12')}${trees.join('')}</g>`)
  plate.glow(0.7, 30, 0.25)
  return develop(plate, { seed: 'comet', quality: 82, exposure: 1.05 })
}
