import type { Analyser } from '../../analysis/analyser.ts'
import type { LanguageIndex } from '../language-index.ts'
import { asWritten } from '../schema.ts'
import { atomsOf, type Atom } from './atoms.ts'
import type { Concept, Width } from './concept.ts'
import { Concepts } from './concepts.ts'
import { allOf, anyOf, phraseExpression } from './expression.ts'
import { Needles } from './needles.ts'
import type { QueryPart } from './parse-query.ts'

/** FTS5 expressions of a query. Each is `undefined` if it cannot match. */
export interface Plan {
  /** Pages with all words. */
  readonly all: string | undefined
  /** Pages with enough of the words: all of a short query, most of a long one. */
  readonly enough: string | undefined
  /** Pages with any of the words, each expression once, for ranking. */
  readonly any: string | undefined
  /** Ranking of pages with enough of the words. */
  readonly rank: Rank
  readonly needles: Needles
}

/** Expressions for ranking, without synonyms and with them, if there are any. */
export interface Rank {
  readonly literal: string | undefined
  readonly same: string | undefined
  /** The expressions match exactly the pages to be ranked. */
  readonly isExact: boolean
}

/** Minimum share of the weight of a query that a page must contain, by the number of words. The last value applies to longer queries. */
const MIN_SHARES = [1, 1, 0.78, 0.62, 0.55] as const
/** Maximum number of required words. The most common of further words are optional. */
const MAX_CONCEPTS = 7
/** Minimum weight of a search term of editors, as a share of the query, for its pages to match. */
const MIN_MEANT = 0.3
/** Maximum number of sufficient combinations of words. A query of seven words has about as many. */
const MAX_COMBINATIONS = 35

/** Plans a query for the index of a language, in all languages of its texts. */
export function planOf(index: LanguageIndex, analysers: readonly Analyser[], parts: readonly QueryPart[], width: Width): Plan {
  const needles = new Needles()
  const columns = asWritten(width.scope ?? 'text')
  const localizedTextOf = ({ text }: QueryPart, marked: Needles) =>
    anyOf(
      analysers.flatMap((analyser) => {
        const units = analyser.read(text)
        for (const unit of units) marked.add(unit)
        return phraseExpression(units, columns) ?? []
      }),
    )
  const atoms = atomsOf(
    parts.filter((part) => !part.isLocalizedText && !part.isExcluded),
    analysers,
  )
  const phrases = parts.filter((part) => part.isLocalizedText && !part.isExcluded).map((part) => localizedTextOf(part, needles))
  const concepts = telling(new Concepts(index, analysers, width, needles).of(atoms), phrases.length > 0)
  const excluded = anyOf(parts.filter((part) => part.isExcluded).flatMap((part) => excludedBy(part) ?? []))
  const isPossible = phrases.every((localizedText) => localizedText !== undefined)
  const finished = (expression: string | undefined) => {
    const required = allOf([...phrases.flatMap((localizedText) => localizedText ?? []), ...(expression === undefined ? [] : [expression])])
    if (!isPossible || required === undefined || (expression === undefined && concepts.length > 0)) return undefined
    return excluded ? `${required} NOT ${excluded}` : required
  }
  const combined = combinations(concepts)
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const meant =
    concepts.length === 1 ? [] : concepts.flatMap((concept) => (concept.meant !== undefined && concept.weight >= MIN_MEANT * whole ? [concept.meant] : []))
  const together = atoms.length > 1 && width.isTyping !== true ? adjacent(atoms, columns) : []
  // A page must contain all words, so one expression can both match and rank.
  const isExact = combined.length < 2 && meant.length === 0 && concepts.every(({ expression }) => expression !== undefined)
  const ranking = (expressions: readonly (string | undefined)[]) => {
    const given = expressions.flatMap((expression) => expression ?? [])
    if (!isExact) return given
    return given.length === concepts.length ? [allOf(given) ?? []].flat() : []
  }
  return {
    all: finished(concepts.every(({ expression }) => expression !== undefined) ? allOf(concepts.flatMap(({ expression }) => expression ?? [])) : undefined),
    enough: finished(anyOf([...combined, ...meant])),
    any: finished(anyOf([...concepts.flatMap(({ expression }) => expression ?? []), ...together])),
    rank: {
      literal: finished(anyOf([...ranking(concepts.map(({ literal }) => literal)), ...together])),
      same: concepts.some(({ literal, expression }) => literal !== expression)
        ? finished(anyOf([...ranking(concepts.map(({ expression }) => expression)), ...together]))
        : undefined,
      isExact,
    },
    needles,
  }

  function excludedBy(part: QueryPart): string | undefined {
    if (part.isLocalizedText) return localizedTextOf(part, new Needles())
    return allOf(
      new Concepts(index, analysers, { ...width, isLiteral: true }, new Needles()).of(atomsOf([part], analysers)).flatMap(({ expression }) => expression ?? []),
    )
  }
}

/** Removes stop words and common words, unless the query has no others. */
function telling(concepts: readonly Concept[], hasPhrases: boolean): readonly Concept[] {
  const words = concepts.filter(({ isStopWord }) => !isStopWord)
  const rare = words.filter(({ isCommon }) => !isCommon)
  if (rare.length > 0 || hasPhrases) return rare
  return words.length > 0 ? words : concepts
}

/** Returns expressions for the smallest combinations of concepts that reach the required weight. */
function combinations(concepts: readonly Concept[]): readonly string[] {
  const considered = concepts.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_CONCEPTS)
  const share = MIN_SHARES[Math.min(concepts.length, MIN_SHARES.length - 1)] ?? 1
  const least = share * considered.reduce((sum, { weight }) => sum + weight, 0) - 1e-9
  const found: (readonly Concept[])[] = []
  const extend = (chosen: readonly Concept[], from: number, weight: number): void => {
    if (weight >= least) return void found.push(chosen)
    for (let at = from; at < considered.length && found.length < MAX_COMBINATIONS; at += 1) {
      const concept = considered[at]
      if (concept) extend([...chosen, concept], at + 1, weight + concept.weight)
    }
  }
  extend([], 0, 0)
  const possible = found.flatMap((chosen) =>
    chosen.every(({ expression }) => expression !== undefined) ? [chosen.flatMap((each) => each.expression ?? [])] : [],
  )
  return possible.flatMap((chosen) => allOf(chosen) ?? [])
}

/** Returns expressions for adjacent words of the query. Pages that contain them rank higher. */
function adjacent(atoms: readonly Atom[], columns: string): string[] {
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1]
    if (atom.unit.kind === 'run') return phraseExpression([atom.unit], columns) ?? []
    return next && next.unit.kind === 'word' ? (phraseExpression([atom.unit, next.unit], columns) ?? []) : []
  })
}
