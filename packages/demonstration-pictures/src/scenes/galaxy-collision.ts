import { type Colour, hex, kelvin, mix } from '../parts/colour.ts'
import { develop, type Picture } from '../parts/develop.ts'
import { farGalaxies } from '../parts/far-galaxies.ts'
import { lerp, smoothstep } from '../parts/maths.ts'
import { Noise, random } from '../parts/noise.ts'
import { Field, Plate } from '../parts/plate.ts'
import { scatter, star } from '../parts/stars.ts'

interface Core {
  x: number
  y: number
  vx: number
  vy: number
  mass: number
  /** How the disc lies: its tilt as a flattening, and the turn of its axis. */
  flat: number
  turn: number
  stars: number
}

const GOLD = hex('#ffc987')
const BLUE = hex('#8db2f2')
const ROSE = hex('#ff6a8c')
const NIGHT = hex('#05070d')
const STEPS = 930

/** The galaxies before they meet. */
const start = (): [Core, Core] => [
  { x: -1.3, y: 0.75, vx: 0.4, vy: 0, mass: 1, flat: 0.75, turn: 0.5, stars: 90000 },
  { x: 1.3, y: -0.75, vx: -0.4, vy: 0, mass: 0.9, flat: 0.6, turn: -0.6, stars: 80000 },
]

/**
 * A small simulation in the manner of the brothers Toomre (1972): two masses pass each other,
 * and rings of massless stars around each feel both. The tails come out by themselves.
 */
const collide = (visit: (x: number, y: number, radius: number) => void): [Core, Core] => {
  const next = random('collision')
  const cores = start()
  const dt = 0.0065
  const soft = 0.05
  // The path of the cores comes first, so that every star can be carried through it alone.
  const path = Array.from({ length: STEPS }, () => {
    const [a, b] = cores
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const pull = 1 / (dx * dx + dy * dy + 0.12) ** 1.5
    // Their haloes of dark matter brake the cores while they overlap.
    const brake = 0.18 * Math.max(0, 1.2 - Math.hypot(dx, dy)) * dt
    const [slowX, slowY] = [brake * (a.vx - b.vx), brake * (a.vy - b.vy)]
    a.vx -= slowX
    a.vy -= slowY
    b.vx += slowX
    b.vy += slowY
    a.vx += dx * pull * b.mass * dt
    a.vy += dy * pull * b.mass * dt
    b.vx -= dx * pull * a.mass * dt
    b.vy -= dy * pull * a.mass * dt
    const now = { ax: a.x, ay: a.y, bx: b.x, by: b.y }
    for (const core of cores) {
      core.x += core.vx * dt
      core.y += core.vy * dt
    }
    return now
  })
  for (const from of start()) {
    for (let count = 0; count < from.stars; count++) {
      const radius = 0.05 + 0.62 * next() ** 0.75
      const angle = next() * Math.PI * 2
      const speed = Math.sqrt((from.mass * radius * radius) / (radius * radius + soft) ** 1.5)
      let x = from.x + radius * Math.cos(angle)
      let y = from.y + radius * Math.sin(angle) * from.flat + radius * Math.cos(angle) * from.turn * 0.25
      let vx = from.vx + speed * Math.sin(angle) * (0.97 + 0.06 * next())
      let vy = from.vy - speed * Math.cos(angle) * from.flat * (0.97 + 0.06 * next())
      for (const { ax, ay, bx, by } of path) {
        const near = 1 / ((x - ax) ** 2 + (y - ay) ** 2 + soft) ** 1.5
        const far = 0.9 / ((x - bx) ** 2 + (y - by) ** 2 + soft) ** 1.5
        vx += ((ax - x) * near + (bx - x) * far) * dt
        vy += ((ay - y) * near + (by - y) * far) * dt
        x += vx * dt
        y += vy * dt
      }
      visit(x, y, radius)
    }
  }
  return cores
}

/** Two spiral galaxies drawing each other out. */
export const galaxyCollision = async (): Promise<Picture> => {
  const plate = new Plate(2400, 1600)
  const [old, young] = [new Field(2400, 1600), new Field(2400, 1600)]
  const noise = new Noise('collision')
  const scale = 480
  const place = (x: number, y: number): [number, number] => [1200 + x * scale, 800 - y * scale]
  const next = random('collision light')
  const knots: [number, number, Colour][] = []
  const cores = collide((x, y, radius) => {
    const [px, py] = place(x, y)
    ;(radius < 0.3 ? old : young).splat(px, py, 1)
    if (next() < 0.004) knots.push([px, py, next() < 0.2 ? ROSE : kelvin(16000)])
  })
  const softOld = old.blurred(5)
  const softYoung = young.blurred(3)
  const wideYoung = young.blurred(16)
  plate.paint((x, y, colour) => {
    const clump = 0.8 + 0.6 * noise.fbm(x / 130, y / 130, 6, 0.58)
    const blue = 0.3 * softYoung.get(x, y) + 0.42 * wideYoung.get(x, y)
    const gold = 0.15 * softOld.get(x, y)
    const dust = 1.3 * smoothstep(0.3, 0.8, noise.ridged(x / 240 + 0.3 * clump, y / 240, 6, 0.56)) * smoothstep(0.08, 0.5, blue + gold)
    colour.r = NIGHT.r + (BLUE.r * blue * clump + GOLD.r * gold) * Math.exp(-dust * 0.8)
    colour.g = NIGHT.g + (BLUE.g * blue * clump + GOLD.g * gold) * Math.exp(-dust)
    colour.b = NIGHT.b + (BLUE.b * blue * clump + GOLD.b * gold) * Math.exp(-dust * 1.2)
  })
  for (const [x, y, colour] of knots) star(plate, x, y, 0.05 * (1 - next()) ** -0.6, colour, lerp(1, 2.2, next() ** 3))
  for (const { x, y } of cores) {
    const [cx, cy] = place(x, y)
    const warm = mix(GOLD, hex('#ffffff'), 0.2)
    plate.paint(
      (px, py, colour) => {
        const light = 1.5 * Math.exp(-((Math.hypot(px - cx, py - cy) / 26) ** 0.8))
        colour.r += warm.r * light
        colour.g += warm.g * light
        colour.b += warm.b * light
      },
      cx - 300,
      cy - 300,
      cx + 300,
      cy + 300,
    )
  }
  farGalaxies(plate, 'collision far', 90)
  scatter(plate, { seed: 'collision stars', count: 1100, faintest: 0.055, slope: 0.95, brightest: 8, width: 1.1 })
  plate.glow(0.6, 40, 0.2)
  return develop(plate, { seed: 'collision', exposure: 1.4 })
}
