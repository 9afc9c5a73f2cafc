import { AsyncLocalStorage } from 'node:async_hooks'
import { IndexNowError, MAX_AT_ONCE, submit, type Submission } from './submit.server.ts'
import type { SitemapPage } from '#app/seo/sitemap.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { variantsOf, versionsOf } from '#app/seo/alternates.ts'

interface Options extends Submission {
  /** Returns all published pages that search engines may index. */
  pages(): Promise<readonly SitemapPage[]>
  /** Pause without changes before a submission, because editors publish several entries in a row. */
  readonly quietMs: number
  /** Maximum delay of a submission if changes continue. */
  readonly maxMs: number
  log(message: string): void
}

/**
 * Notifies search engines by IndexNow of pages that editors have published, changed or removed.
 * Compares the sitemap with the previous one, so pages outside the sitemap are never submitted. Never throws and delays no response.
 */
export class PublicationNews {
  readonly #options: Options
  /** Async context outside of requests. The request that reports a change may belong to a preview. */
  readonly #outside = AsyncLocalStorage.snapshot()
  #known: Addresses | undefined
  #untold: ReadonlySet<string> = new Set()
  #since: number | undefined
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  /** Reads the current sitemap as the baseline for later changes. */
  begin(): Promise<void> {
    return this.#next(async () => {
      this.#known = addressesOf(await this.#options.pages())
    })
  }

  /** Schedules a submission after a change of the content. */
  changed(): void {
    const { quietMs, maxMs } = this.#options
    const now = performance.now()
    this.#since ??= now
    clearTimeout(this.#timer)
    const wait = Math.max(0, Math.min(quietMs, this.#since + maxMs - now))
    this.#timer = this.#outside(() => setTimeout(() => void this.#next(() => this.#tell()), wait).unref())
  }

  /** Runs tasks one after the other. Later changes are part of the next submission. */
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
    return [...this.#untold].slice(0, MAX_AT_ONCE)
  }

  #forget(batch: readonly string[]): void {
    this.#untold = this.#untold.difference(new Set(batch))
  }

  #fail(error: unknown): void {
    const code = error instanceof IndexNowError ? error.code : 'content'
    const later = this.#untold.size > 0 ? `; ${this.#untold.size} addresses are submitted with the next change` : ''
    this.#options.log(`[indexnow] ${code}: ${REASONS[code]}${later}.`)
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

/** Indexable URLs, with the time of their latest change. */
type Addresses = ReadonlyMap<string, string>

/** Returns the URLs of the sitemap. */
export function addressesOf(pages: readonly SitemapPage[]): Addresses {
  return new Map(pages.flatMap((page) => indexed(page).map((address): [string, string] => [address, page.updatedAt])))
}

function indexed({ alternates }: SitemapPage): string[] {
  if (currentSite().localePrefix !== 'never')
    return [...new Set([...versionsOf(alternates), ...variantsOf(alternates)].map(({ href }) => href))].filter((href) =>
      href.startsWith(`${currentSite().origin}/`),
    )
  const base = alternates.find(({ locale, translation }) => locale === currentSite().baseLocale && translation === 'translated')
  return base ? [absoluteUrl(base.locale, base.place)] : []
}

/** Returns the URLs that were added, changed or removed. */
export function changedAddresses(before: Addresses, after: Addresses): string[] {
  const changed = [...after].filter(([address, updatedAt]) => before.get(address) !== updatedAt)
  const gone = [...before.keys()].filter((address) => !after.has(address))
  return [...changed.map(([address]) => address), ...gone]
}
