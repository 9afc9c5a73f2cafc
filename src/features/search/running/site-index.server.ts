import { createHash } from 'node:crypto'
import { inSite, type OwnSite } from '#app/config/current-site.server.ts'
import { environment } from '#app/config/env.server.ts'
import type { ContentChange, ResourceChange } from '#app/content/client/content-change.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { recorded } from '#app/content/dependencies/recorder.server.ts'
import { ContentError } from '#app/content/error.ts'
import { forVisitors } from '#app/content/preview/current-preview.server.ts'
import { AppearanceTimer } from '#app/content/version/appearance-timer.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import { openContent } from '#app/site-content/site-content.server.ts'
import { documentOf } from '../documents/document-of.server.ts'
import { listingsToFind, pagesToFind } from '../documents/pages-to-find.server.ts'
import type { SearchDocument } from '../index/document.ts'
import { isOfTerms, pagesTouchedBy, searchTerms } from '../terms/search-terms.server.ts'
import { IndexLostError, type Loss } from './index-loss.ts'
import { Pace } from './pace.server.ts'
import { SearchThread } from './search-thread.server.ts'

const BATCH = 10
/** Maximum number of pages to update individually. Above it, all pages are read. */
const MAX_SINGLE = 500
/** Delay after the start before the index on disk is compared with the content. */
const CHECK_MS = 60_000
/** Delay before a failed update is tried again. */
const RETRY_MS = 10_000

/** Search index of a site. Follows changes of the content. */
export class SiteIndex {
  readonly thread: SearchThread
  readonly #site: OwnSite
  readonly #stop: () => void
  readonly #scheduled = new AppearanceTimer((ids) => this.#appeared(ids))
  #wanted = new Set<string>()
  #isAllWanted = true
  #areTermsWanted = true
  #underway: Promise<void> | undefined
  #first = Promise.withResolvers<void>()
  /** The index contained all pages at least once. */
  isReady = false
  #isClosed = false

  private constructor(site: OwnSite, thread: SearchThread, follow: (listener: (change: ContentChange) => void) => () => void) {
    this.#site = site
    this.thread = thread
    this.#stop = follow((change) => this.#heard(change))
    thread.onLoss = (loss) => this.#lost(loss)
    void this.#first.promise.then(() => (this.isReady = true))
    void thread.ask({ name: 'hasAll' }).then(
      (hasAll) => this.#begin(hasAll),
      () => this.#begin(false),
    )
  }

  /** Opens the index of a site and starts to add missing pages. */
  static async open(site: OwnSite): Promise<SiteIndex> {
    const { space, onChange } = await contentSource()
    const env = environment()
    const of = env.CONTENTFUL_SPACE_ID ? [env.CONTENTFUL_HOST, space.id, space.environment] : [env.CONTENT_SPACE, space.id]
    const ofSite = site.id === undefined ? of : [...of, site.id]
    const name = createHash('sha1').update(JSON.stringify(ofSite)).digest('hex').slice(0, 12)
    return new SiteIndex(site, new SearchThread({ folder: env.CONTENT_STATE, name, locales: site.tags }), onChange)
  }

