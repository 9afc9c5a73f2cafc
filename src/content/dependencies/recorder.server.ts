import { AsyncLocalStorage } from 'node:async_hooks'
import type { Query } from '../client/query.ts'
import type { RawAsset, RawEntry } from '../reading/raw.server.ts'
import type { Dependencies, ListDependency } from './dependencies.ts'
import { listDependency } from './list-dependency.server.ts'

/** Notes what an answer is made of while it is made. */
export class Recorder implements Dependencies {
  readonly ids = new Map<string, string>()
  readonly lists = new Map<string, ListDependency>()
  readonly late = new Set<Promise<boolean>>()
  until = Infinity
  isIncomplete = false

  /** Note an entry or asset that was read. */
  read(resource: RawEntry | RawAsset): void {
    this.ids.set(resource.id, resource.kind === 'entry' ? resource.type : 'asset')
  }

  /** Note an entry or asset that is not there: it may come. */
  missed(id: string): void {
    if (!this.ids.has(id)) this.ids.set(id, 'unknown')
  }

  /** Note that the entries were listed which match a query. */
  listed(query: Query): void {
    const { 'sys.id': id } = query
    if (id !== undefined) this.missed(String(id))
    else this.dependsOn(JSON.stringify(query), listDependency(query))
  }

  /** Note a list by a key of its own. */
  dependsOn(key: string, list: ListDependency): void {
    this.lists.set(key, list)
  }

  /** Note that time alone makes the answer another from a moment on, in milliseconds. A moment that is past changes nothing any more. */
  changesAt(moment: number, now: number): void {
    if (moment > now) this.until = Math.min(this.until, moment)
  }

  /** Notes a part that was left out because it is late. */
  waitsFor(part: Promise<boolean>): void {
    this.late.add(part)
  }

  /** Note that something could not be read. */
  lacks(): void {
    this.isIncomplete = true
  }

  /** Take over what a part of the answer was made of. */
  add({ ids, lists, late, until, isIncomplete }: Dependencies): void {
    for (const [id, type] of ids) if (type !== 'unknown' || !this.ids.has(id)) this.ids.set(id, type)
    for (const [key, list] of lists) this.lists.set(key, list)
    for (const part of late) this.late.add(part)
    this.until = Math.min(this.until, until)
    this.isIncomplete ||= isIncomplete
  }
}

const underway = new AsyncLocalStorage<Recorder>()

/** Do some work and give what it was made of as well. */
export async function recorded<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly dependencies: Dependencies }> {
  const recorder = new Recorder()
  return { value: await underway.run(recorder, work), dependencies: recorder }
}

/** The recorder of the work that this is a part of; where nobody wants to know, one that nobody reads. */
export function currentRecorder(): Recorder {
  return underway.getStore() ?? new Recorder()
}
