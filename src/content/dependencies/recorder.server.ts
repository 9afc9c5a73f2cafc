import { AsyncLocalStorage } from 'node:async_hooks'
import type { Query } from '../client/query.ts'
import type { RawAsset, RawEntry } from '../reading/raw.server.ts'
import type { Dependencies, ListDependency } from './dependencies.ts'
import { listDependency } from './list-dependency.server.ts'

/** Records the dependencies of an answer while it is rendered. */
export class Recorder implements Dependencies {
  readonly ids = new Map<string, string>()
  readonly lists = new Map<string, ListDependency>()
  readonly late = new Set<Promise<boolean>>()
  until = Infinity
  isIncomplete = false

  /** Records an entry or asset that was read. */
  read(resource: RawEntry | RawAsset): void {
    this.ids.set(resource.id, resource.kind === 'entry' ? resource.type : 'asset')
  }

  /** Records an entry or asset that was not found, because it may be published later. */
  missed(id: string): void {
    if (!this.ids.has(id)) this.ids.set(id, 'unknown')
  }

  /** Records a query for a list of entries. */
  listed(query: Query): void {
    const { 'sys.id': id } = query
    if (id !== undefined) this.missed(String(id))
    else this.dependsOn(JSON.stringify(query), listDependency(query))
  }

  /** Records a list by a separate key. */
  dependsOn(key: string, list: ListDependency): void {
    this.lists.set(key, list)
  }

  /** Records that the answer expires at a moment, in milliseconds. Ignores moments that are past. */
  changesAt(moment: number, now: number): void {
    if (moment > now) this.until = Math.min(this.until, moment)
  }

  /** Records a part that was left out because it is late. */
  waitsFor(part: Promise<boolean>): void {
    this.late.add(part)
  }

  /** Records that something could not be read. */
  lacks(): void {
    this.isIncomplete = true
  }

  /** Adds the dependencies of a part of the answer. */
  add({ ids, lists, late, until, isIncomplete }: Dependencies): void {
    for (const [id, type] of ids) if (type !== 'unknown' || !this.ids.has(id)) this.ids.set(id, type)
    for (const [key, list] of lists) this.lists.set(key, list)
    for (const part of late) this.late.add(part)
    this.until = Math.min(this.until, until)
    this.isIncomplete ||= isIncomplete
  }
}

const underway = new AsyncLocalStorage<Recorder>()

/** Runs some work and returns its value with its dependencies. */
export async function recorded<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly dependencies: Dependencies }> {
  const recorder = new Recorder()
  return { value: await underway.run(recorder, work), dependencies: recorder }
}

/** Returns the recorder of the surrounding work, or an unused recorder if the work is not recorded. */
export function currentRecorder(): Recorder {
  return underway.getStore() ?? new Recorder()
}
