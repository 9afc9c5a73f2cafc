import { add, blend, hex, mix, ramp } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { bell, clamp, rad, smoothstep } from '../parts/maths.ts'
import { Noise } from '../parts/noise.ts'
import { Plate } from '../parts/plate.ts'

const ROOM = hex('#0b0d13')
const brass = ramp([0, '#120b05'], [0.3, '#4a3013'], [0.55, '#94662a'], [0.78, '#d3a257'], [1, '#fff0c4'])
const GLASS = hex('#05080e')
const BLUE = hex('#86a9cf')
const AMBER = hex('#f0a04a')

/** Light on a ring turned on a lathe: highlights are wedges that follow the ring around. */
const turned = (angle: number, tilt: number): number => {
  const wedge = (at: number, width: number) => bell(Math.atan2(Math.sin(angle - rad(at)), Math.cos(angle - rad(at))), width)
  return 0.16 + 0.8 * wedge(128 + tilt, 0.42) + 0.5 * wedge(-46 - tilt, 0.5) + 0.22 * wedge(28, 0.3) + 0.14 * wedge(205, 0.35)
}

/** A tall window with bars, as a curved surface at a distance reflects it: bowed and small. */
const window = (x: number, y: number, bow: number): number => {
  const [u, v] = [x * (1 + bow * y * y), y * (1 + bow * x * x)]
  const pane = smoothstep(0.5, 0.4, Math.abs(u)) * smoothstep(1, 0.9, Math.abs(v)) * (0.45 + 0.55 * smoothstep(-1, 1, v))
  const bars = smoothstep(0.005, 0.05, Math.abs(u)) * smoothstep(0.005, 0.05, Math.abs(((v * 2 + 10) % 1) - 0.5))
  return pane * (0.25 + 0.75 * bars)
}

/** The objective of the Great Refractor in its cell. */
export const refractorLens = async (): Promise<Picture> => {
  const plate = new Plate(1600, 1600)
  const noise = new Noise('lens')
  plate.paint((px, py, colour) => {
    const [x, y] = [(px - 800) / 700, (790 - py) / 700]
    const out = Math.hypot(x, y)
    const angle = Math.atan2(y, x)
    Object.assign(colour, mix(ROOM, hex('#1c1a1a'), clamp(0.5 + 0.5 * y)))
    const lathe = 0.05 * noise.fbm(out * 260, angle * 0.6, 3) + 0.03 * noise.at(out * 900, 3)
    const worn = 0.07 * noise.fbm(x * 5, y * 5, 6, 0.6)
    /** A ring of the cell between two radii, sloping by `tilt`. */
    const ring = (from: number, to: number, tilt: number, level: number): void => {
      const cover = clamp((out - from) * 350 + 0.5) * clamp((to - out) * 350 + 0.5)
      if (cover === 0) return
      const groove = 0.7 + 0.3 * smoothstep(from, from + 0.008, out) * smoothstep(to, to - 0.008, out)
      blend(colour, brass(clamp((turned(angle, tilt) + lathe + worn) * level * groove)), cover)
    }
    ring(0.955, 1.08, 0, 0.9)
    ring(0.9, 0.955, 22, 1.05)
    ring(0.868, 0.9, -30, 0.75)
    ring(0.83, 0.868, 12, 1.1)
    for (let screw = 0; screw < 12; screw++) {
      const at = rad(screw * 30 + 15)
      const [sx, sy] = [x - 1.02 * Math.cos(at), y - 1.02 * Math.sin(at)]
      const gap = Math.hypot(sx, sy)
      if (gap > 0.04) continue
      const dome = turned(Math.atan2(sy, sx), 0) * 0.5 + 0.25
      const slot = Math.abs(sx * Math.sin(at * 3.7) - sy * Math.cos(at * 3.7))
      blend(colour, brass(clamp(gap > 0.031 ? 0.06 : slot < 0.0045 ? 0.05 : dome)), clamp((0.036 - gap) * 350))
    }
    const inside = clamp((0.83 - out) * 350 + 0.5)
    if (inside === 0) return
    const r = out / 0.83
    const glass = { ...GLASS }
    // Down the dark tube a little light returns from the baffles.
    for (const stop of [0.62, 0.47, 0.36]) add(glass, hex('#2a2018'), 0.35 * bell(Math.hypot(x * 1.02 + 0.03, y + 0.02) / 0.83 - stop, 0.004))
    add(glass, BLUE, 0.05 * smoothstep(0.3, 1, r) * (0.6 + 0.4 * y))
    // Four surfaces give four images of the window: two upright, two upside down and smaller.
    add(glass, BLUE, 0.5 * window((x + 0.36) / 0.24, (y - 0.27) / 0.22, 0.34))
    add(glass, AMBER, 0.17 * window((x - 0.29) / 0.15, (y + 0.25) / 0.14, 0.34))
    add(glass, mix(BLUE, AMBER, 0.4), 0.06 * window((x + 0.15) / 0.1, (y - 0.11) / 0.095, 0.34))
    add(glass, AMBER, 0.05 * window((x - 0.12) / 0.07, (y + 0.1) / 0.065, 0.34))
    // A long soft sweep of sky along the upper left edge, of lamp light along the lower right.
    add(glass, BLUE, 0.5 * bell(r - 0.93, 0.05) * bell(Math.atan2(Math.sin(angle - rad(132)), Math.cos(angle - rad(132))), 0.75))
    add(glass, AMBER, 0.42 * bell(r - 0.94, 0.035) * bell(Math.atan2(Math.sin(angle + rad(42)), Math.cos(angle + rad(42))), 0.6))
    add(glass, BLUE, 0.1 * smoothstep(0.06, -0.05, Math.hypot(x - 0.35, y + 0.5) - 1.08) * smoothstep(1, 0.6, r) * clamp(0.3 + y + 0.3 * -x))
    const rimShade = smoothstep(1, 0.965, r)
    blend(colour, { r: glass.r * rimShade, g: glass.g * rimShade, b: glass.b * rimShade }, inside)
  })
  plate.glow(0.55, 30, 0.2)
  return develop(plate, { seed: 'lens', exposure: 1.2, vignette: 0.4, quality: 85 })
}
