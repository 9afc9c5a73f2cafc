import { AsyncLocalStorage } from 'node:async_hooks'
import type { Query } from '../client/query.ts'
import type { RawAsset, RawEntry } from '../reading/raw.server.ts'

/** Entries that a query finds: those of a type with certain values, in the order of other values. */
export interface ListDependency {
  /** Id of the content type; absent for entries of any type. */
  readonly type?: string
  /** Filters: a path such as `fields.slug`, and the values of which one must match. */
  readonly equal: readonly (readonly [path: string, values: readonly string[]])[]
  /** Paths of further values that determine which entries are listed, and in which order. */
  readonly paths: readonly string[]
  /** Whether any value can affect the list, such as in a search of all texts or of links to an entry. */
  readonly isOpen?: boolean
}

/** Content that an answer depends on: enough to detect whether a change invalidates the answer. */
export interface Dependencies {
  /** Ids of entries and assets that were read or not found, with the content type, `asset`, or `unknown`. */
  readonly ids: ReadonlyMap<string, string>
  /** Lists by a key that is the same for the same list. */
  readonly lists: ReadonlyMap<string, ListDependency>
  /** The moment at which the answer expires without a change, in milliseconds of the site's clock; `Infinity` if it does not expire. */
  readonly until: number
  /** Parts that were left out because they were late. Each promise resolves to whether the part is available now. */
  readonly late: ReadonlySet<Promise<boolean>>
  /** Whether something could not be read. The answer contains a substitute and must not be cached. */
  readonly isIncomplete: boolean
}

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

/** Parameters that select parts of the entries, but not which entries match. */
const DELIVERY: ReadonlySet<string> = new Set(['content_type', 'include', 'select', 'limit', 'skip', 'order'])
const ONE_OF = '[in]'
const OF_ONE_VALUE = /^(?:fields|metadata|sys)\./
/** Default order of the Delivery API: entries changed last come first. */
const DEFAULT_ORDER = 'sys.updatedAt'

/** Returns the values that determine which entries match a query. */
export function listDependency(query: Query): ListDependency {
  const { content_type: type, order } = query
  const filters = Object.entries(query).filter(([name]) => !DELIVERY.has(name))
  const equal = filters.flatMap(([name, value]): [string, string[]][] => {
    if (name.endsWith(ONE_OF)) return [[name.slice(0, -ONE_OF.length), String(value).split(',')]]
    return name.includes('[') ? [] : [[name, [String(value)]]]
  })
  const ranges = filters.filter(([name]) => name.includes('[') && !name.endsWith(ONE_OF)).map(([name]) => name.slice(0, name.indexOf('[')))
  const ordered = String(order ?? DEFAULT_ORDER)
    .split(',')
    .map((path) => path.replace(/^-/, ''))
  return {
    type: type === undefined ? undefined : String(type),
    equal: equal.filter(([path]) => OF_ONE_VALUE.test(path)),
    paths: [...new Set([...ranges, ...ordered])],
    isOpen: !filters.every(([name]) => OF_ONE_VALUE.test(name)),
  }
}
