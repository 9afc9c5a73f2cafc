import type { Sureness } from '../inference.ts'

/** Evidence for a conclusion: points and their reasons. */
export interface Weight {
  readonly points: number
  readonly why: readonly string[]
}

/** Adds up signals. Negative points count against a conclusion. Signals without a reason count too. */
export function weigh(...signals: readonly (readonly [points: number, why?: string] | false)[]): Weight {
  const said = signals.filter((signal) => signal !== false).filter(([points]) => points !== 0)
  return {
    points: said.reduce((sum, [points]) => sum + points, 0),
    why: said.flatMap(([points, why]) => (points > 0 && why !== undefined ? [why] : [])),
  }
}

/** No evidence. */
export const NOTHING: Weight = { points: 0, why: [] }

/** Returns the confidence for a number of points. */
export function surenessOf({ points }: Weight): Sureness {
  if (points >= 10) return 'sure'
  return points >= 6 ? 'likely' : 'guess'
}

/** Returns the candidate with the most points, if they reach `least`. If several have the same points, the first wins. */
export function heaviest<T>(candidates: readonly T[], weightOf: (candidate: T) => Weight, least: number): readonly [T, Weight] | undefined {
  let best: readonly [T, Weight] | undefined
  for (const candidate of candidates) {
    const weight = weightOf(candidate)
    if (weight.points >= least && (best === undefined || weight.points > best[1].points)) best = [candidate, weight]
  }
  return best
}
