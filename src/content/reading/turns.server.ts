import { setImmediate } from 'node:timers/promises'

/** Longer the process does nothing else at a time. */
const TURN_MS = 10

/** Make something of each value, in order, and let other work of the process pass in between. */
export async function inTurns<T, R>(values: readonly T[], make: (value: T) => R): Promise<R[]> {
  const made: R[] = []
  let since = performance.now()
  for (const value of values) {
    if (performance.now() - since > TURN_MS) {
      await setImmediate()
      since = performance.now()
    }
    made.push(make(value))
  }
  return made
}
