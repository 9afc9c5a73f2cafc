import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { ContentChange } from '#app/content/client/content-change.ts'
import type { SpaceFollower, SpaceReader } from '#app/content/client/content-source.ts'
import { sharedWrite } from '#app/content/shared-write.server.ts'
import { itemsOf, keyOf, readNews, writeNews, type NewsItem } from './news.server.ts'
import { PendingNews } from './pending-news.server.ts'
import { isShowing, positionAt, readStatus, type NodeStatus } from './positions.server.ts'
import { ANNOUNCE, BEAT, LEAVE, NEWS_AFTER } from './scripts.server.ts'
import type { SharedStore } from './shared-store.server.ts'
import { Suspension } from './suspension.server.ts'

interface Options {
  readonly store: SharedStore
  readonly source: Pick<SpaceFollower & SpaceReader, 'onChange' | 'notify' | 'state'>
  /** Identifies this process. */
  readonly id: string
  /** Returns the status of this node, without its position. */
  readonly status: () => Omit<NodeStatus, 'position'>
  readonly log: (message: string) => void
  /** Maximum milliseconds to wait until all nodes show a change. */
  readonly boundMs?: number
}

const BEAT_MS = 1000
/** A node without a heartbeat for this time counts as ended. */
const LIFE_MS = 5000
const BOUND_MS = 5000
/** A node that starts reads the news of this time, because its first copy of the space may lack them. */
const FIRST_NEWS_MS = 60_000
const MAX_NEWS = 10_000
const BATCH = 500
const REMEMBERED = 5000

const NEWS = ['news', 'changed']
const NODES = ['nodes', 'beats', 'changed']
const pairs = z.array(z.tuple([z.string(), z.string()]))
const names = z.array(z.string())

/**
 * The nodes of a site. They report changes of the space to each other, and up to which change each of them shows the content.
 *
 * The news are in a Redis stream, in which a node finds those of an outage. A message to all nodes only triggers the reading.
 */
export class Nodes {
  readonly #options: Options
  readonly #pending: PendingNews
  /** Ids of news by item. Empty until Redis has stored them. */
  readonly #ids = new LRUCache<string, string>({ max: REMEMBERED })
  readonly #others = new Map<string, NodeStatus>()
  readonly #waiting = new Set<() => void>()
  readonly #timer: NodeJS.Timeout
  readonly #suspension = new Suspension(LIFE_MS)
  #last = ''
  #reported = ''

