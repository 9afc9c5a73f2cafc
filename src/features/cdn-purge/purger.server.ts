import type { CdnStatus } from '#app/content/pages/page-services.server.ts'
import { emit } from '#app/telemetry/events.server.ts'
import { describeSpan, traced } from '#app/telemetry/tracing.server.ts'
import type { Outbox } from './outbox.server.ts'
import type { PurgeAdapter, PurgeRequest } from './adapters.server.ts'
import { TokenBucket } from './token-bucket.server.ts'

/** Time and timers, which tests replace. */
export interface Clock {
  now(): number
  /** Calls a function after some milliseconds, or earlier if they are too many for a timer. Returns a function that cancels the call. */
  after(ms: number, work: () => void): () => void
}

interface Options {
  /** Name of the zone in messages. */
  readonly name: string
  readonly adapter: Omit<PurgeAdapter, 'requests'> & { requests(tags: readonly string[], now: Date): readonly PurgeRequest[] }
  readonly outbox: Outbox
  /** Returns the number of waiting tags of all zones, for metrics. */
  readonly waiting: () => number
  readonly clock: Clock
  /** When each tag is purged once more, because a late node may have given the CDN an old page. */
  readonly againMs: number
  /** Maximum milliseconds for an answer of the CDN. */
  readonly timeoutMs?: number | undefined
  readonly log: (message: string) => void
}

/** Changes within this time share a request, because editors publish several entries at once. */
const GATHER_MS = 100
const TIMEOUT_MS = 10_000
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 5 * 60_000

/** A CDN did not accept a purge. `reason` contains no credentials. */
interface Refusal {
  readonly reason: string
  readonly retryAfterMs: number
}

/** Purges tags in a zone of a CDN: in batches, within its limits, again after failures, and once more a little later. Never throws. */
export class Purger {
  readonly #options: Options
  #cancel: (() => void) | undefined
  #isSending = false
  #isOpen = false
  #failuresInRow = 0
  #notBefore = 0
  readonly #requests: TokenBucket
  readonly #tags: TokenBucket
  #status: CdnStatus = { purges: 0, failures: 0, waiting: 0, last: undefined, delayMs: undefined, fault: undefined }

  constructor(options: Options) {
    this.#options = options
    const { adapter, clock } = options
    this.#requests = new TokenBucket(adapter.rate, clock.now())
    this.#tags = new TokenBucket(adapter.tagRate, clock.now())
  }

