import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import { z } from 'zod'
import type { EntryRecord } from './record.ts'

/** Increment if the tables or the fingerprints change. The history then begins again. */
const FORMAT = '1'
/** Maximum number of removed entries whose records are stored, in case an editor publishes them again. */
const MAX_GONE = 10_000
/** Maximum number of stored previous texts. The oldest are deleted first. */
const MAX_TEXTS = 20_000
/** Maximum characters of a stored previous text. */
const MAX_TEXT = 20_000

const TABLES = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entry (id TEXT PRIMARY KEY, stamp TEXT NOT NULL, gone INTEGER, record TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entry_gone ON entry (gone) WHERE gone IS NOT NULL;
  CREATE TABLE IF NOT EXISTS text (number INTEGER PRIMARY KEY, entry TEXT NOT NULL, field TEXT NOT NULL, print TEXT NOT NULL, words TEXT NOT NULL);
  CREATE UNIQUE INDEX IF NOT EXISTS text_of ON text (entry, field, print);
`

const target = z.tuple([z.string(), z.string(), z.number()])
const fields = z.record(z.string(), z.tuple([z.string(), z.record(z.string(), target)]))
const rows = z.array(z.object({ id: z.string(), stamp: z.string(), gone: z.number().nullable(), record: z.string() }))

export interface StoredRecord {
  readonly id: string
  /** Identifies the state of the entry that was recorded. */
  readonly stamp: string
  readonly isGone: boolean
  readonly record: EntryRecord
}

/** A source text that was replaced while translations of it exist. */
export interface PreviousText {
  readonly field: string
  readonly fingerprint: string
  readonly words: string
}

/** History of the translations of a space, in a SQLite file. Several processes may read it. */
export class TranslationHistory {
  readonly #db: DatabaseSync
  readonly #prepared: (sql: string) => StatementSync

  private constructor(db: DatabaseSync) {
    this.#db = db
    this.#prepared = memoize((sql) => db.prepare(sql), new Map())
  }

  /** Opens a file for writing, or creates it. Renames a damaged file. Throws if the folder is not writable. */
  static open(path: string, log: (sentence: string) => void): TranslationHistory {
    mkdirSync(dirname(path), { recursive: true })
    try {
      return new TranslationHistory(prepared(path))
    } catch (error) {
      const aside = `${path}.set-aside`
      renameSync(path, aside)
      log(`The history of translations cannot be used (${messageOf(error)}). A new one begins; the old file is ${aside}.`)
      return new TranslationHistory(prepared(path))
    }
  }

  /** Opens a file for reading, or returns `undefined` if there is none of this format. */
  static read(path: string): TranslationHistory | undefined {
    try {
      const history = new TranslationHistory(new DatabaseSync(path, { readOnly: true }))
      return history.meta('format') === FORMAT ? history : undefined
    } catch {
      return undefined
    }
  }

  meta(name: string): string | undefined {
    const value = this.#prepared('SELECT value FROM meta WHERE name = ?').get(name)?.['value']
    return typeof value === 'string' ? value : undefined
  }

  setMeta(name: string, value: string): void {
    this.#prepared('INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(name, value)
  }

  /** Deletes all records. */
  clear(): void {
    this.#db.exec('DELETE FROM entry; DELETE FROM text; DELETE FROM meta')
    this.setMeta('format', FORMAT)
  }

  record(id: string): StoredRecord | undefined {
    return read(this.#prepared('SELECT * FROM entry WHERE id = ?').all(id))[0]
  }

  /** Returns the stamps of all entries that are not gone, by id. */
  stamps(): ReadonlyMap<string, string> {
    const all = this.#prepared('SELECT id, stamp FROM entry WHERE gone IS NULL').all()
    return new Map(all.map(({ id, stamp }) => [String(id), String(stamp)]))
  }

  /** Runs writes as one transaction. */
  write(work: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#db.exec('COMMIT')
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  save(id: string, stamp: string, record: EntryRecord): void {
    const short = Object.entries(record).map(([field, { source, targets }]) => [field, [source, encoded(targets)]])
    const text = JSON.stringify(Object.fromEntries(short))
    const statement = 'INSERT INTO entry VALUES (?, ?, NULL, ?) ON CONFLICT DO UPDATE SET stamp = excluded.stamp, gone = NULL, record = excluded.record'
    this.#prepared(statement).run(id, stamp, text)
  }

  /** Marks an entry that is no longer published. */
  remove(id: string): void {
    this.#prepared("UPDATE entry SET stamp = '', gone = ifnull((SELECT max(gone) FROM entry), 0) + 1 WHERE id = ? AND gone IS NULL").run(id)
  }

  /** Stores the previous text of a field. */
  keepText(entry: string, { field, fingerprint, words }: PreviousText): void {
    const kept = words.slice(0, MAX_TEXT)
    this.#prepared('INSERT OR REPLACE INTO text (entry, field, print, words) VALUES (?, ?, ?, ?)').run(entry, field, fingerprint, kept)
  }

  /** Deletes the previous texts of a field, except for those with these fingerprints. */
  dropTexts(entry: string, field: string, except: ReadonlySet<string>): void {
    const statement = 'DELETE FROM text WHERE entry = ? AND field = ? AND print NOT IN (SELECT value FROM json_each(?))'
    this.#prepared(statement).run(entry, field, JSON.stringify([...except]))
  }

  previousText(entry: string, field: string, fingerprint: string): string | undefined {
    const words = this.#prepared('SELECT words FROM text WHERE entry = ? AND field = ? AND print = ?').get(entry, field, fingerprint)?.['words']
    return typeof words === 'string' ? words : undefined
  }

  /** Deletes the oldest records of removed entries and the oldest texts above the limits. */
  prune(): void {
    const last = this.#prepared('SELECT gone FROM entry WHERE gone IS NOT NULL ORDER BY gone DESC LIMIT 1 OFFSET ?').get(MAX_GONE)?.['gone']
    if (typeof last === 'number') this.#prepared('DELETE FROM entry WHERE gone <= ?').run(last)
    const text = this.#prepared('SELECT number FROM text ORDER BY number DESC LIMIT 1 OFFSET ?').get(MAX_TEXTS)?.['number']
    if (typeof text === 'number') this.#prepared('DELETE FROM text WHERE number <= ?').run(text)
  }

  close(): void {
    this.#db.close()
  }
}

function prepared(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    db.exec(TABLES)
    const history = db.prepare("SELECT value FROM meta WHERE name = 'format'").get()?.['value']
    if (history !== FORMAT) {
      db.exec('DELETE FROM entry; DELETE FROM text; DELETE FROM meta')
      db.prepare("INSERT INTO meta VALUES ('format', ?)").run(FORMAT)
    }
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function encoded(targets: EntryRecord[string]['targets']) {
  return Object.fromEntries(Object.entries(targets).map(([locale, { text, of, isKnown }]) => [locale, [text, of, isKnown ? 1 : 0]]))
}

function read(found: unknown): StoredRecord[] {
  return rows.parse(found).map(({ id, stamp, gone, record }) => {
    const entries = Object.entries(fields.parse(JSON.parse(record))).map(([field, [source, targets]]) => {
      const known = Object.entries(targets).map(([locale, [text, of, isKnown]]) => [locale, { text, of, isKnown: isKnown === 1 }] as const)
      return [field, { source, targets: Object.fromEntries(known) }] as const
    })
    return { id, stamp, isGone: gone !== null, record: Object.fromEntries(entries) }
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
