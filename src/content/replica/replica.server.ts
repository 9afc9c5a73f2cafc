import { fedAdapter, FedSpace, type FedChange } from 'contentful-emulator/feed/fed-space.ts'
import { readerFor, type FedModel } from 'contentful-emulator/feed/fed-model.ts'
import type { Projector } from 'contentful-emulator/space/projection.ts'
import type { FedResource, ResourceReader } from 'contentful-emulator/feed/fed-resource.ts'
import { describeDeepField } from 'contentful-emulator/json/deep-fields.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { DeliveryError } from '../error.ts'
import { lateness, type Expected } from '../following/expectations.server.ts'
import { follow, type Delta, type Follower, type Listener } from '../following/follower.server.ts'
import type { Upstream } from '../following/upstream.server.ts'
import { ReplicaStorage } from './replica-storage.server.ts'
import type { Identity, Stored } from './snapshot.server.ts'
import { firstProgress, type Progress, type ReplicaState } from './replica-state.server.ts'

export interface ReplicaOptions {
  readonly of: Identity
  readonly space: Upstream
  /** Folder of the snapshot. */
  readonly folder: string
  readonly intervalMs: number
  /** Maps the entries to the site's content types. */
  readonly projector?: Projector | undefined
  readonly log: (message: string) => void
  /** Aborts all requests. */
  readonly closing: AbortController
}

/** Maximum time that a start waits for the first copy. After that, the site answers 503 until the copy is complete. */
const PATIENCE_MS = 3000

/** Copy of a space in memory and on disk that follows the changes of the space. */
export class Replica implements Listener {
  readonly #options: ReplicaOptions
  readonly #keeper: ReplicaStorage
  readonly #listeners = new Set<(change: FedChange) => void>()
  readonly #opened = Promise.withResolvers<void>()
  #space: { readonly fed: FedSpace; readonly adapter: ReturnType<typeof fedAdapter> } | undefined
  #follower: Follower | undefined
  #revision = 0
  #gathered: { readonly model: FedModel; readonly reader: ResourceReader; readonly resources: FedResource[]; readonly progress: Progress } | undefined
  #reader: { readonly model: FedModel; readonly read: ResourceReader } | undefined
  #state: ReplicaState = { kind: 'empty', error: new DeliveryError('unreachable', 'it is being copied for the first time', { about: 'first-copy' }) }
  #outage: { readonly since: number; readonly fault: string } | undefined

  private constructor(options: ReplicaOptions) {
    this.#options = options
    this.#keeper = new ReplicaStorage(options.folder, options.of, options.log)
  }

