import type { Queue } from './queue.ts'

/** A queued task that several callers wait for. If all callers abort before it starts, it is dropped. */
export class SharedWork<T> {
  readonly #abandon = new AbortController()
  readonly #result: Promise<T>
  #hasBegun = false
  #waiting = 0

  constructor(queue: Queue, task: () => Promise<T>) {
    const begin = () => {
      this.#hasBegun = true
      return task()
    }
    this.#result = queue.run(begin, this.#abandon.signal)
  }

  /** Whether the task was aborted before it started. */
  get isDropped(): boolean {
    return this.#abandon.signal.aborted && !this.#hasBegun
  }

  /** Calls `ended` after the work has succeeded or failed. */
  onEnd(ended: () => void): void {
    this.#result.then(ended, ended)
  }

  /** Waits for the result. Throws the reason of a signal that aborts first. */
  async wait(signal: AbortSignal): Promise<T> {
    this.#waiting += 1
    const { promise: left, reject: leave } = Promise.withResolvers<never>()
    const aborted = () => leave(signal.reason)
    signal.addEventListener('abort', aborted, { once: true })
    try {
      signal.throwIfAborted()
      return await Promise.race([this.#result, left])
    } finally {
      signal.removeEventListener('abort', aborted)
      this.#waiting -= 1
      if (this.#waiting === 0) this.#abandon.abort(signal.reason)
    }
  }
}
