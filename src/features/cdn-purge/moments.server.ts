import type { Clock } from './purger.server.ts'

/** Moments closer together than this share a purge. */
const STEP_MS = 1000
/** Maximum number of moments. Further ones are later than these, and are found again when pages are rendered after a purge. */
const MAX_MOMENTS = 5000

/** Calls a function when pages change by time alone. */
export class Moments {
  readonly #clock: Clock
  readonly #listener: () => void
  #moments: ReadonlySet<number> = new Set()
  #planned = Infinity
  #cancel: (() => void) | undefined

  constructor(clock: Clock, listener: () => void) {
    this.#clock = clock
    this.#listener = listener
  }

  /** Adds a moment, in milliseconds of the clock. */
  add(moment: number): void {
    // Rounded up, so that a page is purged after its moment.
    const at = Math.ceil(moment / STEP_MS) * STEP_MS
    if (this.#moments.has(at)) return
    const all = [...this.#moments, at].toSorted((one, other) => one - other)
    this.#moments = new Set(all.slice(0, MAX_MOMENTS))
    if (at < this.#planned) this.#plan()
  }

  close(): void {
    this.#cancel?.()
  }

  #plan(): void {
    this.#cancel?.()
    const [next] = this.#moments
    this.#planned = next ?? Infinity
    if (next === undefined) return
    this.#cancel = this.#clock.after(next - this.#clock.now(), () => this.#pass())
  }

  #pass(): void {
    const now = this.#clock.now()
    const left = [...this.#moments].filter((moment) => moment > now)
    const hasPassed = left.length < this.#moments.size
    this.#moments = new Set(left)
    this.#plan()
    if (hasPassed) this.#listener()
  }
}
