import { LRUCache } from 'lru-cache'
import type { ContentChange } from '#app/content/client/content-change.ts'
import type { SpaceFollower } from '#app/content/client/content-source.ts'
import { recordNews } from '#app/content/publishing/last-changes.server.ts'
import { covers, itemsOf, keyOf, type NewsItem } from './news.server.ts'

/** The space delivers a change within this time, except in an outage. */
const PATIENCE_MS = 60_000
/** All nodes read the content types within this time after one of them reports a change. */
const MODEL_MS = 10_000
const REMEMBERED = 5000

interface Pending {
  items: readonly NewsItem[]
  readonly since: number
}

/** News of other nodes that this node does not show yet. For each of them it polls the space until it does. */
export class PendingNews {
  readonly #notify: SpaceFollower['notify']
  readonly #pending = new Map<string, Pending>()
  /** Last change of each resource that this node shows. */
  readonly #shown = new LRUCache<string, NewsItem>({ max: REMEMBERED })
  /** Whether this node showed an item when a webhook reported it to this node, which follows it since. */
  readonly #followed = new LRUCache<string, boolean>({ max: REMEMBERED })
  #modelAt = -Infinity

  constructor(notify: SpaceFollower['notify']) {
    this.#notify = notify
  }

  /** Ids of the pending news, the oldest first. */
  get ids(): readonly string[] {
    return [...this.#pending.keys()]
  }

  /** Whether another node has reported a change of the model that this node does not show. */
  get concernModel(): boolean {
    return this.#pending.values().some(({ items }) => items.some(isOfModel))
  }

  /** Records an item that this node follows already. `isShown` if it shows the item. */
  follows(item: NewsItem, isShown: boolean): void {
    this.#followed.set(keyOf(item), isShown)
  }

  /** Adds news, and begins to follow them. */
  add(id: string, items: readonly NewsItem[]): void {
    const left = items.filter((item) => !this.#isShown(item) && !this.#follow(item))
    if (left.length > 0) this.#pending.set(id, { items: left, since: performance.now() })
  }

  /** Removes what this node shows after a change. */
  settle(change: ContentChange): void {
    if (change.touchesModel) this.#modelAt = performance.now()
    for (const item of itemsOf(change)) if (!isOfModel(item)) this.#shown.set(`${item.kind}/${item.id}`, item)
    for (const [id, pending] of this.#pending) {
      pending.items = pending.items.filter((item) => (isOfModel(item) ? !change.touchesModel : !this.#isShown(item)))
      if (pending.items.length === 0) this.#pending.delete(id)
    }
  }

  /** Removes news that the space has not delivered in time. */
  forget(): void {
    for (const [id, { items, since }] of this.#pending) {
      if (performance.now() - since > (items.every(isOfModel) ? MODEL_MS : PATIENCE_MS)) this.#pending.delete(id)
    }
  }

  #isShown(item: NewsItem): boolean {
    if (item.kind === 'Model') return performance.now() - this.#modelAt < MODEL_MS
    const shown = this.#shown.get(`${item.kind}/${item.id}`)
    return shown !== undefined && covers(shown, item)
  }

  /** Begins to follow the space until it has an item. Returns whether this node shows the item already. */
  #follow(item: NewsItem): boolean {
    const { kind, id, revision, isGone, at, contentTypeId, isReported } = item
    const followed = this.#followed.get(keyOf(item))
    if (followed !== undefined) return followed
    // A source without `notify` is always up to date.
    if (!this.#notify) return true
    // Without a revision, the source cannot recognize the change.
    if (kind === 'Model' || (isGone && revision === 0)) {
      this.#notify()
      return false
    }
    const isShown = this.#notify({ kind, id, revision, isGone, at })
    if (isReported && kind !== 'ContentType') {
      const what = isGone ? 'unpublished' : 'published'
      recordNews({ kind, id, contentTypeId, revision, what, at: at === undefined ? undefined : new Date(at) }, isShown)
    }
    return isShown
  }
}

function isOfModel({ kind }: NewsItem): boolean {
  return kind === 'Model' || kind === 'ContentType'
}
