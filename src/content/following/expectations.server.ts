import { LRUCache } from 'lru-cache'
import { resourceKey } from 'contentful-emulator/space/resources.ts'
import { identityOf, revisionIn, type SpaceModel, type SyncedDeletion, type SyncedResource } from './upstream.server.ts'

/** Reported change that the space may not deliver yet, because delivery lags behind publishing. */
export interface Expected {
  readonly kind: 'Entry' | 'Asset' | 'ContentType'
  readonly id: string
  /** Revision that was published, or the last revision before unpublishing. */
  readonly revision: number
  readonly isGone: boolean
  /** Time of the change, in milliseconds by the clock of the space. */
  readonly at: number | undefined
}

/** State of an entry or asset in the space. */
type Shown = { readonly revision: number } | { readonly goneAt: number | undefined }

interface Outstanding {
  readonly expected: Expected
  readonly since: number
}

/** Callbacks of a follower that concern expectations. */
export interface Expecting {
  /** Called if an expected change has not arrived within `afterMs` milliseconds. From then on, only the usual polling continues. */
  late(expected: Expected, afterMs: number): void
  /** Returns the stored revision of an entry or asset, or `undefined` if it does not exist. Absent if the follower stores no content. */
  revisionOf?(kind: 'Entry' | 'Asset', id: string): number | undefined
}

/** Maximum number of entries and assets whose last state is remembered. */
const REMEMBERED = 2000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 8000

/** Changes that were reported but are not in the space yet, and the pause before the next poll. */
export class Expectations {
  readonly #follower: Expecting
  readonly #patienceMs: number
  readonly #heard = new LRUCache<string, Shown>({ max: REMEMBERED })
  readonly #outstanding = new Map<string, Outstanding>()

  /** Expects changes for `patienceMs` milliseconds. */
  constructor(follower: Expecting, patienceMs: number) {
    this.#follower = follower
    this.#patienceMs = patienceMs
  }

  /** Adds an expected change, unless it has already arrived. Returns whether it has. */
  add(expected: Expected, model: SpaceModel | undefined): boolean {
    if (this.#isShown(expected, model)) return true
    this.#outstanding.set(resourceKey(expected), { expected, since: performance.now() })
    return false
  }

  /** Records the state that the space delivers. Call `settle` afterwards. */
  hear(resources: readonly SyncedResource[], deletions: readonly SyncedDeletion[] = []): void {
    for (const each of resources) this.#heard.set(resourceKey(identityOf(each)), { revision: revisionIn(each.sys) })
    for (const deletion of deletions) this.#heard.set(resourceKey(deletion), { goneAt: deletion.at })
  }

  /** Drops the expected changes that have arrived or are overdue. */
  settle(model: SpaceModel): void {
    for (const [key, { expected, since }] of this.#outstanding) {
      const age = performance.now() - since
      const isShown = this.#isShown(expected, model)
      if (!isShown && age < this.#patienceMs) continue
      this.#outstanding.delete(key)
      if (!isShown) this.#follower.late(expected, age)
    }
  }

  /** Whether a content type is expected. Content types are part of the model, which the Sync API does not deliver. */
  get concernModel(): boolean {
    return this.#outstanding.values().some(({ expected }) => expected.kind === 'ContentType')
  }

  /** Milliseconds before the next poll. The pause grows with the age of the latest expectation. */
  get pauseMs(): number {
    if (this.#outstanding.size === 0) return Infinity
    const latest = this.#outstanding.values().reduce((last, { since }) => Math.max(last, since), -Infinity)
    return Math.min(Math.max((performance.now() - latest) / 2, FIRST_PAUSE_MS), MAX_PAUSE_MS)
  }

  #isShown(expected: Expected, model: SpaceModel | undefined): boolean {
    const shown = this.#shown(expected, model)
    if (shown === undefined) return false
    if ('goneAt' in shown) return expected.isGone || (shown.goneAt ?? -Infinity) > (expected.at ?? Infinity)
    return expected.isGone ? shown.revision > expected.revision : shown.revision >= expected.revision
  }

  #shown({ kind, id }: Expected, model: SpaceModel | undefined): Shown | undefined {
    const gone: Shown = { goneAt: undefined }
    if (kind === 'ContentType') {
      const type = model?.contentTypes.find(({ sys }) => isOf(sys, id))
      return type ? { revision: revisionIn(type['sys']) } : gone
    }
    const heard = this.#heard.get(resourceKey({ kind, id }))
    if (!this.#follower.revisionOf) return heard
    const revision = this.#follower.revisionOf(kind, id)
    if (revision !== undefined) return { revision }
    return heard && 'goneAt' in heard ? heard : gone
  }
}

/** Describes an overdue change. */
export function lateness({ kind, isGone, revision }: Expected, afterMs: number): string {
  const what = isGone ? `was unpublished, but the space still shows this ${kind}` : `was published as revision ${revision}, but the space does not show it`
  return `${what} after ${Math.round(afterMs / 1000)} s; it is taken over as soon as the space does`
}

function isOf(sys: unknown, id: string): boolean {
  return typeof sys === 'object' && sys !== null && 'id' in sys && sys.id === id
}
