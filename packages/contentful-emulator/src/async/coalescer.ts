/**
 * A task that callers share. `signal` aborts if all callers have aborted; from then on, no caller joins the task.
 * A task that goes on regardless calls `commit`: callers may still join it, and `signal` does not abort any more.
 */
type SharedTask<T> = (signal: AbortSignal, commit: () => void) => Promise<T>

interface Run<T> {
  readonly result: Promise<T>
  leave(reason: unknown): void
  waiting: number
}

/** Shares one run of a task among concurrent callers with the same key. */
export class Coalescer<T> {
  readonly #runs = new Map<string, Run<T>>()

  /** Joins the task of a key, or starts it. Throws the error of the task, or the reason of `signal` if it aborts first. */
  async run(key: string, task: SharedTask<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const run = this.#runs.get(key) ?? this.#start(key, task)
    run.waiting += 1
    if (!signal) return run.result
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const leave = () => {
      run.waiting -= 1
      if (run.waiting === 0) run.leave(signal.reason)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([run.result, aborted])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  /** Stops sharing the running tasks, because their results may be outdated. Their callers still receive them. */
  forget(): void {
    this.#runs.clear()
  }

  #start(key: string, task: SharedTask<T>): Run<T> {
    const abandoned = new AbortController()
    let isCommitted = false
    const end = () => {
      if (this.#runs.get(key) === run) this.#runs.delete(key)
    }
    const run: Run<T> = {
      result: task(abandoned.signal, () => (isCommitted = true)),
      leave(reason) {
        if (isCommitted) return
        end()
        abandoned.abort(reason)
      },
      waiting: 0,
    }
    this.#runs.set(key, run)
    // Callers handle a rejection. If all have aborted, no handler is left.
    run.result.then(end, end)
    return run
  }
}
