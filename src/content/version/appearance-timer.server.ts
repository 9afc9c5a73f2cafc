import { now } from '#app/config/clock.server.ts'
import type { Appearance } from './schedule.server.ts'

/** Timers last 24 days at most. One day also copes with changes of the system clock. */
const MAX_WAIT_MS = 24 * 3_600_000
/** A timer may fire a moment too early. */
const SLACK_MS = 20

/** Calls a listener with the ids of scheduled entries when their moment has come. */
export class AppearanceTimer {
  readonly #listener: (ids: readonly string[]) => void
  #appearances: readonly Appearance[] = []
  #since = now().getTime()
  #timer: NodeJS.Timeout | undefined

  constructor(listener: (ids: readonly string[]) => void) {
    this.#listener = listener
  }

  /** Replaces the scheduled moments. `appearances` are in order, the soonest first. */
  plan(appearances: readonly Appearance[]): void {
    this.#appearances = appearances
    clearTimeout(this.#timer)
    const next = appearances.find(({ at }) => at > this.#since)
    if (!next) return
    const wait = Math.max(0, next.at - now().getTime()) + SLACK_MS
    this.#timer = setTimeout(() => this.#tell(), Math.min(wait, MAX_WAIT_MS)).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #tell(): void {
    const until = now().getTime()
    const due = this.#appearances.filter(({ at }) => at > this.#since && at <= until)
    this.#since = until
    this.plan(this.#appearances)
    if (due.length > 0) this.#listener([...new Set(due.map(({ id }) => id))])
  }
}
