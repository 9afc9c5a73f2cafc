import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { IndexLostError, type Loss } from './index-loss.ts'
import type { SearchAnswers, SearchCall, ThreadOptions } from './calls.ts'

/** Resolved through the package, because the bundle of this file is in another folder. */
const WORKER = fileURLToPath(import.meta.resolve('#app/features/search/running/search-worker.ts'))
/** Maximum number of queued queries. Further ones are refused at once instead of timing out. */
const MAX_WAITING = 200

/** Thrown if the queue of the index is full. */
export class SearchBusyError extends Error {}

interface ThreadAnswer {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
  readonly loss?: Loss
}

/** Client of the thread with the search index. */
export class SearchThread {
  readonly #worker: Worker
  /** Called after the index became unusable and an empty one was created. */
  onLoss: (loss: Loss) => void = () => undefined
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #count = 0
  #ended: Error | undefined

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(WORKER, { workerData: options })
    // The thread does not keep the process alive.
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

  /** The thread has ended. */
  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  /** Sends a call to the index. Throws a `SearchBusyError` if the queue is full, and an `Error` if the index fails. */
  ask<C extends SearchCall>(call: C): Promise<SearchAnswers[C['name']]>
  async ask(call: SearchCall): Promise<unknown> {
    if (this.#ended) throw this.#ended
    if ((call.name === 'search' || call.name === 'suggest') && this.#waiting.size >= MAX_WAITING) throw new SearchBusyError('The queue of the index is full.')
    const id = ++this.#count
    const waiting = Promise.withResolvers<unknown>()
    this.#waiting.set(id, waiting)
    this.#worker.postMessage({ id, call }, [])
    return waiting.promise
  }

  /** Ends the thread. */
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
