import type { ImageParameters } from './image-parameters.ts'
import { TransformProcess } from './transform-process.ts'
import type { Picture } from './transform.ts'

/** Milliseconds without work after which the process ends. */
const IDLE_MS = 20_000

/**
 * Transforms pictures in a separate process that runs only while there is work. When the process ends, the system gets back all memory that
 * decoding took.
 */
export class Transformer {
  #process: TransformProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #count = 0
  readonly #idleMs: number

  /** `idleMs` is how long the process waits without work. */
  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs
  }

  /** Transforms a file of `size` bytes. Throws a 400 if the transformation fails. */
  async make(file: string, size: number, parameters: ImageParameters): Promise<Picture> {
    clearTimeout(this.#idle)
    const worker = (this.#process ??= this.#start())
    try {
      return await worker.make({ id: ++this.#count, file, size, parameters })
    } finally {
      if (worker === this.#process && !worker.isBusy) this.#rest()
    }
  }

  /** Ends the process after the running transformations. Later work starts a new process. */
  close(): void {
    clearTimeout(this.#idle)
    this.#process?.end()
    this.#process = undefined
  }

  /**
   * Starts the timer that ends the process. If two pictures finish at the same time, both calls find the process idle, so the second timer
   * replaces the first.
   */
  #rest(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.close(), this.#idleMs).unref()
  }

  #start(): TransformProcess {
    const worker = new TransformProcess(() => {
      if (this.#process === worker) this.#process = undefined
    })
    return worker
  }
}
