import { develop, type Picture } from '../parts/develop.ts'
import { craterLand } from '../parts/crater-land.ts'
import { clamp, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'

/** Craters of the southern highlands at sunrise, seen from above; the Sun is at the right. */
export const moonLimb = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('terminator')
  const land = craterLand('terminator', 2400, 1600, { count: 1500, least: 9, most: 130, depth: 0.3 }, [
    [1500, 620, 330],
    [800, 1180, 260],
    [2080, 1290, 200],
    [930, 330, 190],
    [1180, 900, 120],
  ])
  const [dx, dy] = [Math.cos(rad(-14)), Math.sin(rad(-14))]
  plate.paint((x, y, colour) => {
    // The Sun stands lower the further left the ground is: there the night begins.
    const altitude = rad(-1.6 + 17 * ((x + 0.22 * (y - 800)) / 2400))
    const rise = Math.tan(altitude)
    const slopeX = land.get(x + 1, y) - land.get(x - 1, y)
    const slopeY = land.get(x, y + 1) - land.get(x, y - 1)
    const facing = (-(slopeX * dx + slopeY * dy) * 0.5 * Math.cos(altitude) + Math.sin(altitude)) / Math.hypot(slopeX / 2, slopeY / 2, 1)
    // Shadows: walk towards the Sun and see whether the ground rises above its ray.
    const here = land.get(x, y)
    let over = -1e3
    for (let step = 3; step < 620; step += 2 + step * 0.045) {
      const ground = land.sample(clamp(x + dx * step, 0, 2398), clamp(y + dy * step, 0, 1598))
      over = Math.max(over, (ground - here - rise * step) / (1 + step * 0.012))
    }
    const lit = smoothstep(1.1, -0.5, over)
    const tone = 0.75 + 0.22 * noise.fbm(x / 300, y / 300, 6, 0.6)
    const light = tone * (lit * 1.9 * Math.max(0, facing) ** 0.8 + 0.0035)
    colour.r = light * 1.03
    colour.g = light * 0.97
    colour.b = light * 0.9 + 0.0012
  })
  plate.glow(0.5, 20, 0.1)
  return develop(plate, { seed: 'terminator', exposure: 1.5, vignette: 0.15, quality: 75, grain: 1 })
}
