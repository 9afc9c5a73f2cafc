import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { ContentChange } from '#app/content/client/content-change.ts'
import { ChangeLog } from './change-log.server.ts'
import { KeptResponse, type Answer, type Asked, type MadeResponse } from './kept-response.server.ts'
import { HIT, madeNotes, STALE_HIT } from './notes.server.ts'
import { isForAll, mayBeKept } from './may-be-kept.server.ts'
import { Store, type Kept } from './store.server.ts'

interface PageCacheOptions {
  /** How much memory it may take. */
  readonly bytes: number
  /** The host of the site's own origin. */
  readonly ownHost: string
  /** The time of the site. */
  now(): Date
  /** Make the answer to a GET of a key on behalf of nobody in particular. */
  make(key: string): Promise<MadeResponse>
  /** Longer a visitor does not wait for the new state of a page that can be shown in its old one. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 1000
/** A page that could not be made anew is shown in its old state meanwhile. */
const RETRY_MS = 1000
/** So often a page is made whose content changes each time meanwhile. */
const MOST_TRIES = 3
/** Pages that were asked for within this time are made anew after a change, before the next visitor comes. */
const DEMAND_MS = 15 * 60_000

/** Keeps finished responses, knows what each was made of, and replaces those that a change of the content or the time made others. */
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

  /** Give the answer that is at hand and right; `undefined` where there is none. */
  hit(key: string, asked: Asked): Answer | Promise<Answer> | undefined {
    const kept = this.#store.get(key)
    if (!kept || !this.#isFresh(kept)) return undefined
    kept.usedAt = performance.now()
    return kept.response.answerTo(asked, HIT)
  }

  /** Tells whether the answer to a key is stored and right. */
  has(key: string): boolean {
    const kept = this.#store.peek(key)
    return kept !== undefined && this.#isFresh(kept)
  }

  /**
   * Give the answer to a key, made anew where that is needed: one making serves all who wait.
   *
   * A page whose new state takes too long or fails is shown in its old one. `undefined` for what differs from visitor to
   * visitor, as do redirects, which keep their query.
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

  /** Hear what has changed: what it touches is stale from now on, and what is in demand is made anew. */
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

  /** Renders a page again once the parts exist that it was rendered without. */
  async #renderOnceWhole(key: string, kept: Kept): Promise<void> {
    const ended = await Promise.all(kept.response.made.dependencies.late)
    if (!ended.includes(true) || this.#store.peek(key) !== kept) return
    kept.isStale = true
    this.#want([key])
  }

  /** One after the other, so that visitors come first. */
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

  /** What changed while it was made is in it or not: whoever asked since then wants to see it, so it is made once more, up to a bound. */
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
