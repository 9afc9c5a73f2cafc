import type { Analysers } from '../analysers.ts'
import type { LanguageIndex } from '../language-index.ts'
import type { Scope } from '../schema.ts'
import { corrected } from './correct.ts'
import { parseQuery, type QueryPart } from './parse-query.ts'
import { planOf, type Plan, type Rank } from './plan.ts'
import type { Width } from './concept.ts'

/** A query with matches. */
export interface Understood {
  /** Pages that match the query, for FTS5. */
  readonly expression: string
  readonly rank: Rank
  /** Further pages with some of the words, ranked by `any`. */
  readonly some?: string
  readonly any: string
  readonly needles: Plan['needles']
  readonly parts: readonly QueryPart[]
  /** No page has enough of the words. `expression` matches pages with some of them. */
  readonly isLoose: boolean
  readonly isCorrected: boolean
  /** The last word is still being typed. */
  readonly isTyping: boolean
}

/** Returns the ranking of pages with any of the words. */
export function byAny(any: string): Rank {
  return { literal: any, same: undefined, isExact: true }
}

const WIDE: Width = { isBegun: true, isWide: true }

/**
 * Queries an index with increasing tolerance until there are matches. Requires first all words, then all after correction, then enough of the
 * words, then any. Returns `undefined` if there are no matches.
 */
export function understood(index: LanguageIndex, analysers: Analysers, words: string, isTyping = false, scope: Scope = 'text'): Understood | undefined {
  const own = index.languages.map((tag) => analysers.of(tag))
  const table = index.tables[scope]
  const asked = parseQuery(words)
  const finds = (expression: string | undefined): expression is string =>
    expression !== undefined && index.ask(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).get(expression) !== undefined
  const attempt = (goal: 'all' | 'enough' | 'any', parts: readonly QueryPart[], width: Width, isCorrected: boolean): Understood | undefined => {
    const { all, enough, any, rank, needles } = planOf(index, own, parts, { ...width, isTyping, scope, isLiteral: isTyping })
    const found = { all, enough, any }[goal]
    if (!finds(found) || any === undefined) return undefined
    const base = { any, rank, needles, parts, isCorrected, isTyping }
    if (goal === 'any') return { ...base, expression: any, rank: byAny(any), isLoose: true }
    const fitting = enough ?? found
    return { ...base, expression: fitting, ...(any === fitting ? {} : { some: `(${any}) NOT (${fitting})` }), isLoose: false }
  }
  const exact = attempt('all', asked, {}, false) ?? attempt('all', asked, { isBegun: true }, false)
  if (exact) return exact
  const better = corrected(index, own, asked)
  const widest = better ?? asked
  return (
    (better && attempt('all', better, {}, true)) ??
    attempt('all', asked, WIDE, false) ??
    (better && attempt('all', better, WIDE, true)) ??
    attempt('enough', widest, {}, better !== undefined) ??
    attempt('enough', widest, WIDE, better !== undefined) ??
    attempt('any', widest, WIDE, better !== undefined)
  )
}
