/** Thrown if the queue of a limiter is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Limits the number of concurrent tasks. Further tasks wait in a queue, first come, first served. Aborted tasks leave the queue. */
export class Limiter {
  readonly #concurrency: number
  readonly #maxQueued: number
  readonly #queue = new Set<() => void>()
  #running = 0

  constructor(concurrency: number, maxQueued = Infinity) {
    this.#concurrency = concurrency
    this.#maxQueued = maxQueued
  }

  /**
   * Runs a task when a slot is free. Throws a `QueueFullError` at once if the queue is full, and the reason of `signal` if it aborts before
   * the task starts.
   */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#running >= this.#concurrency) await this.#turn(signal)
    else this.#running += 1
    try {
      return await task()
    } finally {
      this.#next()
    }
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue.size >= this.#maxQueued) throw new QueueFullError(`${this.#maxQueued} tasks are queued`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#queue.delete(resolve)
      reject(signal?.reason)
    }
    this.#queue.add(resolve)
    signal?.addEventListener('abort', leave, { once: true })
    await promise
    signal?.removeEventListener('abort', leave)
  }

  /** Passes the slot of a finished task to the next one in the queue. */
  #next(): void {
    const [first] = this.#queue
    if (!first) {
      this.#running -= 1
      return
    }
    this.#queue.delete(first)
    first()
  }
}
