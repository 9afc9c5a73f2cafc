import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { ContentChange } from '#app/content/client/content-change.ts'
import { ChangeLog } from './change-log.server.ts'
import { KeptResponse, type Answer, type Asked, type MadeResponse } from './kept-response.server.ts'
import { HIT, madeNotes, STALE_HIT } from './notes.server.ts'
import { isForAll, mayBeKept } from './may-be-kept.server.ts'
import { Store, type Kept } from './store.server.ts'

interface PageCacheOptions {
  /** Maximum memory in bytes. */
  readonly bytes: number
  readonly ownHost: string
  /** Current time of the site. */
  now(): Date
  /** Renders the response to a GET of a key, for no particular visitor. */
  make(key: string): Promise<MadeResponse>
  /** How long to wait for a fresh page before serving the stale one. Default: 1000 ms. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 1000
/** How long to serve the stale page before rendering is tried again after a failure. */
const RETRY_MS = 1000
/** Maximum number of renders if the content changes while rendering. */
const MOST_TRIES = 3
/** After a change, pages that were requested within this time are rendered again before the next request. */
const DEMAND_MS = 15 * 60_000

/** Response cache with dependency tracking. Invalidates responses when content they depend on changes, or when they expire. */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #store: Store
  readonly #changes = new ChangeLog()
  readonly #underway = new Map<string, Promise<MadeResponse | Kept>>()
  #wanted: string[] = []
  #isRefreshing = false

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#store = new Store(options.bytes)
  }

  /** Returns the cached response if it is fresh, or `undefined`. */
  hit(key: string, asked: Asked): Answer | Promise<Answer> | undefined {
    const kept = this.#store.get(key)
    if (!kept || !this.#isFresh(kept)) return undefined
    kept.usedAt = performance.now()
    return kept.response.answerTo(asked, HIT)
  }

  /** Returns whether the cache has a fresh response for a key. */
  has(key: string): boolean {
    const kept = this.#store.peek(key)
    return kept !== undefined && this.#isFresh(kept)
  }

  /**
   * Returns the response for a key and renders it if needed; concurrent requests share one rendering.
   * If rendering takes too long or fails, the stale response is returned. Returns `undefined` for responses that differ between visitors, and
   * for redirects, which preserve the query of the request.
   */
  async answer(key: string, asked: Asked): Promise<Answer | MadeResponse | undefined> {
    const kept = this.#store.get(key)
    if (kept && this.#isFresh(kept)) return kept.response.answerTo(asked, HIT)
    const begun = performance.now()
    if (!kept) return this.#given(await this.#make(key), asked, madeNotes('uri-miss', begun))
    kept.usedAt = performance.now()
    if (performance.now() - kept.failedAt >= RETRY_MS) {
      const making = this.#make(key)
      const made = await Promise.race([making, sleep(this.#options.patienceMs ?? PATIENCE_MS, undefined, { ref: false })])
      if (made && !isFailure(made)) return this.#given(made, asked, madeNotes('stale', begun))
    }
    return kept.response.answerTo(asked, STALE_HIT)
  }

  /** Marks the responses that a change affects as stale, and renders those in demand again. */
  purge(change: ContentChange): void {
    this.#changes.add(change)
    const since = performance.now() - DEMAND_MS
    const touched = this.#store.markStale(change)
    this.#want(touched.filter((key) => (this.#store.peek(key)?.usedAt ?? 0) > since))
  }

  #want(keys: readonly string[]): void {
    this.#wanted = [...new Set([...keys, ...this.#wanted])]
    if (!this.#isRefreshing) void this.#refresh()
  }

  /** Renders a page again as soon as the parts exist that were missing when it was rendered. */
  async #renderOnceWhole(key: string, kept: Kept): Promise<void> {
    const ended = await Promise.all(kept.response.made.dependencies.late)
    if (!ended.includes(true) || this.#store.peek(key) !== kept) return
    kept.isStale = true
    this.#want([key])
  }

  /** Renders stale pages one after the other, so that requests of visitors take precedence. */
  async #refresh(): Promise<void> {
    this.#isRefreshing = true
    for (let key = this.#wanted.shift(); key !== undefined; key = this.#wanted.shift()) {
      const kept = this.#store.peek(key)
      if (kept && !this.#isFresh(kept)) await this.#make(key)
      await setImmediate()
    }
    this.#isRefreshing = false
  }

  #isFresh({ isStale, response }: Kept): boolean {
    return !isStale && response.made.dependencies.until > this.#options.now().getTime()
  }

  #given(made: MadeResponse | Kept, asked: Asked, notes: readonly string[]): Answer | MadeResponse | undefined | Promise<Answer> {
    if ('response' in made) return made.response.answerTo(asked, notes)
    return isForAll(made) && !isRedirect(made) ? made : undefined
  }

  #make(key: string): Promise<MadeResponse | Kept> {
    const known = this.#underway.get(key)
    if (known) return known
    const making = this.#made(key).finally(() => this.#underway.delete(key))
    this.#underway.set(key, making)
    return making
  }

  /**
   * Renders the response of a key and stores it. If its content changes while rendering, it is rendered again, at most `MOST_TRIES` times:
   * requests that arrived after the change expect the new content.
   */
  async #made(key: string): Promise<MadeResponse | Kept> {
    for (let tries = 1; ; tries += 1) {
      const since = this.#changes.last
      const made = await this.#options.make(key)
      const before = this.#store.peek(key)
      if (!mayBeKept(made)) {
        if (before && isFailure(made)) before.failedAt = performance.now()
        else this.#store.delete(key)
        return made
      }
      const isStale = this.#changes.hasTouched(made.dependencies, since)
      if (isStale && tries < MOST_TRIES) continue
      const kept = { response: new KeptResponse(made, this.#options.ownHost), isStale, usedAt: before?.usedAt ?? performance.now(), failedAt: -Infinity }
      this.#store.set(key, kept)
      if (made.dependencies.late.size > 0) void this.#renderOnceWhole(key, kept)
      return kept
    }
  }
}

function isFailure(made: MadeResponse | Kept): boolean {
  return 'status' in made && (made.status >= 500 || made.dependencies.isIncomplete)
}

function isRedirect({ status }: MadeResponse): boolean {
  return status >= 300 && status < 400
}
