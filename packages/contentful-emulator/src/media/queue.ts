import { busy } from '../http/errors.ts'

/** Runs only so many tasks at once. The others wait in line, up to a bound; whoever leaves the line is not served. */
export class Queue {
  readonly #atOnce: number
  readonly #longest: number
  readonly #waiting = new Set<() => void>()
  #running = 0

  /** `longest` is how many tasks may wait. */
  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** Run a task when its turn comes. Throws a 503 at once when too many wait already, and the reason of `signal` when that aborts before the task has begun. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    if (this.#running >= this.#atOnce) await this.#turn(signal)
    else this.#running += 1
    try {
      return await task()
    } finally {
      this.#next()
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#longest) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.delete(resolve)
      reject(signal.reason)
    }
    this.#waiting.add(resolve)
    signal.addEventListener('abort', leave, { once: true })
    await promise
    signal.removeEventListener('abort', leave)
  }

  /** Hand the place of a task that has ended to the next in line. */
  #next(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#running -= 1
      return
    }
    this.#waiting.delete(first)
    first()
  }
}