  constructor(options: Options) {
    const { store, source } = options
    this.#options = options
    this.#pending = new PendingNews(source.notify?.bind(source))
    source.onChange((change) => this.#changed(change))
    store.subscribe('changed', (message) => this.#heard(message))
    store.onReturn(() => {
      source.notify?.()
      void this.#read()
    })
    this.#timer = setInterval(() => this.#tick(), BEAT_MS).unref()
    store.onConnect(() => void this.#beat())
  }

  /** Statuses of all nodes with a recent heartbeat, this one first. */
  get statuses(): readonly NodeStatus[] {
    return [this.#status(), ...this.#others.values()]
  }

  /** Reports a change to the other nodes that a webhook has reported to this one. `isShown` if this node shows it already. */
  announce(item: NewsItem, isShown: boolean): void {
    this.#pending.follows(item, isShown)
    void this.#announce([{ ...item, isReported: true }])
  }

  /**
   * Returns whether this node shows the changes that the others show. It does not after its start and after the process was suspended, until it has
   * read the changes of that time. A cache in front would otherwise replace new pages by old ones.
   */
  get isCurrent(): boolean {
    return this.#suspension.isOver
  }

  /** Resolves when all nodes show a change, or after a limited time. Resolves at once while Redis is unreachable. */
  async shownEverywhere(change: ContentChange): Promise<void> {
    const keys = itemsOf(change).map(keyOf)
    const { store, boundMs = BOUND_MS } = this.#options
    const isDone = () => {
      if (!store.isReachable || this.#others.size === 0) return true
      const ids = keys.map((key) => this.#ids.get(key) ?? '')
      return !ids.includes('') && [...this.#others.values()].every(({ position }) => isShowing(position, ids))
    }
    if (isDone()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const check = () => isDone() && resolve()
    const timer = setTimeout(resolve, boundMs)
    this.#waiting.add(check)
    await promise
    this.#waiting.delete(check)
    clearTimeout(timer)
  }

  /** Removes this node from the list of nodes. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#options.store.run(LEAVE, NODES, [this.#options.id])
  }

  #tick(): void {
    const suspendedMs = this.#suspension.tick()
    if (suspendedMs > 0) {
      this.#options.log(`This node was suspended for ${Math.round(suspendedMs / 1000)} s. It is not ready until it shows the changes of that time.`)
      this.#options.source.notify?.()
    }
    this.#pending.forget()
    void this.#beat()
    void this.#read()
  }

  /** Reports what this node shows, and reads the statuses of the other nodes. */
  readonly #beat = sharedWrite(async () => {
    const status = this.#status()
    const position = JSON.stringify(status.position)
    const values = [this.#options.id, JSON.stringify(status), LIFE_MS, position === this.#reported ? 0 : 1]
    const all = names.safeParse(await this.#options.store.probe(BEAT, NODES, values)).data
    if (all) {
      this.#reported = position
      const known = new Set(all.filter((_, index) => index % 2 === 0))
      for (const other of this.#others.keys()) if (!known.has(other)) this.#others.delete(other)
      for (let index = 0; index < all.length; index += 2) this.#learn(all[index] ?? '', all[index + 1] ?? '')
    }
    for (const check of this.#waiting) check()
  })

  /** Reads the news since the last. */
  readonly #read = sharedWrite(async () => {
    const begun = performance.now()
    let isRead = false
    for (let count = BATCH; count === BATCH;) {
      const news = pairs.safeParse(await this.#options.store.run(NEWS_AFTER, ['news'], [this.#last || FIRST_NEWS_MS, BATCH])).data
      for (const [id, text] of news ?? []) this.#take(id, readNews(text))
      isRead = news !== undefined
      count = news?.length ?? 0
    }
    const { source, store } = this.#options
    // Without Redis, no other node has announced anything.
    const readAt = store.isReachable ? begun : performance.now()
    const isWhole = source.state?.() === undefined && (!store.isReachable || (isRead && this.#pending.ids.length === 0))
    this.#suspension.caughtUp(isWhole ? readAt : 0)
    this.#reportPosition()
  })

  #status(): NodeStatus {
    return { ...this.#options.status(), position: positionAt(this.#last, this.#pending.ids) }
  }

  #heard(message: string): void {
    if (message === 'news') return void this.#read()
    const space = message.indexOf(' ')
    if (space > 0) this.#learn(message.slice(0, space), message.slice(space + 1))
    else this.#others.delete(message)
    for (const check of this.#waiting) check()
  }

  #learn(id: string, text: string): void {
    const status = id === this.#options.id ? undefined : readStatus(text)
    if (status) this.#others.set(id, status)
  }

  async #announce(items: readonly NewsItem[]): Promise<void> {
    for (const item of items) this.#ids.set(keyOf(item), '')
    const id = await this.#options.store.run(ANNOUNCE, NEWS, [MAX_NEWS, writeNews(items)])
    for (const key of items.map(keyOf)) {
      if (typeof id === 'string') this.#ids.set(key, id)
      // If only the reply was late, this node finds the id in the stream.
      else if (this.#ids.get(key) === '') this.#ids.delete(key)
    }
    for (const check of this.#waiting) check()
  }

  #take(id: string, items: readonly NewsItem[]): void {
    this.#last = id
    for (const item of items) if (item.kind === 'Model' || !this.#ids.get(keyOf(item))) this.#ids.set(keyOf(item), id)
    this.#pending.add(id, items)
  }

  #changed(change: ContentChange): void {
    const isModelKnown = this.#pending.concernModel
    this.#pending.settle(change)
    const unknown = itemsOf(change).filter((item) => (item.kind === 'Model' ? !isModelKnown : !this.#ids.has(keyOf(item))))
    if (unknown.length > 0) void this.#announce(unknown)
    this.#reportPosition()
  }

  #reportPosition(): void {
    if (this.#options.store.isReachable && JSON.stringify(positionAt(this.#last, this.#pending.ids)) !== this.#reported) void this.#beat()
  }
}
