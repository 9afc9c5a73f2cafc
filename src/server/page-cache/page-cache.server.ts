import { Coalescer } from 'contentful-emulator/async/coalescer.ts'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { ContentChange } from '#app/content/client/content-change.ts'
import { ChangeLog } from './change-log.server.ts'
import { HIT, STALE_HIT } from '../response/cache-status.server.ts'
import { CachedResponse, type Answer, type RequestProperties, type RenderedResponse, renderNotes } from './cached-response.server.ts'
import { Store, type CacheEntry } from './store.server.ts'

interface PageCacheOptions {
  /** Maximum memory in bytes. */
  readonly bytes: number
  /** Returns the host of the site that a key belongs to. */
  ownHost(key: string): string
  /** Current time of the site. */
  now(): Date
  /** Renders the response to a GET of a key, for no particular visitor. */
  make(key: string): Promise<RenderedResponse>
  /** How long to wait for a fresh page before serving the stale one. Default: 1000 ms. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 1000
/** How long to serve the stale page before rendering is tried again after a failure. */
const RETRY_MS = 1000
/** Maximum number of renders if the content changes while rendering. */
const MAX_TRIES = 3
/** After a change, pages that were requested within this time are rendered again before the next request. */
const DEMAND_MS = 15 * 60_000

/** Response cache with dependency tracking. Invalidates responses when content they depend on changes, or when they expire. */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #store: Store
  readonly #changes = new ChangeLog()
  readonly #shared = new Coalescer<RenderedResponse | CacheEntry>()
  #wanted: string[] = []
  #isRefreshing = false

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#store = new Store(options.bytes)
  }

  /** Returns the cached response if it is fresh, or `undefined`. */
  hit(key: string, request: RequestProperties): Answer | Promise<Answer> | undefined {
    const entry = this.#store.get(key)
    if (!entry || !this.#isFresh(entry)) return undefined
    entry.usedAt = performance.now()
    return entry.response.answerTo(request, HIT)
  }

  /** Returns whether the cache has a fresh response for a key. */
  has(key: string): boolean {
    const entry = this.#store.peek(key)
    return entry !== undefined && this.#isFresh(entry)
  }

  /**
   * Returns the response for a key and renders it if needed; concurrent requests share one rendering.
   * If rendering takes too long or fails, the stale response is returned. Returns `undefined` for responses that differ between visitors, and
   * for redirects, which preserve the query of the request.
   */
  async answer(key: string, request: RequestProperties): Promise<Answer | RenderedResponse | undefined> {
    const entry = this.#store.get(key)
    if (entry && this.#isFresh(entry)) return entry.response.answerTo(request, HIT)
    const begun = performance.now()
    if (!entry) return this.#given(await this.#make(key), request, renderNotes('uri-miss', begun))
    entry.usedAt = performance.now()
    if (performance.now() - entry.failedAt >= RETRY_MS) {
      const making = this.#make(key)
      const rendered = await Promise.race([making, sleep(this.#options.patienceMs ?? PATIENCE_MS, undefined, { ref: false })])
      if (rendered && !isFailure(rendered)) return this.#given(rendered, request, renderNotes('stale', begun))
    }
    return entry.response.answerTo(request, STALE_HIT, true)
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
  async #renderOnceWhole(key: string, entry: CacheEntry): Promise<void> {
    const ended = await Promise.all(entry.response.rendered.dependencies.late)
    if (!ended.includes(true) || this.#store.peek(key) !== entry) return
    entry.isStale = true
    this.#want([key])
  }

  /** Renders stale pages one after the other, so that requests of visitors take precedence. */
  async #refresh(): Promise<void> {
    this.#isRefreshing = true
    for (let key = this.#wanted.shift(); key !== undefined; key = this.#wanted.shift()) {
      const entry = this.#store.peek(key)
      if (entry && !this.#isFresh(entry)) await this.#make(key)
      await setImmediate()
    }
    this.#isRefreshing = false
  }

  #isFresh({ isStale, response }: CacheEntry): boolean {
    return !isStale && response.rendered.dependencies.until > this.#options.now().getTime()
  }

  #given(
    rendered: RenderedResponse | CacheEntry,
    request: RequestProperties,
    notes: readonly string[],
  ): Answer | RenderedResponse | undefined | Promise<Answer> {
    if ('response' in rendered) return rendered.response.answerTo(request, notes, rendered.isStale)
    return isForAll(rendered) && !isRedirect(rendered) ? rendered : undefined
  }

  #make(key: string): Promise<RenderedResponse | CacheEntry> {
    return this.#shared.run(key, () => this.#rendered(key))
  }

  /**
   * Renders the response of a key and stores it. If its content changes while rendering, it is rendered again, at most `MAX_TRIES` times:
   * requests that arrived after the change expect the new content.
   */
  async #rendered(key: string): Promise<RenderedResponse | CacheEntry> {
    for (let tries = 1; ; tries += 1) {
      const since = this.#changes.last
      const rendered = await this.#options.make(key)
      const before = this.#store.peek(key)
      if (!isCacheable(rendered)) {
        if (before && isFailure(rendered)) before.failedAt = performance.now()
        else this.#store.delete(key)
        return rendered
      }
      const isStale = this.#changes.hasTouched(rendered.dependencies, since)
      if (isStale && tries < MAX_TRIES) continue
      const entry = {
        response: new CachedResponse(rendered, this.#options.ownHost(key)),
        isStale,
        usedAt: before?.usedAt ?? performance.now(),
        failedAt: -Infinity,
      }
      this.#store.set(key, entry)
      if (rendered.dependencies.late.size > 0) void this.#renderOnceWhole(key, entry)
      return entry
    }
  }
}

function isFailure(rendered: RenderedResponse | CacheEntry): boolean {
  return 'status' in rendered && (rendered.status >= 500 || rendered.dependencies.isIncomplete)
}

function isRedirect({ status }: RenderedResponse): boolean {
  return status >= 300 && status < 400
}

/** Cacheable statuses. Redirects are not cacheable, because they preserve the query of the request. */
const STATUSES: ReadonlySet<number> = new Set([200, 404, 410])

/** `Vary` values that need no separate cache entries: a Markdown alternate has its own key, and the cache evaluates `Accept` before the lookup. */
const VARIES_FOR_NOBODY = /^(?:accept(?:-encoding)?(?:,\s*|$))*$/i

/** Returns whether a response is the same for every visitor. */
function isForAll({ headers }: RenderedResponse): boolean {
  return !headers.has('set-cookie') && !hasDirective(headers, 'private') && VARIES_FOR_NOBODY.test(headers.get('vary') ?? '')
}

/**
 * Returns whether a response stays valid until its content changes or it expires. Such a response is the same for all visitors and contains no
 * failed part.
 */
function isCacheable(rendered: RenderedResponse): boolean {
  const { status, headers, dependencies } = rendered
  return STATUSES.has(status) && isForAll(rendered) && !dependencies.isIncomplete && !(status === 200 && hasDirective(headers, 'no-store'))
}

function hasDirective(headers: Headers, directive: string): boolean {
  return (headers.get('cache-control') ?? '').includes(directive)
}
