import type { Analysers } from './analysers.ts'
import type { Card } from './card.ts'
import type { LanguageIndex } from './language-index.ts'
import { byCloseness } from './query/closeness.ts'
import type { Understood } from './query/understood.ts'
import { rankIn, type Scope } from './schema.ts'

/** So many of the best are put in order by more than the database knows. */
const SORTED = 30

/** Name the pages that match, by their numbers, the best first: at most so many. `where` is the rest of the statement, `values` those of its parameters. */
export function ranked(
  index: LanguageIndex,
  analysers: Analysers,
  found: Understood,
  scope: Scope,
  { where, values, most }: { readonly where: string; readonly values: readonly string[]; readonly most: number },
): { readonly id: number; readonly card: Card }[] {
  const rows = index
    .ask(`SELECT rowid AS id, ${rankIn(index.tables, scope)} AS rank FROM ${index.tables[scope]} ${where} ORDER BY rank, id LIMIT ?`)
    .all(...values, Math.max(SORTED, most))
    .map(({ id, rank }) => ({ id: Number(id), rank: Number(rank), card: index.cardOf(Number(id)) }))
  return [...byCloseness(rows.slice(0, SORTED), found, index, analysers), ...rows.slice(SORTED)].slice(0, most)
}
