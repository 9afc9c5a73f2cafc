import sharp from 'sharp'
import { type Colour, toLinear } from './colour.ts'
import { clamp, lerp } from './maths.ts'

/** A grid of numbers: a height, a density, a mask. Reading outside repeats the edge. */
export class Field {
  readonly width: number
  readonly height: number
  readonly values: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.values = new Float32Array(width * height)
  }

  get(x: number, y: number): number {
    return this.values[clamp(y, 0, this.height - 1) * this.width + clamp(x, 0, this.width - 1)] ?? 0
  }

  set(x: number, y: number, value: number): void {
    this.values[y * this.width + x] = value
  }

  add(x: number, y: number, value: number): void {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.set(x, y, this.get(x, y) + value)
  }

  /** Adds a value at a place between grid points. */
  splat(x: number, y: number, value: number): void {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const fx = x - left
    const fy = y - top
    this.add(left, top, value * (1 - fx) * (1 - fy))
    this.add(left + 1, top, value * fx * (1 - fy))
    this.add(left, top + 1, value * (1 - fx) * fy)
    this.add(left + 1, top + 1, value * fx * fy)
  }

  /** Reads between grid points. */
  sample(x: number, y: number): number {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const upper = lerp(this.get(left, top), this.get(left + 1, top), x - left)
    const lower = lerp(this.get(left, top + 1), this.get(left + 1, top + 1), x - left)
    return lerp(upper, lower, y - top)
  }

  /** Sets every value from its place. */
  fill(value: (x: number, y: number) => number): this {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) this.set(x, y, value(x, y))
    }
    return this
  }

  /** A soft copy: three passes of a running mean come close to a bell curve. */
  blurred(radius: number): Field {
    const reach = Math.max(1, Math.round(radius))
    let from = new Field(this.width, this.height)
    from.values.set(this.values)
    for (let pass = 0; pass < 3; pass++) from = runningMean(runningMean(from, reach, true), reach, false)
    return from
  }
}

const runningMean = (source: Field, reach: number, across: boolean): Field => {
  const target = new Field(source.width, source.height)
  const length = across ? source.width : source.height
  const lines = across ? source.height : source.width
  const read = (line: number, at: number) => (across ? source.get(at, line) : source.get(line, at))
  for (let line = 0; line < lines; line++) {
    let sum = 0
    for (let at = -reach; at <= reach; at++) sum += read(line, at)
    for (let at = 0; at < length; at++) {
      const mean = sum / (2 * reach + 1)
      if (across) target.set(at, line, mean)
      else target.set(line, at, mean)
      sum += read(line, at + reach + 1) - read(line, at - reach)
    }
  }
  return target
}

/** A picture in linear light, before development. */
export class Plate {
  readonly width: number
  readonly height: number
  readonly red: Field
  readonly green: Field
  readonly blue: Field

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.red = new Field(width, height)
    this.green = new Field(width, height)
    this.blue = new Field(width, height)
  }

  /** Runs a shader over a part of the plate; it changes the colour that it receives. */
  paint(shader: (x: number, y: number, colour: Colour) => void, left = 0, top = 0, right = this.width, bottom = this.height): this {
    const colour = { r: 0, g: 0, b: 0 }
    const lastX = Math.min(this.width, Math.ceil(right))
    const lastY = Math.min(this.height, Math.ceil(bottom))
    for (let y = Math.max(0, Math.floor(top)); y < lastY; y++) {
      for (let x = Math.max(0, Math.floor(left)); x < lastX; x++) {
        colour.r = this.red.get(x, y)
        colour.g = this.green.get(x, y)
        colour.b = this.blue.get(x, y)
        shader(x, y, colour)
        this.red.set(x, y, colour.r)
        this.green.set(x, y, colour.g)
        this.blue.set(x, y, colour.b)
      }
    }
    return this
  }

  /** Adds light at a place between pixels. */
  splat(x: number, y: number, colour: Colour, amount: number): void {
    this.red.splat(x, y, colour.r * amount)
    this.green.splat(x, y, colour.g * amount)
    this.blue.splat(x, y, colour.b * amount)
  }

  /** Lets light above a threshold spread, as it does in a lens and in damp air. */
  glow(threshold: number, radius: number, strength: number): this {
    const scale = Math.max(1, Math.round(radius / 6))
    for (const channel of [this.red, this.green, this.blue]) {
      const small = new Field(Math.ceil(this.width / scale), Math.ceil(this.height / scale))
      for (let y = 0; y < this.height; y++) {
        for (let x = 0; x < this.width; x++) {
          const light = Math.min(channel.get(x, y), 8) - threshold
          if (light > 0) small.add(Math.floor(x / scale), Math.floor(y / scale), light / scale ** 2)
        }
      }
      const soft = small.blurred(radius / scale)
      channel.fill((x, y) => channel.get(x, y) + strength * soft.sample((x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5))
    }
    return this
  }

  /** Lays a drawing (SVG content in pixel units) over the plate. */
  async overlay(content: string): Promise<this> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}">${content}</svg>`
    const raw = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
    return this.paint((x, y, colour) => {
      const at = (y * this.width + x) * 4
      const alpha = (raw[at + 3] ?? 0) / 255
      if (alpha === 0) return
      colour.r = lerp(colour.r, toLinear((raw[at] ?? 0) / 255), alpha)
      colour.g = lerp(colour.g, toLinear((raw[at + 1] ?? 0) / 255), alpha)
      colour.b = lerp(colour.b, toLinear((raw[at + 2] ?? 0) / 255), alpha)
    })
  }
}
