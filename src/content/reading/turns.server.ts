import { setImmediate } from 'node:timers/promises'

/** Maximum time before other work of the process has its turn. */
const TURN_MS = 10

/** Maps the values in order, and yields to other work of the process in between. */
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
