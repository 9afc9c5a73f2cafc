import type { ImageParameters } from './image-parameters.ts'
import { MakerProcess } from './maker-process.ts'
import type { Picture } from './transform.ts'

/** Milliseconds without work after which the process ends. */
const IDLE_MS = 20_000

/**
 * Makes pictures in a process of its own, which is there only while there is work: when it ends, all memory that decoding
 * took goes back to the system.
 */
export class Workshop {
  #maker: MakerProcess | undefined
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
    const maker = (this.#maker ??= this.#start())
    try {
      return await maker.make({ id: ++this.#count, file, size, parameters })
    } finally {
      if (maker === this.#maker && !maker.isBusy) this.#rest()
    }
  }

  /** End the process once what is under way is done; work that comes later starts another. */
  close(): void {
    clearTimeout(this.#idle)
    this.#maker?.end()
    this.#maker = undefined
  }

  /** Of two pictures that are done at once each finds the process without work. */
  #rest(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.close(), this.#idleMs).unref()
  }

  #start(): MakerProcess {
    const maker = new MakerProcess(() => {
      if (this.#maker === maker) this.#maker = undefined
    })
    return maker
  }
}
