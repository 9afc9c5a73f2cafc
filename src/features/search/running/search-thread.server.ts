import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { IndexLostError, type Loss } from './index-loss.ts'
import type { SearchAnswers, SearchCall, ThreadOptions } from './calls.ts'

/** Resolved by its name in the package, because the bundle of this file is in another folder. */
const WORKER = fileURLToPath(import.meta.resolve('#app/features/search/running/search-worker.ts'))
/** So many questions may wait: who would come after them is better told at once. */
const MOST_WAITING = 200

/** More is asked of the index than it can answer in time. */
export class SearchBusyError extends Error {}

interface ThreadAnswer {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
  readonly loss?: Loss
}

/** The thread that holds the index of the site, as those who ask it see it. */
export class SearchThread {
  readonly #worker: Worker
  /** Called when the index was lost and an empty one has begun. */
  onLoss: (loss: Loss) => void = () => undefined
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #count = 0
  #ended: Error | undefined

  /** Start the thread. */
  constructor(options: ThreadOptions) {
    this.#worker = new Worker(WORKER, { workerData: options })
    // Nobody's exit waits for it.
    this.#worker.unref()
    this.#worker.on('message', ({ id, value, error, loss }: ThreadAnswer) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error === undefined) waiting?.resolve(value)
      else waiting?.reject(loss === undefined ? new Error(error) : new IndexLostError(loss, error))
      if (loss !== undefined) this.onLoss(loss)
    })
    this.#worker.once('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))))
    this.#worker.once('exit', () => this.#end(new Error('The thread of the index has ended.')))
  }

  /** It answers no more. */
  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  /** Ask the index. Throws a `SearchBusyError` where too much waits, and an `Error` where the index fails. */
  ask<C extends SearchCall>(call: C): Promise<SearchAnswers[C['name']]>
  async ask(call: SearchCall): Promise<unknown> {
    if (this.#ended) throw this.#ended
    if ((call.name === 'search' || call.name === 'suggest') && this.#waiting.size >= MOST_WAITING) throw new SearchBusyError('The queue of the index is full.')
    const id = ++this.#count
    const waiting = Promise.withResolvers<unknown>()
    this.#waiting.set(id, waiting)
    this.#worker.postMessage({ id, call }, [])
    return waiting.promise
  }

  /** End the thread. */
  async close(): Promise<void> {
    await this.ask({ name: 'close' }).catch(() => undefined)
    await this.#worker.terminate()
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
