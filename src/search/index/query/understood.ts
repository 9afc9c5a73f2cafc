import type { Analysers } from '../analysers.ts'
import type { LanguageIndex } from '../language-index.ts'
import type { Scope } from '../schema.ts'
import { corrected } from './correct.ts'
import { parseQuery, type QueryPart } from './parse-query.ts'
import { planOf, type Plan, type Width } from './plan.ts'

/** A question that something was found for. */
export interface Understood {
  /** As the index is asked. */
  readonly expression: string
  readonly needles: Plan['needles']
  readonly parts: readonly QueryPart[]
  /** Some of the words were enough. */
  readonly isLoose: boolean
  readonly isCorrected: boolean
  /** The last word is still being typed. */
  readonly isTyping: boolean
}

const WIDE: Width = { isBegun: true, isWide: true }

/** Ask more and more widely, until something is found; `undefined` where nothing is. */
export function understood(index: LanguageIndex, analysers: Analysers, words: string, isTyping = false, scope: Scope = 'text'): Understood | undefined {
  const own = index.languages.map((tag) => analysers.of(tag))
  const table = index.tables[scope]
  const asked = parseQuery(words)
  const attempt = (parts: readonly QueryPart[], width: Width, isCorrected: boolean): Understood | undefined => {
    const { expression, needles } = planOf(index, own, parts, { ...width, isTyping, scope })
    if (expression === undefined || !index.ask(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).get(expression)) return undefined
    return { expression, needles, parts, isLoose: width.isLoose === true, isCorrected, isTyping }
  }
  const exact = attempt(asked, {}, false) ?? attempt(asked, { isBegun: true }, false)
  if (exact) return exact
  const better = corrected(index, own, asked)
  return (
    (better && attempt(better, {}, true)) ??
    attempt(asked, WIDE, false) ??
    (better && attempt(better, WIDE, true)) ??
    attempt(better ?? asked, { ...WIDE, isLoose: true }, better !== undefined)
  )
}
