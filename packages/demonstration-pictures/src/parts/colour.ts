import { clamp, lerp } from './maths.ts'

/** A colour in linear light; 1 is the white of the developed picture, more is allowed. */
export interface Colour {
  r: number
  g: number
  b: number
}

/** Decodes one sRGB channel (0 to 1) to linear light. */
export const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Encodes linear light as one sRGB channel (0 to 1). */
export const toSrgb = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Reads `#rrggbb`. */
export const hex = (code: string): Colour => {
  const value = Number.parseInt(code.slice(1), 16)
  return {
    r: toLinear(((value >> 16) & 255) / 255),
    g: toLinear(((value >> 8) & 255) / 255),
    b: toLinear((value & 255) / 255),
  }
}

/** Mixes two colours in linear light. */
export const mix = (from: Colour, to: Colour, part: number): Colour => ({
  r: lerp(from.r, to.r, part),
  g: lerp(from.g, to.g, part),
  b: lerp(from.b, to.b, part),
})

/** Adds light of a colour. */
export const add = (target: Colour, light: Colour, amount: number): void => {
  target.r += light.r * amount
  target.g += light.g * amount
  target.b += light.b * amount
}

/** Dims a colour by one factor for all channels. */
export const dim = (target: Colour, factor: number): void => {
  target.r *= factor
  target.g *= factor
  target.b *= factor
}

/** Replaces part of a colour by another. */
export const blend = (target: Colour, over: Colour, part: number): void => {
  target.r = lerp(target.r, over.r, part)
  target.g = lerp(target.g, over.g, part)
  target.b = lerp(target.b, over.b, part)
}

const STEPS = 4096

/** A colour scale through stops at rising positions, mixed perceptually and tabulated for speed. */
export const ramp = (...stops: [position: number, code: string][]): ((position: number) => Colour) => {
  const parsed = stops.map(([position, code]) => ({ position, colour: hex(code) }))
  const first = parsed[0] ?? { position: 0, colour: hex('#000000') }
  const low = first.position
  const high = parsed.at(-1)?.position ?? 1
  const table = Array.from({ length: STEPS + 1 }, (_, step) => {
    const position = lerp(low, high, step / STEPS)
    const upper = Math.max(
      1,
      parsed.findIndex((stop) => stop.position >= position),
    )
    const a = parsed[upper - 1] ?? first
    const b = parsed[upper] ?? first
    const part = clamp((position - a.position) / (b.position - a.position || 1))
    // Mixing square roots keeps dark skies from being swallowed by their bright end.
    const through = (x: number, y: number) => lerp(Math.sqrt(x), Math.sqrt(y), part) ** 2
    return {
      r: through(a.colour.r, b.colour.r),
      g: through(a.colour.g, b.colour.g),
      b: through(a.colour.b, b.colour.b),
    }
  })
  return (position) => table[Math.round(clamp((position - low) / (high - low)) * STEPS)] ?? first.colour
}

const temperature = ramp([2500, '#ff9a52'], [3500, '#ffbd84'], [4500, '#ffd6ae'], [5800, '#fff0e0'], [7000, '#f2f2ff'], [9500, '#cfdcff'], [20000, '#a9c2ff'])

/** The colour of a star of a temperature in kelvins. */
export const kelvin = (degrees: number): Colour => temperature(degrees)
