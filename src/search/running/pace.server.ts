import { setTimeout as sleep } from 'node:timers/promises'

/** Longer the index does not keep the process from its visitors at a time. */
const TURN_MS = 4

/** Keeps work that nobody waits for from those who wait: after each turn it rests twice as long as that took. */
export class Pace {
  #since = performance.now()

  /** Rest where a turn is over. */
  async rest(): Promise<void> {
    const worked = performance.now() - this.#since
    if (worked < TURN_MS) return
    await sleep(2 * worked)
    this.#since = performance.now()
  }
}
