import type { ImageParameters } from './image-parameters.ts'
import { TransformProcess } from './transform-process.ts'
import type { Picture } from './transform.ts'

/** Milliseconds without work after which the process ends. */
const IDLE_MS = 20_000

/**
 * Transforms pictures in a process of its own, which is there only while there is work: when it ends, all memory that
 * decoding took goes back to the system.
 */
export class Transformer {
  #process: TransformProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #count = 0
  readonly #idleMs: number

  /** `idleMs` is how long the process stays without work. */
  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs
  }

  /** Transform a file of so many bytes. Throws a 400 where that cannot be done. */
  async make(file: string, size: number, parameters: ImageParameters): Promise<Picture> {
    clearTimeout(this.#idle)
    const worker = (this.#process ??= this.#start())
    try {
      return await worker.make({ id: ++this.#count, file, size, parameters })
    } finally {
      if (worker === this.#process && !worker.isBusy) this.#rest()
    }
  }

  /** End the process once what is under way is done; work that comes later starts another. */
  close(): void {
    clearTimeout(this.#idle)
    this.#process?.end()
    this.#process = undefined
  }

  /** Start the timer that ends the process. Two pictures that are done at once both find it idle, so one timer replaces the other. */
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
