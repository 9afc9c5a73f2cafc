import { rad } from './maths.ts'

/** A direction or a place in space: x to the right, y up, z towards the eye. */
export interface Vector {
  x: number
  y: number
  z: number
}

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z

/** The direction of a light: degrees to the right of the eye, and degrees up. */
export const direction = (aside: number, up: number): Vector => ({
  x: Math.sin(rad(aside)) * Math.cos(rad(up)),
  y: Math.sin(rad(up)),
  z: Math.cos(rad(aside)) * Math.cos(rad(up)),
})

/** Turns a vector: a roll around the line of sight, then a nod towards the eye, then a spin of the globe. */
export const globe = (roll: number, nod: number, spin: number): ((v: Vector) => Vector) => {
  const [cr, sr] = [Math.cos(rad(roll)), Math.sin(rad(roll))]
  const [cn, sn] = [Math.cos(rad(nod)), Math.sin(rad(nod))]
  const [cs, ss] = [Math.cos(rad(spin)), Math.sin(rad(spin))]
  return (v) => {
    const x1 = cr * v.x + sr * v.y
    const y1 = -sr * v.x + cr * v.y
    const y2 = cn * y1 + sn * v.z
    const z2 = -sn * y1 + cn * v.z
    return { x: cs * x1 + ss * z2, y: y2, z: -ss * x1 + cs * z2 }
  }
}
