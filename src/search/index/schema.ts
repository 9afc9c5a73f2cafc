import type { DatabaseSync } from 'node:sqlite'

/** Changes with every change of the tables or of what stands in them. */
export const FORMAT_VERSION = 2

/** What a page is, among what it is about: begins the name of its type there. */
export const OF_TYPE = 'type:'

/** The fields of a page from the most telling down; each has a second column for what its words come from. */
export const FIELDS = ['title', 'headings', 'summary', 'body'] as const
/** What a hit in each column weighs, in the order of the columns. */
const WEIGHTS = [12, 5, 4, 1, 7, 3, 2.5, 0.6]
/** Where words stand as they are written, for phrases. */
export const AS_WRITTEN = `{${FIELDS.join(' ')}}`

/** The names of the tables of a language. */
export interface Tables {
  readonly pages: string
  readonly about: string
  readonly text: string
  readonly terms: string
  readonly words: string
  readonly parts: string
  readonly languages: string
  readonly uses: string
}

/** Name the tables of a language by its tag, for SQL. */
export function tablesOf(locale: string): Tables {
  const named = (table: string) => `"${table} ${locale.replaceAll('"', '')}"`
  return {
    pages: named('pages'),
    about: named('about'),
    text: named('text'),
    terms: named('terms'),
    words: named('words'),
    parts: named('parts'),
    languages: named('languages'),
    uses: named('uses'),
  }
}

/** The rank of a match in a language, the best the least. */
export function rankIn({ text }: Tables): string {
  return `bm25(${text}, ${WEIGHTS.join(', ')})`
}

/**
 * Make the tables of a language where they are not there.
 *
 * What FTS5 gets is already cut into tokens, joined by blanks: to its plainest tokenizer every letter beyond ASCII is one of
 * a word.
 */
export function createTables(database: DatabaseSync, locale: string): void {
  const { pages, about, text, terms, words, parts, languages, uses } = tablesOf(locale)
  const columns = [...FIELDS, ...FIELDS.map((field) => `${field}_stems`)].join(', ')
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${pages} (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, type TEXT NOT NULL, hash TEXT NOT NULL, document TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS ${about} (page INTEGER NOT NULL, topic TEXT NOT NULL, PRIMARY KEY (page, topic)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE IF NOT EXISTS ${text} USING fts5(${columns}, content='', contentless_delete=1, tokenize='ascii', prefix='1 2 3');
    CREATE VIRTUAL TABLE IF NOT EXISTS ${terms} USING fts5vocab(${text}, 'row');
    CREATE TABLE IF NOT EXISTS ${words} (word TEXT PRIMARY KEY, written TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${parts} (part TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (part, word)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${languages} (language TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${uses} (id TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (id, key)) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS ${uses.slice(0, -1)} keys" ON ${uses} (key);
  `)
}
