import { createHash } from 'node:crypto'
import { Analysers } from '../index/analysers.ts'
import type { SearchDocument } from '../index/document.ts'
import { LanguageIndex } from '../index/language-index.ts'
import { languagesOf } from '../index/columns.ts'
import { countIn, search, type Findings, type Question } from '../index/search.ts'
import type { SynonymGroup } from '../index/query/synonyms.ts'
import { suggest, type Beginning, type SuggestedCard } from '../index/suggest.ts'
import { IndexLostError, lossOf, type Loss } from './index-loss.ts'
import { IndexFiles } from './index-files.ts'

/** Index of a site in all its languages, within the index thread. */
export class SearchStore {
  #files: IndexFiles
  readonly #locales: readonly string[]
  readonly #analysers: Analysers
  #read: ReadonlyMap<string, LanguageIndex>
  #written: ReadonlyMap<string, LanguageIndex>

  private constructor(files: IndexFiles, locales: readonly string[], analysers: Analysers) {
    this.#files = files
    this.#locales = locales
    this.#analysers = analysers
    this.#read = this.#indexes(files.read)
    this.#written = files.read === files.written ? this.#read : this.#indexes(files.written)
  }

  /**
   * Runs a call. If the file is damaged or not writable any more, creates an empty index and throws an `IndexLostError`. The caller must then
   * add all pages again.
   */
  async guarded<T>(call: () => T | Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      const loss = lossOf(error)
      if (loss === undefined) throw error
      this.#beginAgain(loss)
      throw new IndexLostError(loss, error)
    }
  }

  #beginAgain(loss: Loss): void {
    try {
      this.#files.beginAgain(loss)
      this.#written = this.#indexes(this.#files.written)
    } catch {
      // Even an empty index cannot be written.
      this.#files.beginAgain('unwritable')
      this.#written = this.#indexes(this.#files.written)
    }
    this.#read = this.#files.read === this.#files.written ? this.#written : this.#indexes(this.#files.read)
  }

  /** Opens the index of a site in a folder, for the languages of the site. `name` distinguishes sites that share the folder. */
  static async open(folder: string, name: string, locales: readonly string[]): Promise<SearchStore> {
    const analysers = new Analysers()
    await analysers.load(locales)
    const store = SearchStore.#of(folder, name, locales, analysers)
    const load = async () => {
      for (const index of [...store.#read.values(), ...store.#written.values()]) await analysers.load(index.languages)
    }
    await store.guarded(load).catch((error: unknown) => {
      if (!(error instanceof IndexLostError)) throw error
    })
    return store
  }

  static #of(folder: string, name: string, locales: readonly string[], analysers: Analysers): SearchStore {
    const files = IndexFiles.open(folder, name)
    try {
      return new SearchStore(files, locales, analysers)
    } catch (error) {
      const loss = lossOf(error)
      if (loss === 'damaged') {
        files.beginAgain(loss)
        return new SearchStore(files, locales, analysers)
      }
      files.close()
      // On a full disk a file can be opened, but tables cannot be created.
      if (loss !== 'unwritable') throw error
      console.warn(`[search] The index is in memory only: ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}).`)
      return new SearchStore(IndexFiles.inMemory(), locales, analysers)
    }
  }

  /** Adds or replaces pages of a language. Returns the number of changed pages. */
  async put(locale: string, documents: readonly SearchDocument[]): Promise<number> {
    for (const document of documents) await this.#analysers.load(languagesOf(document, locale))
    return this.#change(locale, (index) => {
      const different = documents.filter((document) => index.put(document, hashOf(document)))
      if (this.#files.isWhole) index.cutCompounds()
      return different.length
    })
  }

  /** Replaces the synonyms of a language. */
  putSynonyms(locale: string, groups: readonly SynonymGroup[]): void {
    this.#change(locale, (index) => index.putSynonyms(groups))
  }

  /** Removes pages of a language. */
  remove(locale: string, keys: readonly string[]): void {
    this.#change(locale, (index) => {
      for (const key of keys) index.remove(key)
    })
  }

  /** Removes all pages of a language except these. */
  retain(locale: string, keys: readonly string[]): void {
    const kept = new Set(keys)
    this.#change(locale, (index) => {
      for (const key of index.keys()) if (!kept.has(key)) index.remove(key)
    })
  }

  /** Marks the index as complete, so that it is used for reading. */
  complete(): void {
    for (const locale of this.#locales) this.#change(locale, (index) => index.cutCompounds())
    if (this.#files.isWhole) return
    this.#files.complete()
    this.#written = this.#read = this.#indexes(this.#files.read)
  }

  /** Returns the pages that depend on any of some entries, or on a list of a content type. */
  usersOf(ids: readonly string[]): string[] {
    return [...new Set([...this.#written.values()].flatMap((index) => ids.flatMap((id) => index.usersOf(id))))]
  }

  search(locale: string, question: Question): Findings {
    return search(this.#indexOf(this.#read, locale), this.#analysers, question)
  }

  /** Returns suggested pages for an unfinished query. */
  suggest(locale: string, beginning: Beginning): SuggestedCard[] {
    return suggest(this.#indexOf(this.#read, locale), this.#analysers, beginning)
  }

  /** Returns the number of matches in the other languages. */
  elsewhere(locale: string, words: string): (readonly [locale: string, total: number])[] {
    const others = this.#locales.filter((each) => each !== locale)
    return others.map((each) => [each, countIn(this.#indexOf(this.#read, each), this.#analysers, words)] as const).filter(([, total]) => total > 0)
  }

  /** Path of the file if the index is complete and on disk. */
  get file(): string | undefined {
    return this.#files.wholePath
  }

  /** The index for reading contains all pages, although some may be outdated. */
  get hasAll(): boolean {
    return this.#files.isWhole || this.#read !== this.#written
  }

  /** Returns the number of pages in each language. */
  sizes(): (readonly [locale: string, pages: number])[] {
    return [...this.#read.values()].map(({ locale, size }) => [locale, size])
  }

  close(): void {
    this.#files.close()
  }

  #change<T>(locale: string, work: (index: LanguageIndex) => T): T {
    return this.#files.change(() => work(this.#indexOf(this.#written, locale)))
  }

  #indexOf(indexes: ReadonlyMap<string, LanguageIndex>, locale: string): LanguageIndex {
    const index = indexes.get(locale)
    if (!index) throw new Error(`There is no index of ${locale}.`)
    return index
  }

  #indexes(database: IndexFiles['read']): ReadonlyMap<string, LanguageIndex> {
    return new Map(this.#locales.map((locale) => [locale, new LanguageIndex(database, locale, this.#analysers)]))
  }
}

function hashOf(document: SearchDocument): string {
  return createHash('sha1').update(JSON.stringify(document)).digest('base64url')
}
