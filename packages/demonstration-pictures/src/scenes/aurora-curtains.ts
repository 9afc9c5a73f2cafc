import { add, hex, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { clamp, lerp, smoothstep } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'
import { Field, Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'
import { spruce } from '../parts/trees.ts'

const SHORE = 1230
const sky = ramp([0, '#060b18'], [0.6, '#0b1a2c'], [1, '#173440'])
const GREEN = hex('#4fe08a')
const LIME = hex('#b6f58c')
const ROSE = hex('#d8558c')
const VIOLET = hex('#6a4fd0')

/** A curtain: its start and end, its height, and the shape of its folds. */
const CURTAINS = [
  { seed: 'a', from: -200, to: 2650, base: 900, rise: -330, folds: 210, height: 620, light: 1 },
  { seed: 'b', from: 250, to: 2500, base: 1010, rise: -130, folds: 130, height: 380, light: 0.6 },
  { seed: 'c', from: -150, to: 1500, base: 560, rise: -260, folds: 260, height: 520, light: 0.55 },
] as const

/** Polar light over a lake. The rays are drawn column by column along each folded curtain. */
export const auroraCurtains = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('aurora')
  const [green, rose, lower] = [new Field(2400, SHORE), new Field(2400, SHORE), new Field(2400, SHORE)]
  for (const { seed, from, to, base, rise, folds, height, light } of CURTAINS) {
    const shape = new Noise(`aurora ${seed}`)
    const samples = 14000
    for (let index = 0; index < samples; index++) {
      const part = index / samples
      // Seen from below, a fold doubles back on itself and the light adds up there.
      const x = lerp(from, to, part) + folds * shape.fbm(part * 4.5, 1, 3) + folds * 0.12 * shape.fbm(part * 16, 4, 2)
      const y = base + rise * Math.sin(part * Math.PI * 0.9) + 95 * shape.fbm(part * 3.5, 9, 3) + 26 * shape.fbm(part * 15, 2, 2)
      const patch = smoothstep(-0.45, 0.5, shape.fbm(part * 4, 20, 3))
      const ray = 0.25 + 0.55 * clamp(0.5 + 0.8 * shape.fbm(part * 60, 30, 3, 0.6)) + 0.35 * clamp(0.4 + shape.fbm(part * 230, 31, 2))
      const tall = height * (0.55 + 0.75 * clamp(0.5 + shape.fbm(part * 36, 40, 3)))
      const seen = (light * patch * ray * (to - from)) / samples / 3
      for (let up = -18; up < tall * 1.6; up += 1.4) {
        const at = y - up
        if (at < 0 || at >= SHORE - 1) continue
        const foot = smoothstep(-18, 10, up)
        const high = up / tall
        // Rays lean towards the magnetic zenith, above the picture.
        const lean = x + (1250 - x) * up * 0.00022
        green.splat(lean, at, seen * foot * Math.exp(-2.6 * high) * 1.4)
        rose.splat(lean, at, seen * 0.62 * smoothstep(0.2, 0.75, high) * Math.exp(-2.2 * Math.max(0, high - 0.4)))
        if (up < 26) lower.splat(lean, at, seen * foot * smoothstep(26, 4, up))
      }
    }
  }
  const [softGreen, wideGreen, softRose] = [green.blurred(4), green.blurred(70), rose.blurred(6)]
  const paintSky = (x: number, y: number, colour: { r: number; g: number; b: number }, strength: number): void => {
    add(colour, GREEN, strength * (0.75 * softGreen.get(x, y) + 0.55 * wideGreen.get(x, y)))
    add(colour, LIME, strength * 0.5 * lower.get(x, y))
    add(colour, ROSE, strength * 0.9 * softRose.get(x, y))
    add(colour, VIOLET, strength * 0.5 * softRose.get(x, y) * smoothstep(500, 0, y))
  }
  plate.paint((x, y, colour) => {
    if (y < SHORE) {
      Object.assign(colour, sky(y / SHORE))
      paintSky(x, y, colour, 1)
    }
  })
  scatter(plate, { seed: 'aurora stars', count: 5200, faintest: 0.05, slope: 1.2, brightest: 5, fade: (_, y) => smoothstep(SHORE, 700, y) })
  const place = random('aurora trees')
  const trees = Array.from({ length: 190 }, (_, index) => {
    const x = (index / 190) * 2460 - 30 + 12 * place()
    const stand = 0.5 + 0.5 * noise.fbm(x / 420, 3, 3)
    return spruce(x, SHORE + 8, 60 + 190 * stand * (0.5 + 0.6 * place()), `a${index}`)
  })
  await plate.overlay(`<g fill="#04080c">${trees.join('')}<path d="M0,${SHORE - 22} h2400 v40 h-2400Z"/></g>`)
  // Still water: the upper half again, pulled about by small waves that lengthen towards the viewer.
  plate.paint((x, y, colour) => {
    if (y < SHORE + 10) return
    const down = y - SHORE - 10
    const wave = noise.fbm(x / (90 + down * 0.9), down / (3 + down * 0.05), 3) * (1.5 + down * 0.055)
    const from = clamp(Math.round(SHORE - 4 - down * 1.75 + wave * 6), 0, SHORE - 1)
    const side = clamp(Math.round(x + wave * 1.2), 0, 2399)
    const dark = 0.62 - 0.00042 * down
    colour.r = plate.red.get(side, from) * dark
    colour.g = plate.green.get(side, from) * dark
    colour.b = plate.blue.get(side, from) * dark + 0.001
  })
  plate.glow(0.35, 50, 0.12)
  return develop(plate, { seed: 'aurora', exposure: 1.4, quality: 82 })
}
