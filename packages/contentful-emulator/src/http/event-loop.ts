import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum milliseconds that requests wait while a file is read. */
const TURN_MS = 10

/** Creates a function to call between the steps of long work. It yields to the event loop if the last yield was more than `TURN_MS` ago. */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}

/** Maps a list as `Array.map` does, and yields to the event loop in between. */
export async function mapYielding<From, To>(list: readonly From[], map: (item: From, index: number) => To): Promise<To[]> {
  const yieldIfDue = eventLoopYielder()
  const made: To[] = []
  for (const [index, item] of list.entries()) {
    made.push(map(item, index))
    // An `await` costs more than most items, even if it ends at once.
    if (index % 16 === 15) await yieldIfDue()
  }
  return made
}
