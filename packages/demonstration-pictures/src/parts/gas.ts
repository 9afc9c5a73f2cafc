import { Field } from './plate.ts'

/** A cloud as a relief: how dense it is, and how directly the light reaches each point. */
export interface Gas {
  density: (x: number, y: number) => number
  facing: (x: number, y: number) => number
}

/**
 * Computes a cloud at half resolution and lights it from the side. If the density rises away from the source, the surface points towards the
 * source and shines.
 */
export const litGas = (
  width: number,
  height: number,
  density: (x: number, y: number) => number,
  towards: (x: number, y: number) => [dx: number, dy: number],
  depth: number,
  softness: number,
): Gas => {
  const field = new Field(width / 2, height / 2).fill((x, y) => density(x * 2, y * 2))
  const soft = field.blurred(softness)
  const facing = new Field(width / 2, height / 2).fill((x, y) => {
    const [dx, dy] = towards(x * 2, y * 2)
    const length = Math.hypot(dx, dy) || 1
    const slopeX = soft.get(x + 2, y) - soft.get(x - 2, y)
    const slopeY = soft.get(x, y + 2) - soft.get(x, y - 2)
    return (-depth * (slopeX * dx + slopeY * dy)) / length
  })
  return {
    density: (x, y) => field.sample(x / 2, y / 2),
    facing: (x, y) => facing.sample(x / 2, y / 2),
  }
}
