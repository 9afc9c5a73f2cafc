import type { Analyser } from '../../analysis/analyser.ts'
import type { LanguageIndex } from '../language-index.ts'
import { asWritten } from '../schema.ts'
import { atomsOf, type Atom } from './atoms.ts'
import type { Concept } from './concept.ts'
import { Concepts } from './concepts.ts'
import { allOf, anyOf, phraseExpression } from './expression.ts'
import { Needles } from './needles.ts'
import type { QueryPart } from './parse-query.ts'
import type { Width } from './width.ts'

/** A question as the index is asked it, for FTS5; each is `undefined` if it can find nothing. */
export interface Plan {
  /** Pages that hold all words. */
  readonly all: string | undefined
  /** Pages that hold enough of the words: all of a short question, most of a long one. */
  readonly enough: string | undefined
  /** Pages that hold any of the words, each expression once: for the rank. */
  readonly any: string | undefined
  /** By what pages that hold enough are ranked. */
  readonly rank: Rank
  readonly needles: Needles
}

/** Expressions by which matches are ranked: without what means the same, and with it if there is any. */
export interface Rank {
  readonly literal: string | undefined
  readonly same: string | undefined
  /** They match no other pages than those that are ranked. */
  readonly isExact: boolean
}

/** The share of the weight of a question that a page holds at least, by the number of its words; longer questions need as much as the last. */
const MIN_SHARES = [1, 1, 0.78, 0.62, 0.55] as const
/** Further words of a question, the most common ones, are optional. */
const MAX_CONCEPTS = 7
/** A page to which editors lead a word fits if the word is at least this share of the weight of the question. */
const MIN_MEANT = 0.3
/** Combinations of words that are enough; a question of seven words has about as many. */
const MAX_COMBINATIONS = 35

/** Puts a question to the index of a language, in all languages that its texts are in. */
export function planOf(index: LanguageIndex, analysers: readonly Analyser[], parts: readonly QueryPart[], width: Width): Plan {
  const needles = new Needles()
  const columns = asWritten(width.scope ?? 'text')
  const phraseOf = ({ text }: QueryPart, marked: Needles) =>
    anyOf(
      analysers.flatMap((analyser) => {
        const units = analyser.read(text)
        for (const unit of units) marked.add(unit)
        return phraseExpression(units, columns) ?? []
      }),
    )
  const atoms = atomsOf(
    parts.filter((part) => !part.isPhrase && !part.isExcluded),
    analysers,
  )
  const phrases = parts.filter((part) => part.isPhrase && !part.isExcluded).map((part) => phraseOf(part, needles))
  const concepts = telling(new Concepts(index, analysers, width, needles).of(atoms), phrases.length > 0)
  const excluded = anyOf(parts.filter((part) => part.isExcluded).flatMap((part) => excludedBy(part) ?? []))
  const isPossible = phrases.every((phrase) => phrase !== undefined)
  const finished = (expression: string | undefined) => {
    const required = allOf([...phrases.flatMap((phrase) => phrase ?? []), ...(expression === undefined ? [] : [expression])])
    if (!isPossible || required === undefined || (expression === undefined && concepts.length > 0)) return undefined
    return excluded ? `${required} NOT ${excluded}` : required
  }
  const combined = combinations(concepts)
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const meant =
    concepts.length === 1 ? [] : concepts.flatMap((concept) => (concept.meant !== undefined && concept.weight >= MIN_MEANT * whole ? [concept.meant] : []))
  const together = concepts.length > 1 && width.isTyping !== true ? adjacent(atoms, columns) : []
  // A page must hold all words: then they can be ranked as one expression.
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
    if (part.isPhrase) return phraseOf(part, new Needles())
    return allOf(
      new Concepts(index, analysers, { ...width, isLiteral: true }, new Needles()).of(atomsOf([part], analysers)).flatMap(({ expression }) => expression ?? []),
    )
  }
}

/** Leaves out stop words and words on most pages, unless nothing else is asked. */
function telling(concepts: readonly Concept[], hasPhrases: boolean): readonly Concept[] {
  const words = concepts.filter(({ isStopWord }) => !isStopWord)
  const rare = words.filter(({ isCommon }) => !isCommon)
  if (rare.length > 0 || hasPhrases) return rare
  return words.length > 0 ? words : concepts
}

/** Matches pages that hold enough of the concepts by weight: the smallest combinations that reach it. */
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

/** Matches words that stand one after the other as in the question: pages with them rank higher. */
function adjacent(atoms: readonly Atom[], columns: string): string[] {
  return atoms.flatMap((atom, at) => {
    const next = atoms[at + 1]
    if (atom.unit.kind === 'run') return phraseExpression([atom.unit], columns) ?? []
    return next && next.unit.kind === 'word' ? (phraseExpression([atom.unit, next.unit], columns) ?? []) : []
  })
}
