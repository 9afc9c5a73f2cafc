import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds that requests may wait while a file is read in. */
const TURN_MS = 10

/** Make a function to call between the steps of long work: it yields to the event loop whenever that was too long ago. */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}

/** Map a list as `Array.map` does, yielding to the event loop in between. */
export async function mapYielding<From, To>(list: readonly From[], map: (item: From, index: number) => To): Promise<To[]> {
  const yieldIfDue = eventLoopYielder()
  const made: To[] = []
  for (const [index, item] of list.entries()) {
    made.push(map(item, index))
    // Waiting costs more than most items do, even when it ends at once.
    if (index % 16 === 15) await yieldIfDue()
  }
  return made
}
