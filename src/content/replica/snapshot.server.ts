import { mkdir, open, rename, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { FedModel } from 'contentful-emulator/feed/fed-model.ts'
import type { FedResource } from 'contentful-emulator/feed/fed-resource.ts'
import { isObject, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { eventLoopYielder } from 'contentful-emulator/http/event-loop.ts'
import { resourceKey } from 'contentful-emulator/space/resources.ts'
import { DamagedFileError, encodeRecord, readRecords, type FileRecord } from './record-file.server.ts'
import { restoreResources, storeResources } from './stored-resource.server.ts'

/** Space of a snapshot. */
export interface Identity {
  readonly host: string
  readonly space: string
  readonly environment: string
}

/** State of a space when it last answered. */
export interface Stored {
  readonly model: FedModel
  readonly resources: readonly FedResource[]
  readonly token: string
  /** Time of the last answer. */
  readonly at: Date
}

/** Changes since the last write. */
export interface StoredChange {
  readonly resources: readonly FedResource[]
  readonly gone: readonly { readonly kind: 'Entry' | 'Asset'; readonly id: string }[]
  readonly model: FedModel | undefined
  readonly token: string
}

/** Increment if the file format changes. */
const FORMAT = 1
const AT_ONCE = 200
/** Size of appended changes, besides half of the whole, after which the file is written again. */
const LEAST_APPENDED = 8 * 1024 * 1024

const jsonObject = z.custom<JsonObject>(isObject)
const model = z.object({
  contentTypes: z.array(jsonObject),
  locales: z.array(jsonObject),
  tags: z.array(jsonObject),
  concepts: z.array(jsonObject).default([]),
  conceptSchemes: z.array(jsonObject).default([]),
})
const gone = z.array(z.object({ kind: z.enum(['Entry', 'Asset']), id: z.string() }))
const identity = z.object({ format: z.literal(FORMAT), host: z.string(), space: z.string(), environment: z.string() })
const kept = z.object({ resources: z.custom<Json>() })
const commit = z.object({ token: z.string(), at: z.coerce.date(), model: model.optional(), gone: gone.default([]) })

/**
 * Stores a space on disk: a full copy, followed by appended changes.
 *
 * A change counts if its last record is complete, which names the token of the change. Changes that a crash truncates are fetched again. Resources
 * may be newer than the token, because they are then delivered again.
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

  /** Whether the appended changes are long enough to write the whole file again. */
  get isLong(): boolean {
    return this.#whole === 0 || this.#appended > Math.max(LEAST_APPENDED, this.#whole / 2)
  }

  /** Reads the stored space, or returns `undefined` if there is no file. Throws if the file is unusable. */
  async read(): Promise<Stored | undefined> {
    const path = this.#path
    if (!(await isThere(path))) return undefined
    const resources = new Map<string, FedResource>()
    let last: { readonly model: FedModel; readonly token: string; readonly at: Date } | undefined
    let committed = 0
    let isFirst = true
    const take = ({ value, bytes }: FileRecord, end: number) => {
      if (isFirst) {
        this.#check(value)
        isFirst = false
        return
      }
      const page = kept.safeParse(value).data
      if (page) for (const each of restoreResources(page.resources, bytes)) resources.set(resourceKey(each), each)
      const known = page ? undefined : commit.safeParse(value).data
      if (!page && !known) throw new DamagedFileError('it contains an unknown entry')
      for (const each of known?.gone ?? []) resources.delete(resourceKey(each))
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

  /** Renames an unusable file, and replaces an older one. Returns its new path. */
  async setAside(): Promise<string> {
    const aside = `${this.#path}.set-aside`
    await rename(this.#path, aside)
    return aside
  }

  /** Writes the whole file. The old file remains until the new one is complete. */
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
      // Some systems cannot sync a folder. The durability of the file's name then depends on the system.
      await written(dirname(this.#path), 'r', []).catch(() => undefined)
      this.#appended = 0
    })
  }

  /** Appends a change. */
  append({ resources, gone: lost, model: by, token }: StoredChange, at: Date): Promise<void> {
    return this.#inTurn(async () => {
      const last = { token, at: at.toISOString(), gone: lost.map(({ kind, id }) => ({ kind, id })), ...(by && { model: asJson(by) }) }
      const before = this.#whole
      // After a failed write the file may end in an incomplete record. The next change then writes the whole file.
      this.#whole = 0
      this.#appended += await written(this.#path, 'a', [...pagesOf(resources), last])
      this.#whole = before
    })
  }

  #check(value: Json): void {
    const found = identity.safeParse(value).data
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

/** Writes records and syncs them to disk, yielding to other work in between. Returns the number of bytes. */
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
  const { json, bytes } = storeResources(record)
  return encodeRecord({ resources: json }, bytes)
}

function asJson({ contentTypes, locales, tags, concepts, conceptSchemes }: FedModel): JsonObject {
  return { contentTypes, locales, tags, concepts, conceptSchemes }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
