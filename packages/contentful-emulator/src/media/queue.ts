import { busy } from '../http/errors.ts'

/** Limits the number of concurrent tasks. Further tasks wait in a queue of limited length. Aborted tasks leave the queue. */
export class Queue {
  readonly #atOnce: number
  readonly #longest: number
  readonly #waiting = new Set<() => void>()
  #running = 0

  /** `longest` is the maximum number of waiting tasks. */
  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** Runs a task when a slot is free. Throws a 503 at once if the queue is full, and the reason of `signal` if it aborts before the task starts. */
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

  /** Passes the slot of a finished task to the next one in the queue. */
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
