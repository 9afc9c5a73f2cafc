/** After this time, a node that was suspended counts as current: an old page is better than one node less. */
const MAX_BEHIND_MS = 15_000

/**
 * Detects that this process was suspended, for example with its virtual machine. It then shows the content of an earlier time. The same applies to
 * a process that starts with its copy on disk, so the start counts as the end of a suspension.
 */
export class Suspension {
  readonly #maxGapMs: number
  #tickedAt = performance.now()
  #endedAt: number | undefined = this.#tickedAt

  /** `maxGapMs` is the time between two ticks after which the process counts as suspended. */
  constructor(maxGapMs: number) {
    this.#maxGapMs = maxGapMs
  }

  /** Whether this node shows the changes of the time before its start and of its suspension. Also false before the first tick after it. */
  get isOver(): boolean {
    return this.#endedAt === undefined && performance.now() - this.#tickedAt < this.#maxGapMs
  }

  /** Call at regular intervals. Returns the milliseconds for which the process was suspended before this call, or 0. */
  tick(): number {
    const now = performance.now()
    const gapMs = now - this.#tickedAt
    this.#tickedAt = now
    if (gapMs < this.#maxGapMs) return 0
    this.#endedAt = now
    return gapMs
  }

  /** Records that this node shows all changes that were known at a time, a value of `performance.now()`. */
  caughtUp(at: number): void {
    const endedAt = this.#endedAt ?? Infinity
    if (at >= endedAt || performance.now() - endedAt > MAX_BEHIND_MS) this.#endedAt = undefined
  }
}
