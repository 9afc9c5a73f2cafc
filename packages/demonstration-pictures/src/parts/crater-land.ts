import { craterHeight, craterRadius } from './moon.ts'
import { Noise, random } from './noise.ts'
import { Field } from './plate.ts'

/** A flat piece of cratered ground as a height field; lengths in its own pixels. */
export const craterLand = (
  seed: string,
  width: number,
  height: number,
  craters: { count: number; least: number; most: number; depth: number },
  given: readonly (readonly [x: number, y: number, radius: number])[] = [],
): Field => {
  const noise = new Noise(seed)
  const next = random(seed)
  const field = new Field(width, height).fill((x, y) => 16 * noise.fbm(x / 420, y / 420, 5, 0.45) + 2.4 * noise.fbm(x / 46, y / 46, 6, 0.56))
  const dig = (cx: number, cy: number, radius: number, age: number): void => {
    const large = radius > 70
    const deep = radius * craters.depth * (large ? 0.5 : 0.9) * age
    const wobble = next() * 100
    for (let y = Math.max(0, Math.floor(cy - 2.4 * radius)); y < Math.min(height, cy + 2.4 * radius); y++) {
      for (let x = Math.max(0, Math.floor(cx - 2.4 * radius)); x < Math.min(width, cx + 2.4 * radius); x++) {
        const angle = Math.atan2(y - cy, x - cx)
        // Rims are never quite round, and old floors are filled.
        const shape = 1 + 0.05 * noise.fbm(Math.cos(angle) * 2 + wobble, Math.sin(angle) * 2, 4, 0.6)
        const part = (Math.hypot(x - cx, y - cy) / radius) * shape
        if (part < 2.4) field.add(x, y, deep * craterHeight(part, large))
      }
    }
  }
  const scattered = Array.from({ length: craters.count }, () => ({
    x: next() * width,
    y: next() * height,
    radius: craterRadius(next(), craters.least, craters.most, 1.85),
    age: 0.35 + 0.65 * next(),
  })).toSorted((a, b) => b.radius - a.radius)
  for (const [x, y, radius] of given) dig(x, y, radius, 1)
  for (const { x, y, radius, age } of scattered) dig(x, y, radius, age)
  return field
}
