import { mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { FedModel } from 'contentful-emulator/feed/fed-space.ts'
import type { FedResource } from 'contentful-emulator/feed/fed-resource.ts'
import { isObject, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { eventLoopYielder } from 'contentful-emulator/http/event-loop.ts'
import { DamagedFileError, encodeRecord, readRecords, type FileRecord } from './record-file.server.ts'
import { restoreResources, storeResources } from './stored-resource.server.ts'

/** Of which space a snapshot is, and how it is written. */
export interface Identity {
  readonly host: string
  readonly space: string
  readonly environment: string
}

/** A space as it was when it last answered. */
export interface Stored {
  readonly model: FedModel
  readonly resources: readonly FedResource[]
  readonly token: string
  /** When it last answered. */
  readonly at: Date
}

/** What has changed since the last was kept. */
export interface StoredChange {
  readonly resources: readonly FedResource[]
  readonly gone: readonly { readonly kind: 'Entry' | 'Asset'; readonly id: string }[]
  readonly model: FedModel | undefined
  readonly token: string
}

/** Another number where what is written differs. */
const FORMAT = 1
const AT_ONCE = 200
/** What is appended may grow to this, or half of the whole, before all is written anew. */
const LEAST_APPENDED = 8 * 1024 * 1024

const json = z.custom<JsonObject>(isObject)
const model = z.object({ contentTypes: z.array(json), locales: z.array(json), tags: z.array(json) })
const gone = z.array(z.object({ kind: z.enum(['Entry', 'Asset']), id: z.string() }))
const identity = z.object({ format: z.literal(FORMAT), host: z.string(), space: z.string(), environment: z.string() })
const kept = z.object({ resources: z.custom<Json>() })
const commit = z.object({ token: z.string(), at: z.coerce.date(), model: model.optional(), gone: gone.default([]) })

/**
 * Keeps a space on disk: all of it, and behind that what changed since.
 *
 * A change counts when its last record is whole, which names the token up to which it goes: what a crash has torn off is asked for
 * again. Resources may be newer than the token says, for then they come again.
 */
export class Snapshot {
  readonly #path: string
  readonly #identity: Identity
  #whole = 0
  #appended = 0
  #last: Promise<void> = Promise.resolve()

  constructor(folder: string, of: Identity) {
    this.#path = join(folder, `${[of.space, of.environment, of.host].join('-').replaceAll(/[^\w.-]/g, '_')}.replica`)
    this.#identity = of
  }

  /** Whether so much was appended that it is time to write all anew. */
  get isLong(): boolean {
    return this.#whole === 0 || this.#appended > Math.max(LEAST_APPENDED, this.#whole / 2)
  }

  /** Read what is kept; nothing where there is nothing. Throws where it cannot be used. */
  async read(): Promise<Stored | undefined> {
    const path = this.#path
    if (!(await isThere(path))) return undefined
    const resources = new Map<string, FedResource>()
    let last: { readonly model: FedModel; readonly token: string; readonly at: Date } | undefined
    let committed = 0
    let isFirst = true
    const take = ({ says, bytes }: FileRecord, end: number) => {
      if (isFirst) {
        this.#check(says)
        isFirst = false
        return
      }
      const page = kept.safeParse(says).data
      if (page) for (const each of restoreResources(page.resources, bytes)) resources.set(`${each.kind}!${each.id}`, each)
      const known = page ? undefined : commit.safeParse(says).data
      if (!page && !known) throw new DamagedFileError('it contains an unknown entry')
      for (const { kind, id } of known?.gone ?? []) resources.delete(`${kind}!${id}`)
      const by = known?.model ?? last?.model
      if (!known || !by) return
      last = { model: by, token: known.token, at: known.at }
      if (this.#whole === 0) this.#whole = end
      committed = end
    }
    const yieldIfDue = eventLoopYielder()
    const { isTorn } = await readRecords(path, async (record, end) => {
      take(record, end)
      await yieldIfDue()
    })
    if (!last) throw new DamagedFileError('it was not written to its end')
    if (isTorn) await truncate(path, committed)
    this.#appended = committed - this.#whole
    return { ...last, resources: [...resources.values()] }
  }

  /** Put a file that cannot be used out of the way, in place of an older one. Gives its new path. */
  async setAside(): Promise<string> {
    const aside = `${this.#path}.set-aside`
    await rename(this.#path, aside)
    return aside
  }

  /** Write all anew; until that is done the old remains. */
  write({ model: by, resources, token, at }: Stored): Promise<void> {
    return this.#inTurn(async () => {
      const unfinished = `${this.#path}.${process.pid}.tmp`
      await mkdir(dirname(this.#path), { recursive: true })
      const [first, last] = [
        { format: FORMAT, ...this.#identity },
        { token, at: at.toISOString(), model: asJson(by) },
      ]
      try {
        this.#whole = await written(unfinished, 'w', [first, ...pagesOf(resources), last])
        await rename(unfinished, this.#path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      // Some systems cannot do that with a folder; then the name is as lasting as the system makes it.
      await written(dirname(this.#path), 'r', []).catch(() => undefined)
      this.#appended = 0
    })
  }

  /** Write what changed behind the rest. */
  append({ resources, gone: lost, model: by, token }: StoredChange, at: Date): Promise<void> {
    return this.#inTurn(async () => {
      const last = { token, at: at.toISOString(), gone: lost.map(({ kind, id }) => ({ kind, id })), ...(by && { model: asJson(by) }) }
      const before = this.#whole
      // Behind what a failure leaves unfinished nothing can stand: then all is written anew.
      this.#whole = 0
      this.#appended += await written(this.#path, 'a', [...pagesOf(resources), last])
      this.#whole = before
    })
  }

  #check(says: Json): void {
    const found = identity.safeParse(says).data
    if (!found) throw new DamagedFileError('it is of another version')
    const { host, space, environment } = this.#identity
    if (found.host === host && found.space === space && found.environment === environment) return
    throw new DamagedFileError(`it is of space "${found.space}", environment "${found.environment}" at ${found.host}`)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}

function* pagesOf(resources: readonly FedResource[]): Generator<readonly FedResource[]> {
  for (let at = 0; at < resources.length; at += AT_ONCE) yield resources.slice(at, at + AT_ONCE)
}

/** Write records so that they outlive a loss of power, letting others work in between. Gives the number of bytes. */
async function written(path: string, flags: 'a' | 'r' | 'w', records: readonly (JsonObject | readonly FedResource[])[]): Promise<number> {
  const file = await open(path, flags, 0o600)
  let length = 0
  const yieldIfDue = eventLoopYielder()
  try {
    for (const record of records) {
      const parts = encoded(record)
      for (const { length: own } of parts) length += own
      await file.writev(parts)
      await yieldIfDue()
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return length
}

function encoded(record: JsonObject | readonly FedResource[]): Buffer[] {
  if (isObject(record)) return encodeRecord(record)
  const { said, bytes } = storeResources(record)
  return encodeRecord({ resources: said }, bytes)
}

function asJson({ contentTypes, locales, tags }: FedModel): JsonObject {
  return { contentTypes, locales, tags }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
