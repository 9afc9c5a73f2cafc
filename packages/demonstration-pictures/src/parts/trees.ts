import { lerp } from './maths.ts'
import { random } from './noise.ts'

const n = (value: number): string => value.toFixed(1)

/** A spruce as one ragged outline, with its foot at (x, y). */
export const spruce = (x: number, y: number, height: number, seed: string): string => {
  const next = random(`spruce ${seed}`)
  const tiers = Math.max(6, Math.round(height / 7))
  const lean = (next() - 0.5) * 0.04 * height
  const side = (sign: number): string[] =>
    Array.from({ length: tiers }, (_, tier) => {
      const part = (tier + 0.4) / tiers
      const reach = height * 0.21 * part ** 0.85 * (0.7 + 0.5 * next())
      const at = y - height * (1 - part)
      const cx = x + lean * (1 - part)
      return `${n(cx + sign * reach)},${n(at + height * 0.02)} ${n(cx + sign * reach * 0.42)},${n(at - height * 0.008)}`
    })
  const right = side(1)
  const left = side(-1)
    .toReversed()
    .map((pair) => pair.split(' ').toReversed().join(' '))
  return `<path d="M${n(x + lean)},${n(y - height)} L${right.join(' ')} ${n(x + 3)},${n(y + 4)} ${n(x - 3)},${n(y + 4)} ${left.join(' ')}Z"/>`
}

/** A broad-leaved tree in leaf: a trunk and a crown of many overlapping clumps. */
export const broadleaf = (x: number, y: number, height: number, seed: string): string => {
  const next = random(`leaf ${seed}`)
  const clumps = Array.from({ length: 190 }, () => {
    const angle = next() * Math.PI * 2
    const out = Math.sqrt(next())
    const cx = x + Math.cos(angle) * out * height * 0.3
    const cy = y - height * 0.6 + Math.sin(angle) * out * height * 0.36
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(height * lerp(0.018, 0.1, next() * (1.15 - out)))}"/>`
  })
  return `<path d="M${n(x - height * 0.025)},${n(y + 4)} L${n(x - height * 0.012)},${n(y - height * 0.5)} h${n(height * 0.024)} L${n(x + height * 0.025)},${n(y + 4)}Z"/>${clumps.join('')}`
}

/** A bare tree: branches that fork and thin out. */
export const bareTree = (x: number, y: number, height: number, seed: string): string => {
  const next = random(`bare ${seed}`)
  const strokes: string[] = []
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number): void => {
    const bend = (next() - 0.5) * 0.35
    const midX = fromX + Math.cos(angle + bend) * length * 0.5
    const midY = fromY - Math.sin(angle + bend) * length * 0.5
    const toX = fromX + Math.cos(angle) * length
    const toY = fromY - Math.sin(angle) * length
    strokes.push(`<path d="M${n(fromX)},${n(fromY)}Q${n(midX)},${n(midY)} ${n(toX)},${n(toY)}" stroke-width="${width.toFixed(2)}"/>`)
    if (length < height * 0.018) return
    const forks = next() < 0.35 ? 3 : 2
    for (let fork = 0; fork < forks; fork++) {
      const spread = lerp(-0.62, 0.62, (fork + next() * 0.7) / (forks - 0.3))
      // Twigs turn a little towards the light.
      const turned = angle + spread + 0.08 * (Math.PI / 2 - angle)
      grow(toX, toY, turned, length * lerp(0.62, 0.86, next()), Math.max(0.7, width * 0.66))
    }
  }
  grow(x, y + 3, Math.PI / 2 + (next() - 0.5) * 0.12, height * 0.24, height * 0.032)
  return `<g fill="none" stroke="currentColor" stroke-linecap="round">${strokes.join('')}</g>`
}
