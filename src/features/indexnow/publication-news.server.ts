import { AsyncLocalStorage } from 'node:async_hooks'
import { addressesOf, changedAddresses, type Addresses } from './addresses.ts'
import { IndexNowError, MOST_AT_ONCE, submit, type Submission } from './submit.server.ts'
import type { SitemapPage } from '#app/seo/sitemap-page.ts'

interface Options extends Submission {
  /** All pages that search engines may keep, as published. */
  pages(): Promise<readonly SitemapPage[]>
  /** So long nothing changes before it is told: editors publish one entry after the other. */
  readonly quietMs: number
  /** Longer nobody waits for quiet. */
  readonly mostMs: number
  say(message: string): void
}

/**
 * Tells search engines by IndexNow which pages editors have published, changed or taken away.
 *
 * It compares the sitemap with the one before: what is in none is told to nobody. It never throws, and no visitor waits for it.
 */
export class PublicationNews {
  readonly #options: Options
  /** Whoever publishes may look at drafts meanwhile. */
  readonly #outside = AsyncLocalStorage.snapshot()
  #known: Addresses | undefined
  #untold: ReadonlySet<string> = new Set()
  #since: number | undefined
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  /** Look what there is now; what changes from here on is news. */
  begin(): Promise<void> {
    return this.#next(async () => {
      this.#known = addressesOf(await this.#options.pages())
    })
  }

  /** Hear that the content has changed. */
  changed(): void {
    const { quietMs, mostMs } = this.#options
    const now = performance.now()
    this.#since ??= now
    clearTimeout(this.#timer)
    const wait = Math.max(0, Math.min(quietMs, this.#since + mostMs - now))
    this.#timer = this.#outside(() => setTimeout(() => void this.#next(() => this.#tell()), wait).unref())
  }

  /** One after the other: what comes meanwhile is told then. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error: unknown) => this.#fail(error))
    return this.#work
  }

  async #tell(): Promise<void> {
    this.#since = undefined
    const after = addressesOf(await this.#options.pages())
    const changed = this.#known ? changedAddresses(this.#known, after) : []
    this.#known = after
    this.#untold = new Set([...this.#untold, ...changed])
    for (let batch = this.#batch(); batch.length > 0; batch = this.#batch()) {
      await submit(batch, this.#options).catch((error: unknown) => {
        if (!(error instanceof IndexNowError && error.isPassing)) this.#forget(batch)
        throw error
      })
      this.#forget(batch)
    }
  }

  #batch(): readonly string[] {
    return [...this.#untold].slice(0, MOST_AT_ONCE)
  }

  #forget(batch: readonly string[]): void {
    this.#untold = this.#untold.difference(new Set(batch))
  }

  #fail(error: unknown): void {
    const code = error instanceof IndexNowError ? error.code : 'content'
    const later = this.#untold.size > 0 ? `; ${this.#untold.size} addresses are submitted with the next change` : ''
    this.#options.say(`[indexnow] ${code}: ${REASONS[code]}${later}.`)
  }
}

const REASONS: Readonly<Record<IndexNowError['code'] | 'content', string>> = {
  key: 'the key was refused; its file must be readable at the origin of the site',
  addresses: 'the addresses were refused; the origin must be the public address of the site',
  'too-many': 'the service received too many requests',
  unreachable: 'the service does not answer',
  unexpected: 'the service sent an unexpected answer',
  content: 'the content could not be read',
}