  get status(): CdnStatus {
    return { ...this.#status, waiting: this.#options.outbox.size }
  }

  /** Starts to send. Until then, tags are only stored. */
  open(): void {
    this.#isOpen = true
    this.#plan()
  }

  /** Purges tags after a delay, and once more later. A further call with less delay replaces the delay. Resolves when the tags are on disk. */
  async purge(tags: Iterable<string>, delayMs = 0): Promise<void> {
    const { outbox, clock, againMs } = this.#options
    const due = clock.now() + delayMs
    await outbox.add(tags, due, due + againMs)
    this.#plan()
  }

  /** Stops all timers. Resolves when the waiting tags are on disk. */
  close(): Promise<void> {
    this.#isOpen = false
    this.#cancel?.()
    return this.#options.outbox.flush()
  }

  #plan(): void {
    const { outbox, clock } = this.#options
    const next = outbox.next()
    this.#cancel?.()
    if (next === undefined || this.#isSending || !this.#isOpen) return
    const wait = Math.max(0, Math.max(next + GATHER_MS, this.#notBefore) - clock.now())
    this.#cancel = clock.after(wait, () => void this.#send())
  }

  async #send(): Promise<void> {
    const { outbox, clock, adapter } = this.#options
    this.#isSending = true
    for (let tags = this.#batch(); this.#isOpen && tags.length > 0; tags = this.#batch()) {
      const begun = clock.now()
      const refusals = await Promise.all(adapter.requests(tags, new Date(begun)).map((request) => this.#request(request)))
      const refusal = refusals.find((each) => each !== undefined)
      if (refusal) {
        this.#failed(refusal)
        break
      }
      this.#succeeded(outbox.since(tags))
      await outbox.settle(tags, begun)
    }
    this.#isSending = false
    this.#plan()
  }

  /** Returns the next tags to send. Returns none if nothing is due or the CDN accepts no request yet. */
  #batch(): readonly string[] {
    const { outbox, clock, adapter } = this.#options
    const now = clock.now()
    const due = outbox.due(now)
    if (due.length === 0) return due
    const wait = Math.max(this.#requests.wait(now), this.#tags.wait(now))
    if (wait > 0) {
      this.#notBefore = now + wait
      return []
    }
    const tags = due.slice(0, Math.min(adapter.maxTags, this.#tags.left(now)))
    this.#requests.take(1, now)
    this.#tags.take(tags.length, now)
    return tags
  }

  #request(request: PurgeRequest): Promise<Refusal | undefined> {
    return traced('purge', 'client', async () => {
      describeSpan(() => ({ 'server.address': new URL(request.url).host }))
      const refusal = await this.#refusalOf(request)
      if (refusal) describeSpan(() => ({ 'vitrine.refusal': refusal.reason }))
      return refusal
    })
  }

  async #refusalOf({ method, url, headers, body }: PurgeRequest): Promise<Refusal | undefined> {
    try {
      const signal = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS)
      // A redirect could take the credentials to another host.
      const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }), redirect: 'manual', signal })
      await answer.body?.cancel()
      if (answer.ok) return undefined
      const limitedMs = answer.status === 429 ? (this.#options.adapter.limitedMs ?? 0) : 0
      const retryAfterMs = this.#retryAfter(answer.headers.get('Retry-After')) ?? limitedMs
      return { reason: `answered ${answer.status}${REMEDIES[answer.status] ?? ''}`, retryAfterMs }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return { reason: isLate ? 'did not answer in time' : 'cannot be reached', retryAfterMs: 0 }
    }
  }

  #retryAfter(value: string | null): number | undefined {
    if (value === null) return undefined
    const seconds = Number(value)
    const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - this.#options.clock.now()
    return Number.isFinite(ms) ? Math.min(Math.max(0, ms), 3_600_000) : undefined
  }

  #failed({ reason, retryAfterMs }: Refusal): void {
    const { name, clock, log, outbox, waiting } = this.#options
    const pause = Math.max(retryAfterMs, Math.min(FIRST_PAUSE_MS * 2 ** this.#failuresInRow, MAX_PAUSE_MS))
    this.#notBefore = clock.now() + pause
    this.#failuresInRow += 1
    this.#status = { ...this.#status, failures: this.#status.failures + 1, fault: `${name} ${reason}` }
    emit('purge', { isOk: false, delayMs: undefined, waiting: waiting() })
    if (this.#failuresInRow === 1) log(`${name} ${reason}. Until a purge succeeds, it may show old pages; ${outbox.size} tags wait, and are sent again.`)
  }

  /** `since` is the time of the change, if the purge was the first after it. */
  #succeeded(since: number | undefined): void {
    const { name, clock, log, waiting } = this.#options
    if (this.#failuresInRow > 0) log(`${name} accepts purges again.`)
    this.#failuresInRow = 0
    const now = clock.now()
    const delayMs = since === undefined ? undefined : now - since
    this.#status = { ...this.#status, purges: this.#status.purges + 1, last: new Date(now), delayMs: delayMs ?? this.#status.delayMs, fault: undefined }
    emit('purge', { isOk: true, delayMs, waiting: waiting() })
  }
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: ': check SITE_CDN_TOKEN',
  403: ': check SITE_CDN_TOKEN and its permission to purge',
  404: ': check SITE_CDN_ID',
}