  /** Uses the index on disk for reading. The index is compared with the content at the first search, or after the start. */
  #begin(hasAll: boolean): void {
    if (!hasAll) return this.#work()
    this.#first.resolve()
    setTimeout(() => this.check(), CHECK_MS).unref()
  }

  /** Rebuilds the index. An index that is only unwritable is still used for reading meanwhile. */
  #lost(loss: Loss): void {
    console.warn(
      loss === 'damaged' ? '[search] The index was damaged and is built again.' : '[search] The index cannot be written any more and is built in memory.',
    )
    if (loss === 'damaged' && this.isReady) {
      this.isReady = false
      this.#first = Promise.withResolvers<void>()
      void this.#first.promise.then(() => (this.isReady = true))
    }
    this.#isAllWanted = this.#areTermsWanted = true
    this.#work()
  }

  /** Ensures that all pages are compared with the index once since the start. */
  check(): void {
    if (this.#isAllWanted && !this.#isClosed) this.#work()
  }

  /** Resolves when the index contains all pages for the first time. */
  get ready(): Promise<void> {
    return this.#first.promise
  }

  /** Waits until all reported changes are in the index. */
  async settled(): Promise<void> {
    while (this.#underway) await this.#underway
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stop()
    this.#scheduled.close()
    await this.thread.close()
  }

  #heard({ resources, touchesModel }: ContentChange): void {
    if (touchesModel || resources.some(movesPages)) this.#isAllWanted = true
    for (const change of resources) {
      const { id, before, after } = change
      if (isOfTerms(change)) this.#areTermsWanted = true
      for (const page of pagesTouchedBy(change)) this.#wanted.add(page)
      this.#wanted.add(id)
      for (const state of [before, after]) if (state && state !== 'unknown' && state.contentTypeId) this.#wanted.add(`type:${state.contentTypeId}`)
    }
    this.#work()
  }

  /** Updates the pages whose publication time has come, and pages that link to them. */
  #appeared(ids: readonly string[]): void {
    for (const id of ids) this.#wanted.add(id)
    this.#work()
  }

  #work(): void {
    // Runs outside of the current request, so that drafts are excluded and no page depends on this work.
    this.#underway ??= inSite(this.#site, () => forVisitors(() => recorded(() => this.#takeIn())))
      .then(() => undefined)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#underway = undefined
        if (!this.#isClosed && (this.#isAllWanted || this.#wanted.size > 0)) this.#work()
      })
  }

  async #failed(error: unknown): Promise<void> {
    if (this.#isClosed || this.thread.hasEnded) return
    this.#isAllWanted = this.#areTermsWanted = true
    // The rebuild starts at once.
    if (error instanceof IndexLostError) return
    // The content layer already logs its own errors.
    if (!(error instanceof ContentError))
      console.warn(`[search] The index could not be brought up to date and will be tried again: ${error instanceof Error ? error.message : String(error)}`)
    await new Promise((done) => setTimeout(done, RETRY_MS).unref())
  }

  async #takeIn(): Promise<void> {
    const [ids, isAll] = [[...this.#wanted], this.#isAllWanted]
    this.#wanted = new Set()
    this.#isAllWanted = false
    if (this.#areTermsWanted || isAll) await this.#readTerms()
    const users = isAll ? [] : await this.thread.ask({ name: 'usersOf', ids })
    const keys = [...new Set([...ids.filter((id) => !id.startsWith('type:')), ...users])]
    for (const locale of this.#site.tags) {
      if (isAll || keys.length > MAX_SINGLE) await this.#readAll(locale)
      else await this.#read(locale, keys)
    }
    if (!isAll) return
    await this.thread.ask({ name: 'complete' })
    this.#first.resolve()
  }

  async #readTerms(): Promise<void> {
    this.#areTermsWanted = false
    for (const locale of this.#site.tags) {
      const { groups } = await searchTerms(await openContent(locale))
      await this.thread.ask({ name: 'putSynonyms', locale, groups })
    }
  }

  async #readAll(locale: Locale): Promise<void> {
    const content = await openContent(locale)
    const ids = await pagesToFind(content)
    const listings = await listingsToFind(content)
    await this.thread.ask({ name: 'put', locale, documents: listings })
    await this.#read(locale, ids)
    await this.thread.ask({ name: 'retain', locale, keys: [...ids, ...listings.map(({ key }) => key)] })
  }

  async #read(locale: Locale, keys: readonly string[]): Promise<void> {
    const content = await openContent(locale)
    if (!this.#isClosed) this.#scheduled.plan(content.appearances)
    const pace = new Pace()
    for (let at = 0; at < keys.length && !this.#isClosed; at += BATCH) {
      const documents: SearchDocument[] = []
      const gone: string[] = []
      for (const key of keys.slice(at, at + BATCH)) {
        const document = await documentOf(content, key)
        if (document) documents.push(document)
        else gone.push(key)
        await pace.rest()
      }
      // Waits for each batch before the next one is read, to limit memory.
      if (documents.length > 0) await this.thread.ask({ name: 'put', locale, documents })
      if (gone.length > 0) await this.thread.ask({ name: 'remove', locale, keys: gone })
    }
  }
}

/** Returns whether a change affects the paths of other pages, such as those below a moved page. */
function movesPages({ before, after }: ResourceChange): boolean {
  if (!before || before === 'unknown' || !after) return false
  return (
    isPageType(after.contentTypeId ?? '') && ['slug', 'parent'].some((field) => JSON.stringify(before.fields[field]) !== JSON.stringify(after.fields[field]))
  )
}
