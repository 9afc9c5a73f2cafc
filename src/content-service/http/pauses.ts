import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long requests may wait while a file is taken in. */
const TURN_MS = 10

/** Make a function to call between the parts of long work: it waits a turn of the event loop whenever the last one was too long ago. */
export function pauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}

/** Turn each item of a list into another, letting requests through in between. */
export async function mapInTurns<From, To>(list: readonly From[], turn: (item: From, index: number) => To): Promise<To[]> {
  const pause = pauses()
  const made: To[] = []
  for (const [index, item] of list.entries()) {
    made.push(turn(item, index))
    // Waiting costs more than most items do, even when it ends at once.
    if (index % 16 === 15) await pause()
  }
  return made
}
