import { createHash } from 'node:crypto'
import { environment } from '#app/config/env.server.ts'
import type { ContentChange, ResourceChange } from '#app/content/client/content-change.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { recorded } from '#app/content/dependencies/recorder.server.ts'
import { ContentError } from '#app/content/error.ts'
import { forVisitors } from '#app/content/preview/current-preview.server.ts'
import { AppearanceTimer } from '#app/content/version/appearance-timer.server.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
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
/** With more pages to read anew than this, all are. */
const MOST_SINGLE = 500
/** What lies on disk is compared with the content when so much time has passed since the start. */
const CHECK_MS = 60_000
/** What could not be read is tried again after so long. */
const RETRY_MS = 10_000

/** The index of this site, as it follows the content. */
export class SiteIndex {
  readonly thread: SearchThread
  readonly #stop: () => void
  readonly #scheduled = new AppearanceTimer((ids) => this.#appeared(ids))
  #wanted = new Set<string>()
  #isAllWanted = true
  #areTermsWanted = true
  #underway: Promise<void> | undefined
  #first = Promise.withResolvers<void>()
  /** There is an index that answers with all pages, or has been. */
  isReady = false
  #isClosed = false

  private constructor(thread: SearchThread, follow: (listener: (change: ContentChange) => void) => () => void) {
    this.thread = thread
    this.#stop = follow((change) => this.#heard(change))
    thread.onLoss = (loss) => this.#lost(loss)
    void this.#first.promise.then(() => (this.isReady = true))
    void thread.ask({ name: 'hasAll' }).then(
      (hasAll) => this.#begin(hasAll),
      () => this.#begin(false),
    )
  }

  /** Open the index and begin to read what is not yet in it. */
  static async open(): Promise<SiteIndex> {
    const { space, onChange } = await contentSource()
    const env = environment()
    const of = env.CONTENTFUL_SPACE_ID ? [env.CONTENTFUL_HOST, space.id, space.environment] : [env.CONTENT_SPACE, space.id]
    const name = createHash('sha1').update(JSON.stringify(of)).digest('hex').slice(0, 12)
    return new SiteIndex(new SearchThread({ folder: env.CONTENT_STATE, name, locales: LOCALES }), onChange)
  }

  /** What is on disk answers; whether it is still right is looked at once somebody searches, or when the start is over. */
  #begin(hasAll: boolean): void {
    if (!hasAll) return this.#work()
    this.#first.resolve()
    setTimeout(() => this.check(), CHECK_MS).unref()
  }

  /** Builds the index again. What can no longer be written still answers meanwhile. */
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

  /** See to it that all pages were compared with the index since the start. */
  check(): void {
    if (this.#isAllWanted && !this.#isClosed) this.#work()
  }

  /** Comes when the index answers with all pages for the first time. */
  get ready(): Promise<void> {
    return this.#first.promise
  }

  /** Wait until all that was heard of is found. */
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

  /** Takes in the pages whose moment has come, and those that link to them. */
  #appeared(ids: readonly string[]): void {
    for (const id of ids) this.#wanted.add(id)
    this.#work()
  }

  #work(): void {
    // Whose request has set it going does not matter: no draft is found, and no page depends on it.
    this.#underway ??= forVisitors(() => recorded(() => this.#takeIn()))
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
    // It is built again at once.
    if (error instanceof IndexLostError) return
    // That the content cannot be read is told elsewhere.
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
    for (const locale of LOCALES) {
      if (isAll || keys.length > MOST_SINGLE) await this.#readAll(locale)
      else await this.#read(locale, keys)
    }
    if (!isAll) return
    await this.thread.ask({ name: 'complete' })
    this.#first.resolve()
  }

  async #readTerms(): Promise<void> {
    this.#areTermsWanted = false
    for (const locale of LOCALES) {
      const { groups } = await searchTerms(await openContent(locale))
      await this.thread.ask({ name: 'putSynonyms', locale, groups })
    }
  }

  async #readAll(locale: Locale): Promise<void> {
    const content = await openContent(locale)
    const ids = await pagesToFind(content)
    const listings = listingsToFind(content)
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
      // The next are read once these are taken in: none pile up.
      if (documents.length > 0) await this.thread.ask({ name: 'put', locale, documents })
      if (gone.length > 0) await this.thread.ask({ name: 'remove', locale, keys: gone })
    }
  }
}

/** Tell whether a change gives other pages another address: those below a page that moves. */
function movesPages({ before, after }: ResourceChange): boolean {
  if (!before || before === 'unknown' || !after) return false
  return (
    isPageType(after.contentTypeId ?? '') && ['slug', 'parent'].some((field) => JSON.stringify(before.fields[field]) !== JSON.stringify(after.fields[field]))
  )
}
