import type { DatabaseSync } from 'node:sqlite'

/** Increase this version with every change of the tables or their content. */
export const FORMAT_VERSION = 4

/** Prefix of page types in the table of topics. */
export const OF_TYPE = 'type:'

/** Text columns of a page, most important first. Each has a second column for stems. */
export const FIELDS = ['title', 'keywords', 'headings', 'summary', 'body'] as const
/** Weights of a match in each column, for original words and for stems. */
const WEIGHTS = { title: [12, 7], keywords: [8, 5], headings: [5, 3], summary: [4, 2.5], body: [1, 0.6] } as const

/** Searchable texts: all texts, or only titles, headings and summaries. The latter are few and used for suggestions. */
export type Scope = 'text' | 'heads'
/** Columns of each scope. */
const FIELDS_OF = { text: FIELDS, heads: ['title', 'keywords', 'headings', 'summary'] } as const satisfies Readonly<Record<Scope, readonly Field[]>>

type Field = (typeof FIELDS)[number]

/** Returns the columns with words in their original form, for quoted parts and prefixes. */
export function asWritten(scope: Scope): string {
  return `{${FIELDS_OF[scope].join(' ')}}`
}

/** Returns all columns: first those for original words, then those for stems. */
export function columnsOf(scope: Scope): string[] {
  return [...FIELDS_OF[scope], ...FIELDS_OF[scope].map((field) => `${field}_stems`)]
}

/** Names of the tables of a language. */
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

/** Returns the quoted table names of a language. */
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

/** Returns the SQL for the rank of a match. Lower is better. */
export function rankIn(tables: Tables, scope: Scope): string {
  const weights = FIELDS_OF[scope].map((field) => WEIGHTS[field])
  return `bm25(${tables[scope]}, ${[...weights.map(([written]) => written), ...weights.map(([, stem]) => stem)].join(', ')})`
}

/**
 * Creates the tables of a language if they do not exist.
 * FTS5 receives tokens joined by spaces. Its simplest tokenizer treats every character beyond ASCII as a letter.
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
