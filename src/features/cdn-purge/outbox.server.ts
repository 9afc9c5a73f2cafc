import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { sharedWrite } from '#app/content/shared-write.server.ts'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'

/** When a tag is purged, in milliseconds since 1970: as soon as possible after `due`, and once more after `again`. */
const moments = z.object({ due: z.number().optional(), again: z.number().optional() })
const schema = z.object({ build: z.string(), tags: z.record(z.string().regex(/^[0-9a-f]{1,40}$/), moments) })

/** Maximum number of waiting tags. More are replaced by the tag of all pages. Limits the file, and the cost of CDNs that charge by tag. */
const MAX_TAGS = 1000

/** The tags that wait for a purge, in memory and on disk, so that a purge survives a restart. */
export class Outbox {
  readonly #file: string
  readonly #tagOfAll: string
  readonly #log: (message: string) => void
  readonly #write = sharedWrite(() => this.#store())
  #tags = new Map<string, z.output<typeof moments>>()
  #build = ''
  #isUnwritable = false

  constructor(file: string, tagOfAll: string, log: (message: string) => void) {
    this.#file = file
    this.#tagOfAll = tagOfAll
    this.#log = log
  }

  /** Reads the file of the process before. Tags that were added meanwhile stay. */
  async open(): Promise<void> {
    const { data } = schema.safeParse(
      await readFile(this.#file, 'utf8')
        .then(JSON.parse)
        .catch(() => undefined),
    )
    if (!data) return
    this.#build = data.build
    this.#tags = new Map([...Object.entries(data.tags), ...this.#tags])
  }

  get size(): number {
    return this.#tags.size
  }

  /** Id of the build whose pages the CDN stores; empty if unknown. */
  get build(): string {
    return this.#build
  }

  /** Records the build whose pages the CDN stores from now on. */
  setBuild(build: string): Promise<void> {
    this.#build = build
    return this.#write()
  }

  /** Adds tags. Resolves when they are on disk. */
  add(tags: Iterable<string>, due: number, again: number): Promise<void> {
    for (const tag of tags) this.#tags.set(tag, { due: Math.min(due, this.#tags.get(tag)?.due ?? due), again })
    if (this.#tags.size > MAX_TAGS) this.#tags = new Map([[this.#tagOfAll, { due, again }]])
    return this.#write()
  }

  /** Returns the tags that are due at a moment. A purge of all pages includes all others. */
  due(now: number): string[] {
    const tags = [...this.#tags].filter(([, { due, again }]) => earliest(due, again) <= now).map(([tag]) => tag)
    return tags.includes(this.#tagOfAll) ? [this.#tagOfAll] : tags
  }

  /** Returns the next moment at which a tag is due, or `undefined`. */
  next(): number | undefined {
    const next = Math.min(...[...this.#tags.values()].map(({ due, again }) => earliest(due, again)))
    return Number.isFinite(next) ? next : undefined
  }

  /** Returns the time of the earliest change that waits for its first purge, or `undefined`. */
  since(tags: readonly string[]): number | undefined {
    const since = Math.min(...tags.map((tag) => this.#tags.get(tag)?.due ?? Infinity))
    return Number.isFinite(since) ? since : undefined
  }

  /** Removes tags after their purge. `begun` is the time at which the purge began: changes after that time stay. */
  settle(tags: readonly string[], begun: number): Promise<void> {
    const purged = tags.includes(this.#tagOfAll) ? [...this.#tags.keys()] : tags
    for (const tag of purged) {
      const { due, again } = this.#tags.get(tag) ?? {}
      const left = { due: later(due, begun), again: later(again, begun) }
      if (left.due === undefined && left.again === undefined) this.#tags.delete(tag)
      else this.#tags.set(tag, left)
    }
    return this.#write()
  }

  /** Resolves when the current state is on disk. */
  flush(): Promise<void> {
    return this.#write()
  }

  async #store(): Promise<void> {
    try {
      await replaceFile(this.#file, JSON.stringify({ build: this.#build, tags: Object.fromEntries(this.#tags) }), { mode: 0o600, isLasting: true })
      this.#isUnwritable = false
    } catch (error) {
      if (!this.#isUnwritable) this.#log(`Waiting purges cannot be stored over a restart: ${error instanceof Error ? error.message : String(error)}`)
      this.#isUnwritable = true
    }
  }
}

function earliest(due: number | undefined, again: number | undefined): number {
  return Math.min(due ?? Infinity, again ?? Infinity)
}

function later(moment: number | undefined, begun: number): number | undefined {
  return moment !== undefined && moment > begun ? moment : undefined
}
