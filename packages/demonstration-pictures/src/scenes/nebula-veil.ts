import { add, hex } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'
import { scatter } from '../parts/stars.ts'

const NIGHT = hex('#070b14')
const TEAL = hex('#4cc7c4')
const BLUE = hex('#3d7fc0')
const ROSE = hex('#e2496a')
const [COS, SIN] = [Math.cos(rad(-24)), Math.sin(rad(-24))]

/**
 * A sheet of shocked gas seen nearly edge-on. It is sharp at the front, at which the wrinkled surface turns away (the noise crosses
 * zero), and fades softly behind it.
 */
const sheet = (height: number, front: number, tail: number): number => (height > 0 ? Math.exp(-height / tail) : Math.exp(height / front))

/** Filaments of a supernova remnant. */
export const nebulaVeil = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const noise = new Noise('veil')
  plate.paint((x, y, colour) => {
    add(colour, NIGHT, 1)
    const a = ((x - 1200) * COS + (y - 800) * SIN) / 700
    const b = (-(x - 1200) * SIN + (y - 800) * COS) / 700
    // The front is bowed, and everything follows the bow.
    const bow = b - 0.2 * a * a + 0.16 * noise.fbm(a * 0.9, b * 0.6 + 4, 3)
    const wx = 0.34 * noise.fbm(a * 1.3 + 8, b * 1.6, 5)
    const wy = 0.3 * noise.fbm(a * 1.1, bow * 2.1 + 17, 5)
    for (let layer = 0; layer < 5; layer++) {
      const shift = layer * 19.7
      const wrinkle = noise.fbm(a * 0.85 + wx + shift, bow * 2.7 + wy * (1 + 0.2 * layer) - shift, 4, 0.42)
      const fine = 0.06 * noise.fbm(a * 4 + shift, bow * 9 + 3 * wy, 4)
      const patch = smoothstep(-0.25, 0.5, noise.fbm(a * 0.9 - shift, bow * 1.6 + shift, 3))
      const envelope = bell(bow - 0.1 * (layer - 2), 0.34) * (0.5 + 0.5 * bell(a, 1.6))
      const texture = 0.55 + 0.6 * noise.ridged(a * 3.2 + 4 * wx + shift, bow * 9 + 5 * wy, 5, 0.55)
      const light = envelope * (0.15 + patch) * texture
      const oxygen = sheet(wrinkle + fine, 0.012, 0.16)
      const hydrogen = sheet(-(wrinkle + fine + 0.02 + 0.02 * layer), 0.008, 0.035)
      add(colour, TEAL, 0.5 * light * oxygen)
      add(colour, BLUE, 0.22 * light * sheet(wrinkle, 0.05, 0.45))
      add(colour, ROSE, 0.75 * light * hydrogen * smoothstep(-0.4, 0.5, noise.fbm(a * 1.4 + shift, b * 1.4, 3) + 0.1))
    }
    const veil = smoothstep(-0.3, 0.9, noise.warped(a * 1.1, b * 1.1 + 40, 6, 0.7))
    add(colour, ROSE, 0.02 * veil)
    add(colour, BLUE, 0.03 * veil * bell(bow, 0.8))
  })
  scatter(plate, { seed: 'veil stars', count: 21000, faintest: 0.055, slope: 1.28, brightest: 8 })
  plate.glow(0.6, 20, 0.25)
  return develop(plate, { seed: 'veil', exposure: 1.3, vignette: 0.3, quality: 80, grain: 1.2 })
}
