import type { Analysers } from './analysers.ts'
import type { Card } from './card.ts'
import type { LanguageIndex } from './language-index.ts'
import { byCloseness } from './query/closeness.ts'
import type { Understood } from './query/understood.ts'
import { rankIn, type Scope } from './schema.ts'

/** So many of the best are put in order by more than the database knows. */
const SORTED = 30

/** Pages that match an expression, and the rest of a condition that they fulfil. */
export interface Matching {
  readonly expression: string
  readonly and?: string
  readonly values?: readonly string[]
  readonly most: number
}

/** Returns the pages that match, by their numbers, the best first. */
export function ranked(
  index: LanguageIndex,
  analysers: Analysers,
  found: Understood,
  scope: Scope,
  { expression, and = '', values = [], most }: Matching,
): { readonly id: number; readonly card: Card }[] {
  const table = index.tables[scope]
  // The plus keeps SQLite from looking up each row of the inner query by itself.
  const isRank = expression === found.rank
  const within = isRank ? '' : `AND +${table}.rowid IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?)`
  const rows = index
    .ask(`SELECT rowid AS id, ${rankIn(index.tables, scope)} AS rank FROM ${table} WHERE ${table} MATCH ? ${within} ${and} ORDER BY rank, id LIMIT ?`)
    .all(found.rank, ...(isRank ? [] : [expression]), ...values, Math.max(SORTED, most))
    .map(({ id, rank }) => ({ id: Number(id), rank: Number(rank), card: index.cardOf(Number(id)) }))
  return [...byCloseness(rows.slice(0, SORTED), found, index, analysers), ...rows.slice(SORTED)].slice(0, most)
}
