import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer the index does not keep the process from its visitors at a time. */
const TURN_MS = 4
/** Where more than this share of a rest was worked for others, there are visitors. */
const BUSY = 0.3
/** Work that nobody waits for comes forward even then: it has an eightieth of the process. */
const MOST_RESTS = 40

/** Keeps work that nobody waits for from those who wait: after each turn it rests twice as long as that took, and again while visitors are served. */
export class Pace {
  #since = performance.now()

  /** Rest where a turn is over. */
  async rest(): Promise<void> {
    const worked = performance.now() - this.#since
    if (worked < TURN_MS) return
    for (let rests = 0; rests < MOST_RESTS; rests += 1) {
      const before = performance.eventLoopUtilization()
      await sleep(2 * worked)
      if (performance.eventLoopUtilization(before).utilization < BUSY) break
    }
    this.#since = performance.now()
  }
}
