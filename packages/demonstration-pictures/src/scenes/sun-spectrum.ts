import { hex, mix, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { clamp, smoothstep } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'
import { Field, Plate } from '../parts/plate.ts'

const BACK = hex('#07080c')
const LAMP = hex('#c9d6e4')
const colours = ramp(
  [385, '#1d0a3a'],
  [400, '#3a1470'],
  [420, '#4a22b4'],
  [440, '#3a38d8'],
  [460, '#2160e6'],
  [480, '#1c94dc'],
  [500, '#1fb79a'],
  [520, '#35c455'],
  [545, '#86cf38'],
  [565, '#d3d436'],
  [580, '#f4cf3c'],
  [595, '#f8ac38'],
  [612, '#f07f30'],
  [635, '#e2502a'],
  [660, '#c42f26'],
  [690, '#7d1a1c'],
  [720, '#2f0a0e'],
)

/** The strong lines that Fraunhofer lettered, and other well-known ones: wavelength (nm), half width, depth. */
const LINES = [
  [393.37, 1.5, 0.97],
  [396.85, 1.3, 0.97],
  [404.58, 0.16, 0.8],
  [410.17, 0.4, 0.8],
  [422.67, 0.24, 0.85],
  [430.8, 0.7, 0.75],
  [434.05, 0.42, 0.85],
  [438.35, 0.22, 0.8],
  [440.47, 0.15, 0.7],
  [466.8, 0.14, 0.6],
  [486.13, 0.5, 0.92],
  [495.76, 0.16, 0.65],
  [516.73, 0.2, 0.85],
  [517.27, 0.24, 0.9],
  [518.36, 0.27, 0.92],
  [526.96, 0.3, 0.85],
  [532.8, 0.16, 0.65],
  [537.15, 0.13, 0.6],
  [540.58, 0.13, 0.6],
  [552.84, 0.13, 0.55],
  [588.995, 0.27, 0.97],
  [589.592, 0.24, 0.95],
  [610.27, 0.12, 0.55],
  [612.2, 0.14, 0.6],
  [616.2, 0.14, 0.6],
  [627.8, 0.35, 0.4],
  [656.28, 0.62, 0.97],
  [686.9, 0.9, 0.8],
  [687.7, 0.5, 0.6],
  [719, 1.4, 0.5],
] as const

/** Sunlight spread out on a long plate, with the bright lines of an iron arc above and below it for comparison. */
export const sunSpectrum = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1029)
  const noise = new Noise('spectrum')
  const next = random('spectrum')
  const [from, to] = [386, 722]
  const across = (nm: number): number => 70 + ((nm - from) / (to - from)) * 2260
  const depth = new Field(2400, 1).fill(() => 1)
  const line = (nm: number, half: number, strength: number): void => {
    const middle = across(nm)
    const width = Math.max(0.62, (half * 2260) / (to - from) / 1.6)
    for (let x = Math.floor(middle - width * 6); x <= middle + width * 6; x++) {
      if (x < 0 || x > 2399) continue
      const gap = (x - middle) / width
      // A dark core and soft wings, as pressure widens the strongest lines.
      const dark = strength * (0.72 * Math.exp(-gap * gap) + 0.28 / (1 + gap * gap))
      depth.set(x, 0, depth.get(x, 0) * (1 - dark))
    }
  }
  for (const [nm, half, strength] of LINES) line(nm, half, strength)
  for (let index = 0; index < 720; index++) {
    // Metals crowd the blue end.
    const nm = from + (to - from) * next() ** 1.55
    line(nm, 0.05 + 0.07 * next(), Math.min(0.75, 0.09 * (1 - next()) ** -0.55))
  }
  const lamp = Array.from({ length: 130 }, () => ({ x: across(from + (to - from) * next() ** 1.3), light: Math.min(1, 0.07 * (1 - next()) ** -0.7) }))
  plate.paint((x, y, colour) => {
    Object.assign(colour, BACK)
    const nm = from + ((x - 70) / 2260) * (to - from)
    const ends = smoothstep(388, 402, nm) * smoothstep(722, 690, nm)
    // Dust on the slit draws faint streaks along the whole band.
    const streak = 1 + 0.05 * noise.fbm(0.3, y / 5, 4) + 0.03 * noise.at(x / 900, y / 1.7)
    const band = smoothstep(232, 238, y + 0.004 * (x - 1200)) * smoothstep(797, 791, y + 0.004 * (x - 1200))
    const seen = mix(colours(nm), hex('#000000'), 1 - (0.04 + 0.96 * depth.get(x, 0)))
    const light = 1.5 * band * streak * (0.12 + 0.88 * ends)
    colour.r += seen.r * light
    colour.g += seen.g * light
    colour.b += seen.b * light
  })
  for (const { x, light } of lamp) {
    for (const [top, bottom] of [
      [150, 206],
      [823, 879],
    ] as const) {
      plate.paint(
        (px, py, colour) => {
          const seen = light * Math.exp(-(((px - x) / 1.1) ** 2)) * clamp((py - top) / 3) * clamp((bottom - py) / 3)
          colour.r += LAMP.r * seen
          colour.g += LAMP.g * seen
          colour.b += LAMP.b * seen
        },
        x - 6,
        top,
        x + 6,
        bottom,
      )
    }
  }
  plate.glow(0.4, 40, 0.08)
  return develop(plate, { seed: 'spectrum', vignette: 0.2, quality: 84 })
}
