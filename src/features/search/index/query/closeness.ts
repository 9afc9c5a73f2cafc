import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { Analysers } from '../analysers.ts'
import { stopWordsOf } from '../../analysis/stop-words.ts'
import type { Card } from '../card.ts'
import type { Run, Word } from '../../analysis/analyser.ts'
import type { LanguageIndex } from '../language-index.ts'
import { lettersText } from './atoms.ts'
import type { QueryPart } from './parse-query.ts'

interface Ranked {
  readonly card: Card
  /** Rank of FTS5, below zero. Lower is better. */
  readonly rank: number
}

interface Typed {
  readonly parts: readonly QueryPart[]
  readonly isTyping: boolean
}

/** Weights of a title that resembles the query, of a title with all its words, and of a heading that equals the query. */
const ALIKE = 2
const HOLDS_ALL = 0.8
const IS_HEADING = 1
/** Weight of search terms that editors have assigned to the page. */
const IS_MEANT = 4
/** Weight of a title with a word that begins like the unfinished last word. */
const BEGINS = 8
/**
 * Number of letters that halves the preference of FTS5 for short texts. Without this correction, short pages that only link to others would
 * rank too high.
 */
const SHORT = 1500
/** Rank that is added while typing. FTS5 ranks words on most pages near zero, which would cancel the weight of the title. */
const LEAST_TYPED = 1
/** Share of pages above which words are too common to compare titles. */
const COMMON = 0.5

/** Ranks pages whose title or heading matches the query above those that only contain its words. */
export function byCloseness<R extends Ranked>(rows: readonly R[], { parts, isTyping }: Typed, index: LanguageIndex, analysers: Analysers): R[] {
  const wanted = parts.filter((part) => !part.isExcluded)
  const stopWords = stopWordsOf(analysers.of(index.locale).language)
  const isTelling = (unit: Word | Run) => unit.kind === 'run' || index.pagesWith(unit.word) <= index.size * COMMON
  const isRequested = (unit: Word | Run) => unit.kind === 'run' || !stopWords.has(unit.word)
  const formsOfTelling = (units: readonly (Word | Run)[]) => {
    const telling = units.filter(isTelling)
    return new Set((telling.length > 0 ? telling : units).flatMap(formsOf))
  }
  const question = wanted.map(({ text }) => text).join(' ')
  // The query is analysed once for each language of the titles.
  const readIn = memoize((language: string) => {
    const { read } = analysers.of(language)
    const words = read(question)
    return {
      words,
      typed: isTyping ? read(wanted.at(-1)?.text ?? '').at(-1) : undefined,
      written: formsOfTelling(words.some(isRequested) ? words.filter(isRequested) : words),
    }
  }, new Map())
  const asking = readIn(index.locale).words
  const rated = rows.map((row) => {
    const { title, keywords, headings, letters } = row.card
    const language = title.locale ?? index.locale
    const { typed, written } = readIn(language)
    const formsIn = (text: string) => formsOfTelling(index.unitsOf(text, language))
    const units = index.unitsOf(title.text, language)
    const begun = typed?.kind === 'word' ? units.find((unit) => unit.kind === 'word' && unit.word.startsWith(typed.word)) : undefined
    // Completes the unfinished word.
    const asked = typed && begun ? written.difference(new Set(formsOf(typed))).union(new Set(formsOf(begun))) : written
    const ofTitle = formsOfTelling(units)
    const isHeading = asked.size > 0 && headings.some((heading) => overlap(formsIn(heading), asked) === 1)
    const meant = Math.max(0, ...keywords.map(({ text, after }) => shareOf(index.unitsOf(text), asking, stopWords) ** 2 / (1 + after / 2)))
    const closeness =
      IS_MEANT * meant +
      (begun ? BEGINS : 0) +
      ALIKE * overlap(ofTitle, asked) +
      (asked.size > 0 && asked.isSubsetOf(ofTitle) ? HOLDS_ALL : 0) +
      (isHeading ? IS_HEADING : 0)
    // While typing, the length of the page is irrelevant: a typed title means that page.
    const rank = isTyping ? row.rank - LEAST_TYPED : row.rank * (0.5 + (0.5 * letters) / (letters + SHORT))
    return { row, rank: rank * (1 + closeness) }
  })
  return rated.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row)
}

/** Returns the Jaccard index of two sets, from 0 to 1. */
function overlap(own: ReadonlySet<string>, given: ReadonlySet<string>): number {
  const both = own.intersection(given).size
  return both === 0 ? 0 : both / (own.size + given.size - both)
}

/**
 * Returns the share of search terms of editors in a query. The share is 1 if the query consists of them and of stop words, and 0 if any of
 * them is missing.
 */
function shareOf(own: readonly (Word | Run)[], asked: readonly (Word | Run)[], stopWords: ReadonlySet<string>): number {
  if (own.length === 0 || !own.every((unit) => asked.some((other) => holds(other, unit)))) return 0
  const isOwn = (unit: Word | Run) => own.some((other) => holds(unit, other))
  const size = (units: readonly (Word | Run)[]) => units.reduce((sum, unit) => sum + (unit.kind === 'run' ? unit.letters.length / 2 : 1), 0)
  return Math.min(1, size(own) / size(asked.filter((unit) => isOwn(unit) || unit.kind === 'run' || !stopWords.has(unit.word))))
}

function holds(asked: Word | Run, own: Word | Run): boolean {
  if (asked.kind === 'run') return own.kind === 'run' && lettersText(asked).includes(lettersText(own))
  return own.kind === 'word' && (asked.word === own.word || formsOf(asked).some((form) => formsOf(own).includes(form)))
}

/** Returns the stem of a word, or the letters of a run. */
function formsOf(unit: Word | Run): readonly string[] {
  return unit.kind === 'word' ? [unit.stems[0] ?? unit.word] : unit.letters.map(({ letter }) => letter)
}
