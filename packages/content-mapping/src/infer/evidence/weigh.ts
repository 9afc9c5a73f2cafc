import type { Sureness } from '../inference.ts'

/** What speaks for something: points, and the reasons that gave some. */
export interface Weight {
  readonly points: number
  readonly why: readonly string[]
}

/** Add up what speaks for and against something. What has no reason in words counts all the same. */
export function weigh(...signals: readonly (readonly [points: number, why?: string] | false)[]): Weight {
  const said = signals.filter((signal) => signal !== false).filter(([points]) => points !== 0)
  return {
    points: said.reduce((sum, [points]) => sum + points, 0),
    why: said.flatMap(([points, why]) => (points > 0 && why !== undefined ? [why] : [])),
  }
}

/** Nothing speaks for it. */
export const NOTHING: Weight = { points: 0, why: [] }

/** Tell how sure so many points make. */
export function surenessOf({ points }: Weight): Sureness {
  if (points >= 10) return 'sure'
  return points >= 6 ? 'likely' : 'guess'
}

/** Choose what most speaks for, if it is enough; of equals the first. */
export function heaviest<T>(candidates: readonly T[], weightOf: (candidate: T) => Weight, least: number): readonly [T, Weight] | undefined {
  let best: readonly [T, Weight] | undefined
  for (const candidate of candidates) {
    const weight = weightOf(candidate)
    if (weight.points >= least && (best === undefined || weight.points > best[1].points)) best = [candidate, weight]
  }
  return best
}
