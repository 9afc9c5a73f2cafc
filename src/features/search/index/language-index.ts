import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { memoize, type Memoized } from 'contentful-emulator/async/memoize.ts'
import { LRUCache } from 'lru-cache'
import type { Run, Word } from '../analysis/analyser.ts'
import { hasCompounds, partsOf } from '../analysis/compounds.ts'
import { analysedTexts } from './analysed-texts.ts'
import type { Analysers } from './analysers.ts'
import { cardOf, type Card } from './card.ts'
import { indexedText, languagesOf } from './columns.ts'
import type { SearchDocument } from './document.ts'
import { OF_TYPE, columnsOf, createTables, tablesOf, type Scope, type Tables } from './schema.ts'
import { readSynonyms, writeSynonyms, type Synonyms, type SynonymGroup } from './query/synonyms.ts'
import { Vocabulary } from './vocabulary.ts'

/** Minimum number of occurrences for a word to be considered a part of compounds. */
const LEAST_USES = 2
const MAX_COMPOUNDS = 40
/** Maximum number of cached counts. Counting the pages with a word reads all its occurrences. */
const MAX_COUNTED = 10_000

/** Search index of one language of the site. */
export class LanguageIndex {
  readonly locale: string
  readonly tables: Tables
  /** Returns a compiled statement. Writing statements return big integers, because FTS5 generates row ids that exceed a JavaScript number. */
  readonly ask: (sql: string) => StatementSync
  /** Returns the number of pages with a token. */
  readonly pagesWith: (token: string) => number
  readonly #analysers: Analysers
  readonly #counted = new LRUCache<string, Memoized<number>>({ max: MAX_COUNTED })
  readonly #textsIn: ReturnType<typeof analysedTexts>
  #newWords: string[] = []
  #vocabulary: Vocabulary | undefined
  #synonyms: Synonyms | undefined
  #languages: readonly string[] | undefined
  #size: number | undefined

