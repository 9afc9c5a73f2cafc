import type { FedSpace } from 'contentful-emulator/feed/fed-space.ts'
import { Snapshot, type Identity, type Stored, type StoredChange } from './snapshot.server.ts'

/** So often at least it is noted on disk that nothing has changed. */
const NOTED_MS = 600_000
/** A disk that cannot be written is tried again after this. */
const AGAIN_MS = 60_000

/** Keeps a replica on disk while it lives; what goes wrong with the disk is said and costs no visitor anything. */
export class Keeper {
  readonly #snapshot: Snapshot
  readonly #say: (message: string) => void
  readonly #folder: string
  #last: Promise<void> = Promise.resolve()
  #notedAt = -Infinity
  #isBroken = false

  constructor(folder: string, of: Identity, say: (message: string) => void) {
    this.#snapshot = new Snapshot(folder, of)
    this.#folder = folder
    this.#say = say
  }

  /** Read what is on disk; what cannot be used is set aside. */
  async open(): Promise<Stored | undefined> {
    try {
      return await this.#snapshot.read()
    } catch (error) {
      const aside = await this.#snapshot.setAside().catch(() => undefined)
      this.#say(
        `The copy of the space on disk cannot be used: ${messageOf(error)}. A new copy is created${aside === undefined ? '' : `; the old one is ${aside}`}.`,
      )
      return undefined
    }
  }

  /** Keep all of a space. */
  whole({ model, resources }: FedSpace, token: string): void {
    const [all, at] = [[...resources], new Date()]
    this.#do(() => this.#snapshot.write({ model, resources: all, token, at }))
  }

  /** Keep what changed in a space. */
  changed(space: FedSpace, change: StoredChange): void {
    const { resources, gone, model, token } = change
    const isNew = resources.length > 0 || gone.length > 0 || model !== undefined
    const sinceLast = performance.now() - this.#notedAt
    if (this.#isBroken ? sinceLast < AGAIN_MS : !isNew && sinceLast < NOTED_MS) return
    if (this.#isBroken || this.#snapshot.isLong) return this.whole(space, token)
    const at = new Date()
    this.#do(() => this.#snapshot.append(change, at))
  }

  /** Settles when all is written. */
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
        if (!this.#isBroken) this.#say(`The copy of the space cannot be stored in ${this.#folder} (${messageOf(error)}): the next start takes longer.`)
        this.#isBroken = true
      },
    )
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
}
