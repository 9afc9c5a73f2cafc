import type { Analyser, Run, Word } from '../../analysis/analyser.ts'
import { partsOf } from '../../analysis/compounds.ts'
import type { LanguageIndex } from '../language-index.ts'
import { allOf, anyOf, phraseExpression, runExpression, wordExpression } from './expression.ts'
import { Needles } from './needles.ts'
import { pieceRuns } from './pieces.ts'
import { asWritten, type Scope } from '../schema.ts'
import type { QueryPart } from './parse-query.ts'

/** How narrowly a question is meant, and of what. */
export interface Width {
  /** All texts, unless something else is said. */
  readonly scope?: Scope
  /** The last word is still being typed. */
  readonly isTyping?: boolean
  /** Words may be beginnings. */
  readonly isBegun?: boolean
  /** Compounds and runs may stand in pieces. */
  readonly isWide?: boolean
  /** Some of the words will do. */
  readonly isLoose?: boolean
}

/** A question as the index is asked it. */
export interface Plan {
  /** For FTS5; nothing where nothing can be found. */
  readonly expression: string | undefined
  readonly needles: Needles
}

/** A word that stands on more than this share of the pages tells nothing where there are others. */
const MOST_COMMON = 0.5

/** Put a question to the index of a language, in all languages that its texts are in. */
export function planOf(index: LanguageIndex, analysers: readonly Analyser[], parts: readonly QueryPart[], width: Width): Plan {
  const needles = new Needles()
  const columns = asWritten(width.scope ?? 'text')
  const wanted = parts.filter((part) => !part.isExcluded)
  const telling = wanted.filter((part) => part.isPhrase || !isCommon(index, analysers, part))
  const asked = (telling.length > 0 ? telling : wanted).map((part) => {
    const alone = partExpression(part, part === wanted.at(-1))
    const next = wanted[wanted.indexOf(part) + 1]
    const previous = wanted[wanted.indexOf(part) - 1]
    const together = [next && part.text + next.text, previous && previous.text + part.text].flatMap((text) => joinedWord(text, part, next ?? previous))
    return given(alone && anyOf([alone, ...together]))
  })
  const required = width.isLoose ? anyOf(asked.flat()) : asked.every((each) => each.length > 0) ? allOf(asked.flat()) : undefined
  const excluded = anyOf(parts.filter((part) => part.isExcluded).flatMap((part) => given(expressionIn(part, false, new Needles()))))
  return { expression: required && (excluded ? `${required} NOT ${excluded}` : required), needles }

  function partExpression(part: QueryPart, isLast: boolean): string | undefined {
    return expressionIn(part, isLast, needles)
  }

  function expressionIn(part: QueryPart, isLast: boolean, marked: Needles): string | undefined {
    return anyOf(
      analysers.flatMap((analyser) => {
        const units = analyser.read(part.text)
        if (part.isPhrase) {
          for (const unit of units) marked.add(unit)
          return given(phraseExpression(units, columns))
        }
        const each = units.flatMap((unit) => unitExpression(unit, analyser, isLast && unit === units.at(-1), marked))
        return given(width.isLoose ? anyOf(each) : allOf(each))
      }),
    )
  }

  function unitExpression(unit: Word | Run, analyser: Analyser, isLast: boolean, marked: Needles): readonly string[] {
    if (unit.kind === 'run') {
      const runs = width.isWide ? pieceRuns(unit) : [unit.letters.map(({ letter }) => letter)]
      for (const letters of runs) marked.addRun(letters)
      const each = runs.map(runExpression)
      return given(width.isLoose ? anyOf(each) : allOf(each))
    }
    const compounds = index.compoundsWith([unit.word, ...unit.stems])
    const isBeginning = (width.isTyping === true && isLast) || (width.isBegun === true && unit.word.length > 2)
    marked.addWord(unit, compounds, isBeginning)
    const whole = wordExpression(unit, compounds, isBeginning ? columns : undefined)
    const isWhole = index.pagesWith(unit.word) > 0
    // What may be misspelled is cut only where nothing else is found.
    const parted = !isWhole && !width.isWide ? [] : partsOf(unit.word, analyser.language, (part) => index.pagesWith(part) > 0)
    const words = parted.flatMap((part) => analyser.read(part)).flatMap((each) => (each.kind === 'word' ? [each] : []))
    for (const word of words) marked.addWord(word)
    return given(anyOf([whole, ...given(allOf(words.map((word) => wordExpression(word, []))))]))
  }

  /** Two words that the texts write as one. */
  function joinedWord(text: string | undefined, part: QueryPart, other: QueryPart | undefined): string[] {
    if (text === undefined || part.isPhrase || other?.isPhrase) return []
    return analysers.flatMap((analyser) => {
      const [word, ...more] = analyser.read(text)
      if (word?.kind !== 'word' || more.length > 0 || index.pagesWith(word.word) === 0) return []
      needles.addWord(word)
      return [wordExpression(word, [])]
    })
  }
}

function given(expression: string | undefined): readonly string[] {
  return expression === undefined ? [] : [expression]
}

function isCommon(index: LanguageIndex, analysers: readonly Analyser[], { text }: QueryPart): boolean {
  return analysers.some((analyser) => {
    const [unit, ...more] = analyser.read(text)
    return unit?.kind === 'word' && more.length === 0 && index.pagesWith(unit.word) > index.size * MOST_COMMON
  })
}
