import type { FedSpace } from 'contentful-emulator/feed/fed-space.ts'
import { Snapshot, type Identity, type Stored, type StoredChange } from './snapshot.server.ts'

/** Interval at which the file is updated even if nothing has changed. */
const NOTED_MS = 600_000
/** Time before another attempt to write after a failure. */
const AGAIN_MS = 60_000

/** Stores a replica on disk. Failures are reported and do not affect visitors. */
export class ReplicaStorage {
  readonly #snapshot: Snapshot
  readonly #log: (message: string) => void
  readonly #folder: string
  #last: Promise<void> = Promise.resolve()
  #notedAt = -Infinity
  #isBroken = false

  constructor(folder: string, of: Identity, log: (message: string) => void) {
    this.#snapshot = new Snapshot(folder, of)
    this.#folder = folder
    this.#log = log
  }

  /** Reads the stored space. Renames an unusable file and returns `undefined`. */
  async open(): Promise<Stored | undefined> {
    try {
      return await this.#snapshot.read()
    } catch (error) {
      const aside = await this.#snapshot.setAside().catch(() => undefined)
      this.#log(
        `The copy of the space on disk cannot be used: ${messageOf(error)}. A new copy is created${aside === undefined ? '' : `; the old one is ${aside}`}.`,
      )
      return undefined
    }
  }

  /** Stores a whole space. */
  whole({ model, resources }: FedSpace, token: string): void {
    const [all, at] = [[...resources], new Date()]
    this.#do(() => this.#snapshot.write({ model, resources: all, token, at }))
  }

  /** Stores a change of a space. */
  changed(space: FedSpace, change: StoredChange): void {
    const { resources, gone, model, token } = change
    const isNew = resources.length > 0 || gone.length > 0 || model !== undefined
    const sinceLast = performance.now() - this.#notedAt
    if (this.#isBroken ? sinceLast < AGAIN_MS : !isNew && sinceLast < NOTED_MS) return
    if (this.#isBroken || this.#snapshot.isLong) return this.whole(space, token)
    const at = new Date()
    this.#do(() => this.#snapshot.append(change, at))
  }

  /** Resolves when all data is written. */
  close(): Promise<void> {
    return this.#last
  }

  #do(work: () => Promise<void>): void {
    this.#notedAt = performance.now()
    this.#last = work().then(
      () => {
        this.#isBroken = false
      },
      (error: unknown) => {
        if (!this.#isBroken) this.#log(`The copy of the space cannot be stored in ${this.#folder} (${messageOf(error)}): the next start takes longer.`)
        this.#isBroken = true
      },
    )
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
}