  constructor(database: DatabaseSync, locale: string, analysers: Analysers) {
    this.locale = locale
    this.tables = tablesOf(locale)
    this.ask = memoize((sql) => {
      const compiled = database.prepare(sql)
      compiled.setReadBigInts(!sql.startsWith('SELECT'))
      return compiled
    }, new Map())
    this.pagesWith = memoize((token) => Number(this.ask(`SELECT doc FROM ${this.tables.terms} WHERE term = ?`).get(token)?.['doc'] ?? 0), this.#counted)
    this.#analysers = analysers
    this.#textsIn = analysedTexts(analysers)
    createTables(database, locale)
  }

  /** Adds or replaces a page. Returns whether the page has changed, by its hash. */
  put(document: SearchDocument, hash: string): boolean {
    const { pages, about, words, languages, uses } = this.tables
    const known = this.ask(`SELECT id, hash FROM ${pages} WHERE key = ?`).get(document.key)
    if (known?.['hash'] === hash) return false
    if (known) this.remove(document.key)
    const { columns, words: found } = indexedText(document, this.locale, (language) => this.#analysers.of(language))
    const { lastInsertRowid: id } = this.ask(`INSERT INTO ${pages} (key, type, hash, card, document) VALUES (?, ?, ?, ?, ?)`).run(
      document.key,
      document.type,
      hash,
      JSON.stringify(cardOf(document)),
      JSON.stringify({ ...document, keywords: [], uses: [] }),
    )
    for (const used of new Set(document.uses)) this.ask(`INSERT INTO ${uses} VALUES (?, ?)`).run(used, document.key)
    for (const scope of SCOPES) {
      const names = columnsOf(scope)
      this.ask(`INSERT INTO ${this.tables[scope]} (rowid, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})`).run(
        id,
        ...names.map((name) => columns.get(name) ?? ''),
      )
    }
    for (const topic of new Set([...document.topics, OF_TYPE + document.type])) this.ask(`INSERT INTO ${about} (page, topic) VALUES (?, ?)`).run(id, topic)
    for (const language of languagesOf(document, this.locale)) this.ask(`INSERT OR IGNORE INTO ${languages} VALUES (?)`).run(language)
    // Prefers the lower-case spelling: such a word is no name, and not only capitalized at the start of a sentence.
    const noted = this.ask(`INSERT INTO ${words} VALUES (?, ?) ON CONFLICT DO UPDATE SET written = excluded.written WHERE ? AND written <> excluded.written`)
    for (const [word, written] of found) if (noted.run(word, written, written === written.toLowerCase() ? 1 : 0).changes > 0) this.#newWords.push(word)
    this.#changed()
    return true
  }

  /** Removes a page. */
  remove(key: string): void {
    const { pages, about, text, heads, uses } = this.tables
    const id = this.ask(`SELECT id FROM ${pages} WHERE key = ?`).get(key)?.['id']
    if (typeof id !== 'number') return
    const columns = { [text]: 'rowid', [heads]: 'rowid', [about]: 'page', [pages]: 'id' }
    for (const [table, column] of Object.entries(columns)) this.ask(`DELETE FROM ${table} WHERE ${column} = ?`).run(id)
    this.ask(`DELETE FROM ${uses} WHERE key = ?`).run(key)
    this.#changed()
  }

  /** Returns a page by its row id. */
  documentOf(id: number): SearchDocument {
    const document: SearchDocument = JSON.parse(String(this.ask(`SELECT document FROM ${this.tables.pages} WHERE id = ?`).get(id)?.['document']))
    return document
  }

  /** Returns the card of a page by its row id. */
  cardOf(id: number): Card {
    const card: Card = JSON.parse(String(this.ask(`SELECT card FROM ${this.tables.pages} WHERE id = ?`).get(id)?.['card']))
    return card
  }

  /** Returns the keys of all pages. */
  keys(): string[] {
    const rows = this.ask(`SELECT key FROM ${this.tables.pages}`).all()
    return rows.map(({ key }) => String(key))
  }

  /** Returns the keys of the pages that depend on an id. */
  usersOf(id: string): string[] {
    const rows = this.ask(`SELECT key FROM ${this.tables.uses} WHERE id = ?`).all(id)
    return rows.map(({ key }) => String(key))
  }

  /** Splits the compounds among the words that were added since the last call. */
  cutCompounds(): void {
    const languages = this.languages.map((tag) => this.#analysers.of(tag)).filter(({ language }) => hasCompounds(language))
    const note = this.ask(`INSERT OR IGNORE INTO ${this.tables.parts} VALUES (?, ?)`)
    const uses = this.ask(`SELECT 1 FROM ${this.tables.terms} WHERE term = ? AND cnt >= ${LEAST_USES}`)
    const isWord = (part: string) => uses.get(part) !== undefined
    for (const analyser of languages) {
      for (const word of this.#newWords) {
        for (const part of partsOf(word, analyser.language, isWord)) {
          const forms = analyser.read(part).flatMap((unit) => (unit.kind === 'word' ? [unit.word, ...unit.stems] : []))
          for (const form of forms) note.run(form, word)
        }
      }
    }
    this.#newWords = []
  }

  /** Number of pages. */
  get size(): number {
    this.#size ??= Number(this.ask(`SELECT count(*) AS count FROM ${this.tables.pages}`).get()?.['count'] ?? 0)
    return this.#size
  }

  /** Languages of the texts: the language of the index first, then fallback languages. */
  get languages(): readonly string[] {
    const rows = () => this.ask(`SELECT language FROM ${this.tables.languages}`).all()
    return (this.#languages ??= [...new Set([this.locale, ...rows().map(({ language }) => String(language))])])
  }

  /** Returns whether any token begins with some letters. */
  hasBeginning(letters: string): boolean {
    return this.ask(`SELECT 1 FROM ${this.tables.terms} WHERE term >= ? AND term < ? LIMIT 1`).get(letters, `${letters}\u{10FFFF}`) !== undefined
  }

  /** Returns compounds that contain a word, by the forms of the word. */
  compoundsWith(forms: readonly string[]): string[] {
    const asked = this.ask(`SELECT word FROM ${this.tables.parts} WHERE part = ? LIMIT ${MAX_COMPOUNDS}`)
    return forms.flatMap((form) => asked.all(form).map(({ word }) => String(word)))
  }

  /** Returns the original spelling of a word. */
  written(word: string): string | undefined {
    const written = this.ask(`SELECT written FROM ${this.tables.words} WHERE word = ?`).get(word)?.['written']
    return typeof written === 'string' ? written : undefined
  }

  /** All words, for spelling corrections. */
  get vocabulary(): Vocabulary {
    const rows = () => this.ask(`SELECT word FROM ${this.tables.words}`).all()
    this.#vocabulary ??= new Vocabulary(rows().map(({ word }) => String(word)))
    return this.#vocabulary
  }

  /** Returns the units of a short text from a cache, for texts that repeat often, such as titles. `language` is a BCP 47 tag. */
  unitsOf(text: string, language = this.locale): readonly (Word | Run)[] {
    return this.#textsIn(text, language)
  }

  /** Replaces the groups of synonyms. */
  putSynonyms(groups: readonly SynonymGroup[]): void {
    writeSynonyms(this, groups)
    this.#synonyms = undefined
  }

  /** Synonyms of the language. */
  get synonyms(): Synonyms {
    return (this.#synonyms ??= readSynonyms(this, this.#analysers))
  }

  #changed(): void {
    this.#counted.clear()
    this.#vocabulary = undefined
    this.#synonyms = undefined
    this.#languages = undefined
    this.#size = undefined
  }
}

const SCOPES: readonly Scope[] = ['text', 'heads']