  /** Opens the snapshot on disk and begins to follow the space. Without a snapshot, waits a limited time for the first copy. */
  static async open(options: ReplicaOptions): Promise<Replica> {
    const replica = new Replica(options)
    const stored = await replica.#keeper.open()
    if (stored) await replica.#openFrom(stored)
    replica.#follower = follow(options.space, replica, {
      intervalMs: options.intervalMs,
      closing: options.closing,
      from: stored && { token: stored.token, model: stored.model },
    })
    // This timer keeps the process alive until then.
    const patience = setTimeout(replica.#opened.resolve, PATIENCE_MS)
    await replica.#opened.promise
    clearTimeout(patience)
    return replica
  }

  get state(): ReplicaState {
    return this.#state
  }

  /** A number that changes with the content. */
  get revision(): number {
    return this.#revision
  }

  /** Answers requests of the SDK. Throws a `DeliveryError` while the replica is empty. */
  readonly adapter: ReturnType<typeof fedAdapter> = (config) => {
    if (this.#space) return this.#space.adapter(config)
    return Promise.reject(this.#state.kind === 'empty' ? this.#state.error : new DeliveryError('unreachable', 'there is nothing yet'))
  }

  /** Calls `listener` after each change, once the replica answers with the new content. Returns a function that removes the listener. */
  onChange(listener: (change: FedChange) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Polls the space at once after a reported change. Returns whether the `expected` change has already arrived. */
  notify(expected?: Expected): boolean {
    return this.#follower?.notify(expected) ?? false
  }

  /** The space as it is stored. Absent while the replica is empty. */
  get stored(): FedSpace | undefined {
    return this.#space?.fed
  }

  revisionOf(kind: 'Entry' | 'Asset', id: string): number | undefined {
    return this.#space?.fed.revisionOf(kind, id)
  }

  async close(): Promise<void> {
    await this.#follower?.close()
    await this.#keeper.close()
  }

  async begin(model: FedModel): Promise<void> {
    const resources: FedResource[] = []
    this.#gathered = { model, resources, reader: await this.#newReader(model), progress: firstProgress(this.#options.log) }
  }

  async page(items: Delta['resources']): Promise<void> {
    if (!this.#gathered) return
    const { reader, resources, progress } = this.#gathered
    for (const each of await mapYielding(items, reader)) if (each) resources.push(each)
    progress.add(items.length)
  }

  async whole(token: string): Promise<void> {
    const { model, resources, progress } = this.#gathered ?? {}
    if (!model || !resources) return
    const change = await this.#space?.fed.replace(model, resources)
    this.#space ??= this.#answering(await this.#spaceOf(model, resources))
    this.#gathered = undefined
    progress?.done()
    this.#answered(change)
    this.#keeper.whole(this.#space.fed, token)
  }

  async delta({ resources: items, deletions, model, token }: Delta): Promise<void> {
    const fed = this.#space?.fed
    if (!fed) return
    const reader = await this.#readerOf(model ?? fed.model)
    const resources = (await mapYielding(items, reader)).filter((each) => each !== undefined)
    const change = await fed.apply({ resources, gone: deletions, model })
    this.#answered(change)
    this.#keeper.changed(fed, { resources, gone: deletions, model, token })
  }

  failed(error: DeliveryError): void {
    const { log, of } = this.#options
    if (this.#state.kind === 'empty') this.#state = { kind: 'empty', error: asUnavailable(error) }
    this.#opened.resolve()
    if (this.#outage?.fault === error.fault) return
    this.#outage = { since: this.#outage?.since ?? performance.now(), fault: error.fault }
    const what = `${of.host} ${SAYINGS[error.fault]} (${error.message}).`
    if (this.#space) log(`${what} Visitors see the content as it was when it last answered.`)
    else if (this.#gathered) log(`${what} The space is copied from the beginning when it answers.`)
    if (error.fault === 'ours') log(error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : String(error.cause))
  }

  late(expected: Expected, afterMs: number): void {
    this.#options.log(`entry ${expected.id}: ${lateness(expected, afterMs)}`)
  }

  #answered(change: FedChange | undefined): void {
    const { log, of } = this.#options
    if (this.#outage && this.#state.kind !== 'empty') {
      log(`${of.host} answers again after ${Math.round((performance.now() - this.#outage.since) / 1000)} s; the changes are applied.`)
    }
    this.#outage = undefined
    this.#state = { kind: 'current' }
    this.#opened.resolve()
    if (!change || (change.resources.length === 0 && !change.touchesModel)) return
    this.#revision += 1
    for (const listener of this.#listeners) listener(change)
  }

  async #openFrom({ model, resources, at }: Stored): Promise<void> {
    this.#space = this.#answering(await this.#spaceOf(model, resources))
    this.#state = { kind: 'from disk', since: at }
    this.#opened.resolve()
  }

  async #readerOf(model: FedModel): Promise<ResourceReader> {
    if (this.#reader?.model !== model) this.#reader = { model, read: await this.#newReader(model) }
    return this.#reader.read
  }

  #newReader(model: FedModel): Promise<ResourceReader> {
    return readerFor(this.#place, model, (field) => this.#options.log(describeDeepField(field)))
  }

  #spaceOf(model: FedModel, resources: readonly FedResource[]): Promise<FedSpace> {
    return FedSpace.of(this.#place, model, resources, this.#options.projector)
  }

  #answering(fed: FedSpace) {
    return { fed, adapter: fedAdapter(fed, this.#options.log) }
  }

  get #place() {
    return { spaceId: this.#options.of.space, environment: this.#options.of.environment }
  }
}

/** Without any content, every failure means that the content is unavailable. */
function asUnavailable(error: DeliveryError): DeliveryError {
  return error.code === 'unavailable' ? error : new DeliveryError('unreachable', error.message, { cause: error })
}

const SAYINGS: Readonly<Record<DeliveryError['fault'], string>> = {
  unreachable: 'does not answer; check the network and CONTENTFUL_HOST',
  refused: 'refuses the site; CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT are to be checked',
  question: 'rejects a query as invalid',
  ours: 'sends an answer that the site cannot process; this is a fault in the site’s code',
}
