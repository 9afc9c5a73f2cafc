import type { DatabaseSync } from 'node:sqlite'

/** Changes with every change of the tables or of what stands in them. */
export const FORMAT_VERSION = 4

/** What a page is, among what it is about: begins the name of its type there. */
export const OF_TYPE = 'type:'

/** The fields of a page from the most telling down; each has a second column for what its words come from. */
export const FIELDS = ['title', 'keywords', 'headings', 'summary', 'body'] as const
/** What a hit weighs in each of them, as it is written and by what it comes from. */
const WEIGHTS = { title: [12, 7], keywords: [8, 5], headings: [5, 3], summary: [4, 2.5], body: [1, 0.6] } as const

/** The texts of pages that a question can be put to: all of them, or what stands at their heads, a small part, for suggestions. */
export type Scope = 'text' | 'heads'
/** The fields that each holds. */
const FIELDS_OF = { text: FIELDS, heads: ['title', 'keywords', 'headings', 'summary'] } as const satisfies Readonly<Record<Scope, readonly Field[]>>

type Field = (typeof FIELDS)[number]

/** Name the columns that hold words as they are written, for phrases and beginnings. */
export function asWritten(scope: Scope): string {
  return `{${FIELDS_OF[scope].join(' ')}}`
}

/** Name all columns: words as they are written, then what they come from. */
export function columnsOf(scope: Scope): string[] {
  return [...FIELDS_OF[scope], ...FIELDS_OF[scope].map((field) => `${field}_stems`)]
}

/** The names of the tables of a language. */
export interface Tables {
  readonly pages: string
  readonly about: string
  readonly text: string
  readonly heads: string
  readonly terms: string
  readonly words: string
  readonly parts: string
  readonly languages: string
  readonly uses: string
  readonly synonyms: string
}

/** Name the tables of a language by its tag, for SQL. */
export function tablesOf(locale: string): Tables {
  const named = (table: string) => `"${table} ${locale.replaceAll('"', '')}"`
  return {
    pages: named('pages'),
    about: named('about'),
    text: named('text'),
    heads: named('heads'),
    terms: named('terms'),
    words: named('words'),
    parts: named('parts'),
    languages: named('languages'),
    uses: named('uses'),
    synonyms: named('synonyms'),
  }
}

/** The rank of a match in a language, the best the least. */
export function rankIn(tables: Tables, scope: Scope): string {
  const weights = FIELDS_OF[scope].map((field) => WEIGHTS[field])
  return `bm25(${tables[scope]}, ${[...weights.map(([written]) => written), ...weights.map(([, stem]) => stem)].join(', ')})`
}

/**
 * Make the tables of a language where they are not there.
 *
 * What FTS5 gets is already cut into tokens, joined by blanks: to its plainest tokenizer every letter beyond ASCII is one of
 * a word.
 */
export function createTables(database: DatabaseSync, locale: string): void {
  const { pages, about, text, heads, terms, words, parts, languages, uses, synonyms } = tablesOf(locale)
  const indexed = (scope: Scope) => `fts5(${columnsOf(scope).join(', ')}, content='', contentless_delete=1, tokenize='ascii', prefix='1 2 3')`
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${pages} (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, type TEXT NOT NULL, hash TEXT NOT NULL, card TEXT NOT NULL, document TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS ${about} (page INTEGER NOT NULL, topic TEXT NOT NULL, PRIMARY KEY (page, topic)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE IF NOT EXISTS ${text} USING ${indexed('text')};
    CREATE VIRTUAL TABLE IF NOT EXISTS ${heads} USING ${indexed('heads')};
    CREATE VIRTUAL TABLE IF NOT EXISTS ${terms} USING fts5vocab(${text}, 'row');
    CREATE TABLE IF NOT EXISTS ${words} (word TEXT PRIMARY KEY, written TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${parts} (part TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (part, word)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${languages} (language TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${uses} (id TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (id, key)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${synonyms} (words TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS ${uses.slice(0, -1)} keys" ON ${uses} (key);
  `)
}
