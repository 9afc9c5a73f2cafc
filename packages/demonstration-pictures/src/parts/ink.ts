import sharp from 'sharp'
import type { Picture } from './develop.ts'
import { Field } from './plate.ts'
import { clamp } from './maths.ts'

/** The printing inks of the drawings and charts. */
export const PAPER = '#f2e9d8'
export const INK = '#1a2440'
export const SOFT = '#6d7182'
export const BRASS = '#a87f3c'
export const VERMILION = '#c43d24'

const short = (value: number): string => `${Math.round(value * 10) / 10}`

/** A straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number, width = 2, colour = INK): string =>
  `<path d="M${short(x1)},${short(y1)}L${short(x2)},${short(y2)}" stroke="${colour}" stroke-width="${width}" fill="none"/>`

/** A line through points. */
export const path = (points: readonly (readonly [number, number])[], width = 2, colour = INK, fill = 'none'): string =>
  `<path d="M${points.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}" stroke="${colour}" stroke-width="${width}" fill="${fill}" stroke-linejoin="round"/>`

export const ring = (x: number, y: number, radius: number, width = 2, colour = INK, fill = 'none'): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" stroke="${colour}" stroke-width="${width}" fill="${fill}"/>`

/** Graduations around a circle: `strokes` of them, every `major`-th longer. */
export const graduations = (x: number, y: number, radius: number, strokes: number, major: number, length: number, colour = INK): string =>
  Array.from({ length: strokes }, (_, index) => {
    const angle = (index / strokes) * Math.PI * 2
    const inner = radius - length * (index % major === 0 ? 1 : 0.5)
    return line(
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius,
      x + Math.cos(angle) * inner,
      y + Math.sin(angle) * inner,
      index % major === 0 ? 1.6 : 0.9,
      colour,
    )
  }).join('')

/**
 * Draws a cylinder along the x axis, shaded by lines along its length. The lines are closer and heavier on the parts that turn away from a light
 * above.
 */
export const cylinder = (from: number, to: number, radiusFrom: number, radiusTo = radiusFrom, colour = INK): string => {
  const strokes: string[] = [
    `<path d="M${from},${-radiusFrom}L${to},${-radiusTo}V${radiusTo}L${from},${radiusFrom}Z" fill="${PAPER}" stroke="${colour}" stroke-width="2.2" stroke-linejoin="round"/>`,
  ]
  const count = Math.max(4, Math.round(Math.max(radiusFrom, radiusTo) / 2.6))
  for (let index = 1; index < count; index++) {
    const turn = -0.05 + (index / count) * (Math.PI / 2 + 0.05)
    const part = Math.sin(turn)
    strokes.push(line(from, part * radiusFrom, to, part * radiusTo, 0.5 + 1.3 * part * part, colour))
  }
  for (const part of [-0.97, -0.9, -0.8]) strokes.push(line(from, part * radiusFrom, to, part * radiusTo, 0.8, colour))
  return strokes.join('')
}

/** Draws a border of two hairlines. */
export const border = (width: number, height: number, margin: number): string =>
  `<g fill="none" stroke="${INK}"><rect x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}" stroke-width="3"/><rect x="${margin + 10}" y="${margin + 10}" width="${width - 2 * margin - 20}" height="${height - 2 * margin - 20}" stroke-width="1"/></g>`

/** Prints a drawing on paper as a PNG with a small palette. */
export const print = async (content: string, width: number, height: number, paper = PAPER, colours = 48): Promise<Picture> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${content}</svg>`
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer()
  return { bytes, extension: 'png' }
}

/** Draws line work given as coverage per pixel, and returns it as an image element for a drawing. */
export const inked = async (width: number, height: number, colour: string, cover: (x: number, y: number) => number): Promise<string> => {
  const pixels = Buffer.alloc(width * height * 4)
  const value = Number.parseInt(colour.slice(1), 16)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      pixels[at] = value >> 16
      pixels[at + 1] = (value >> 8) & 255
      pixels[at + 2] = value & 255
      pixels[at + 3] = Math.round(clamp(cover(x, y)) * 255)
    }
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
  return `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`
}

/** Rasterizes a drawing in greys to a field of tones: 0 is white paper, 1 is black. */
export const toneOf = async (content: string, width: number, height: number): Promise<Field> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${content}</svg>`
  const raw = await sharp(Buffer.from(svg)).removeAlpha().greyscale().raw().toBuffer()
  return new Field(width, height).fill((x, y) => 1 - (raw[y * width + x] ?? 0) / 255)
}
