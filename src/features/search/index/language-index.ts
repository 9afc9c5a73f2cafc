import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { Run, Word } from '../analysis/analyser.ts'
import { hasCompounds, partsOf } from '../analysis/compounds.ts'
import { AnalysedTexts } from './analysed-texts.ts'
import type { Analysers } from './analysers.ts'
import { cardOf, type Card } from './card.ts'
import { indexedText, languagesOf } from './columns.ts'
import type { SearchDocument } from './document.ts'
import { OF_TYPE, columnsOf, createTables, tablesOf, type Scope, type Tables } from './schema.ts'
import type { Synonyms, SynonymGroup } from './query/synonyms.ts'
import { readSynonyms, writeSynonyms } from './synonyms-table.ts'
import { Vocabulary } from './vocabulary.ts'

/** A part of a compound occurs as a word of its own at least so often. */
const LEAST_USES = 2
const MOST_COMPOUNDS = 40
/** To count the pages with a word means to go through all its places. */
const MOST_COUNTED = 10_000

/** The pages of a language of the site, and the words by which they are found. */
export class LanguageIndex {
  readonly locale: string
  readonly tables: Tables
  readonly #database: DatabaseSync
  readonly #analysers: Analysers
  readonly #statements = new Map<string, StatementSync>()
  readonly #counted = new LRUCache<string, number>({ max: MOST_COUNTED })
  readonly #texts: AnalysedTexts
  #newWords: string[] = []
  #vocabulary: Vocabulary | undefined
  #synonyms: Synonyms | undefined
  #languages: readonly string[] | undefined
  #size: number | undefined

  constructor(database: DatabaseSync, locale: string, analysers: Analysers) {
    this.locale = locale
    this.tables = tablesOf(locale)
    this.#database = database
    this.#analysers = analysers
    this.#texts = new AnalysedTexts(analysers)
    createTables(database, locale)
  }

  /** Returns a compiled statement. What writes reports big integers: FTS5 leaves row ids behind that exceed a JavaScript number. */
  ask(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const compiled = this.#database.prepare(sql)
    compiled.setReadBigInts(!sql.startsWith('SELECT'))
    this.#statements.set(sql, compiled)
    return compiled
  }

  /** Take in a page in place of what was known of it. Tells whether it differs, by its hash. */
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
    // What is written small somewhere is no name, and no word that only began a sentence.
    const noted = this.ask(`INSERT INTO ${words} VALUES (?, ?) ON CONFLICT DO UPDATE SET written = excluded.written WHERE ? AND written <> excluded.written`)
    for (const [word, written] of found) if (noted.run(word, written, written === written.toLowerCase() ? 1 : 0).changes > 0) this.#newWords.push(word)
    this.#changed()
    return true
  }

  /** Forget a page. */
  remove(key: string): void {
    const { pages, about, text, heads, uses } = this.tables
    const id = this.ask(`SELECT id FROM ${pages} WHERE key = ?`).get(key)?.['id']
    if (typeof id !== 'number') return
    const columns = { [text]: 'rowid', [heads]: 'rowid', [about]: 'page', [pages]: 'id' }
    for (const [table, column] of Object.entries(columns)) this.ask(`DELETE FROM ${table} WHERE ${column} = ?`).run(id)
    this.ask(`DELETE FROM ${uses} WHERE key = ?`).run(key)
    this.#changed()
  }

  /** Give a page of the index by its number. */
  documentOf(id: number): SearchDocument {
    const document: SearchDocument = JSON.parse(String(this.ask(`SELECT document FROM ${this.tables.pages} WHERE id = ?`).get(id)?.['document']))
    return document
  }

  /** Give what is known of a page without reading it. */
  cardOf(id: number): Card {
    const card: Card = JSON.parse(String(this.ask(`SELECT card FROM ${this.tables.pages} WHERE id = ?`).get(id)?.['card']))
    return card
  }

  /** The keys of all its pages. */
  keys(): string[] {
    const rows = this.ask(`SELECT key FROM ${this.tables.pages}`).all()
    return rows.map(({ key }) => String(key))
  }

  /** The keys of the pages that something was used for. */
  usersOf(id: string): string[] {
    const rows = this.ask(`SELECT key FROM ${this.tables.uses} WHERE id = ?`).all(id)
    return rows.map(({ key }) => String(key))
  }

  /** Find the parts of the compounds among the words that came since it was last called. */
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

  /** How many pages it has. */
  get size(): number {
    this.#size ??= Number(this.ask(`SELECT count(*) AS count FROM ${this.tables.pages}`).get()?.['count'] ?? 0)
    return this.#size
  }

  /** The languages that its texts are in: its own first, then those that stand in for it. */
  get languages(): readonly string[] {
    const rows = () => this.ask(`SELECT language FROM ${this.tables.languages}`).all()
    return (this.#languages ??= [...new Set([this.locale, ...rows().map(({ language }) => String(language))])])
  }

  /** Count the pages that hold a token. */
  pagesWith(token: string): number {
    const known = this.#counted.get(token)
    if (known !== undefined) return known
    const counted = Number(this.ask(`SELECT doc FROM ${this.tables.terms} WHERE term = ?`).get(token)?.['doc'] ?? 0)
    this.#counted.set(token, counted)
    return counted
  }

  /** Tell whether a token begins with some letters. */
  hasBeginning(letters: string): boolean {
    return this.ask(`SELECT 1 FROM ${this.tables.terms} WHERE term >= ? AND term < ? LIMIT 1`).get(letters, `${letters}\u{10FFFF}`) !== undefined
  }

  /** Name compounds that a word, given in its forms, is a part of. */
  compoundsWith(forms: readonly string[]): string[] {
    const asked = this.ask(`SELECT word FROM ${this.tables.parts} WHERE part = ? LIMIT ${MOST_COMPOUNDS}`)
    return forms.flatMap((form) => asked.all(form).map(({ word }) => String(word)))
  }

  /** Write a word of the index as it is written in a text. */
  written(word: string): string | undefined {
    const written = this.ask(`SELECT written FROM ${this.tables.words} WHERE word = ?`).get(word)?.['written']
    return typeof written === 'string' ? written : undefined
  }

  /** All words, to find what is nearly one of them. */
  get vocabulary(): Vocabulary {
    const rows = () => this.ask(`SELECT word FROM ${this.tables.words}`).all()
    this.#vocabulary ??= new Vocabulary(rows().map(({ word }) => String(word)))
    return this.#vocabulary
  }

  /** Returns the units of a short text that is needed again and again, such as a title. `language` is a BCP 47 tag. */
  unitsOf(text: string, language = this.locale): readonly (Word | Run)[] {
    return this.#texts.unitsOf(text, language)
  }

  /** Replaces the groups of words that mean the same. */
  putSynonyms(groups: readonly SynonymGroup[]): void {
    writeSynonyms(this, groups)
    this.#synonyms = undefined
  }

  /** Words that mean the same. */
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
