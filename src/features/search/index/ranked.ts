import type { Analysers } from './analysers.ts'
import type { Card } from './card.ts'
import type { LanguageIndex } from './language-index.ts'
import { byCloseness } from './query/closeness.ts'
import type { Understood } from './query/understood.ts'
import type { Rank } from './query/plan.ts'
import { rankIn, type Scope } from './schema.ts'

/** Number of the best pages that are ranked by title and headings in addition to FTS5. */
const SORTED = 30

/** Share of synonyms in the rank of a page. */
const SAME_SHARE = 0.5

interface Row {
  readonly id: number
  /** Rank of FTS5, below zero. Lower is better. */
  readonly rank: number
}

/** Pages that match an expression, with further SQL conditions. */
export interface Matching {
  readonly expression: string
  readonly by: Rank
  readonly and?: string
  readonly values?: readonly string[]
  readonly max: number
}

/** Returns the row ids of matching pages, best first. */
export function ranked(
  index: LanguageIndex,
  analysers: Analysers,
  found: Understood,
  scope: Scope,
  { expression, by, and = '', values = [], max }: Matching,
): { readonly id: number; readonly card: Card }[] {
  const table = index.tables[scope]
  // The plus prevents SQLite from looking up each row of the inner query separately.
  const ranks = (words: string | undefined): Row[] => {
    if (words === undefined) return []
    const within = by.isExact ? '' : `AND +${table}.rowid IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?)`
    return index
      .ask(`SELECT rowid AS id, ${rankIn(index.tables, scope)} AS rank FROM ${table} WHERE ${table} MATCH ? ${within} ${and} ORDER BY rank, id LIMIT ?`)
      .all(words, ...(by.isExact ? [] : [expression]), ...values, Math.max(SORTED, max))
      .map(({ id, rank }) => ({ id: Number(id), rank: Number(rank) }))
  }
  const literal = ranks(by.literal)
  // Enough pages contain the words themselves, so pages with synonyms cannot rank above them.
  const isEnough = by.same === undefined || literal.length >= Math.max(SORTED, max)
  const rows = (isEnough ? literal : merged(ranks(by.same), literal)).map((row) => ({ ...row, card: index.cardOf(row.id) }))
  return [...byCloseness(rows.slice(0, SORTED), found, index, analysers), ...rows.slice(SORTED)].slice(0, max)
}

/** Merges ranks with and without synonyms. Synonyms count less than the typed words. */
function merged(rows: readonly Row[], literal: readonly Row[]): readonly Row[] {
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank * SAME_SHARE]))
  for (const { id, rank } of literal) ranks.set(id, (ranks.get(id) ?? rank * SAME_SHARE) + rank * (1 - SAME_SHARE))
  return [...ranks].map(([id, rank]) => ({ id, rank })).toSorted((one, other) => one.rank - other.rank || one.id - other.id)
}
