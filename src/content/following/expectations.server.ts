import { LRUCache } from 'lru-cache'
import type { Expected } from './expected.ts'
import type { SpaceModel, SyncedDeletion, SyncedResource } from './upstream.server.ts'

/** What the space shows of an entry or asset. */
type Shown = { readonly revision: number } | { readonly goneAt: number | undefined }

interface Outstanding {
  readonly expected: Expected
  readonly since: number
}

/** Who follows a space, as far as expectations concern it. */
export interface Expecting {
  /** What was told has not come within so many milliseconds; from then on it is asked for as usual. */
  late(expected: Expected, afterMs: number): void
  /** Give the revision of an entry or asset that is kept, nothing where it is not there. Who keeps no content has no such function. */
  revisionOf?(kind: 'Entry' | 'Asset', id: string): number | undefined
}

/** Of as many entries and assets it is remembered what was heard last. */
const REMEMBERED = 2000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 8000

/** Knows what a space does not show yet, and how soon it is worth asking for it again. */
export class Expectations {
  readonly #follower: Expecting
  readonly #patienceMs: number
  readonly #heard = new LRUCache<string, Shown>({ max: REMEMBERED })
  readonly #outstanding = new Map<string, Outstanding>()

  /** For `patienceMs` milliseconds something is expected. */
  constructor(follower: Expecting, patienceMs: number) {
    this.#follower = follower
    this.#patienceMs = patienceMs
  }

  /** Expect something, unless it is shown already; tells whether it is. */
  add(expected: Expected, model: SpaceModel | undefined): boolean {
    if (this.#isShown(expected, model)) return true
    this.#outstanding.set(keyOf(expected), { expected, since: performance.now() })
    return false
  }

  /** Take in what the space says; what it means to those who ask is to be settled afterwards. */
  hear(resources: readonly SyncedResource[], deletions: readonly SyncedDeletion[] = []): void {
    for (const { sys } of resources) this.#heard.set(keyOf({ kind: sys.type, id: sys.id }), { revision: revisionIn(sys) })
    for (const deletion of deletions) this.#heard.set(keyOf(deletion), { goneAt: deletion.at })
  }

  /** Expect no longer what is shown now, nor what has not come for too long. */
  settle(model: SpaceModel): void {
    for (const [key, { expected, since }] of this.#outstanding) {
      const age = performance.now() - since
      const isShown = this.#isShown(expected, model)
      if (!isShown && age < this.#patienceMs) continue
      this.#outstanding.delete(key)
      if (!isShown) this.#follower.late(expected, age)
    }
  }

  /** Tell whether a content type is expected, of which only the model tells. */
  get concernModel(): boolean {
    return this.#outstanding.values().some(({ expected }) => expected.kind === 'ContentType')
  }

  /** After so many milliseconds to ask again: soon at first, ever later for what does not come. */
  get pauseMs(): number {
    if (this.#outstanding.size === 0) return Infinity
    const latest = this.#outstanding.values().reduce((last, { since }) => Math.max(last, since), -Infinity)
    return Math.min(Math.max((performance.now() - latest) / 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS)
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
    const heard = this.#heard.get(keyOf({ kind, id }))
    if (!this.#follower.revisionOf) return heard
    const revision = this.#follower.revisionOf(kind, id)
    if (revision !== undefined) return { revision }
    return heard && 'goneAt' in heard ? heard : gone
  }
}

/** Say what did not come. */
export function lateness({ kind, isGone, revision }: Expected, afterMs: number): string {
  const what = isGone ? `was unpublished, but the space still shows this ${kind}` : `was published as revision ${revision}, but the space does not show it`
  return `${what} after ${Math.round(afterMs / 1000)} s; it is taken over as soon as the space does`
}

function keyOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}!${id}`
}

function isOf(sys: unknown, id: string): boolean {
  return typeof sys === 'object' && sys !== null && 'id' in sys && sys.id === id
}

function revisionIn(sys: unknown): number {
  return typeof sys === 'object' && sys !== null && 'revision' in sys && typeof sys.revision === 'number' ? sys.revision : 0
}
