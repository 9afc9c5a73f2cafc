import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Maximum time that indexing blocks the event loop. */
const TURN_MS = 4
/** Event loop utilization during a pause, above which the site is considered busy. */
const BUSY = 0.3
/** Maximum number of pauses, so that indexing progresses under load with an eightieth of the process. */
const MAX_RESTS = 40

/** Throttles background work in favour of requests. After each turn, pauses for twice its duration, and repeats the pause while the site is busy. */
export class Pace {
  #since = performance.now()

  /** Pauses if the current turn is over. */
  async rest(): Promise<void> {
    const worked = performance.now() - this.#since
    if (worked < TURN_MS) return
    for (let rests = 0; rests < MAX_RESTS; rests += 1) {
      const before = performance.eventLoopUtilization()
      await sleep(2 * worked)
      if (performance.eventLoopUtilization(before).utilization < BUSY) break
    }
    this.#since = performance.now()
  }
}
