import type { Analyser, Run, Word } from '../../analysis/analyser.ts'
import { stopWordsOf } from '../../analysis/stop-words.ts'
import type { QueryPart } from './parse-query.ts'

/** A word or run of a query, in order. */
export interface Atom {
  readonly unit: Word | Run
  /** The word as normalized in each language of the index; empty for a run. */
  readonly readings: readonly { readonly word: Word; readonly analyser: Analyser }[]
  /** All forms of a word, or the letters of a run. */
  readonly forms: ReadonlySet<string>
  readonly isStopWord: boolean
}

/** Returns the words and runs of parts of a query, in the languages of an index. */
export function atomsOf(parts: readonly QueryPart[], analysers: readonly Analyser[]): Atom[] {
  return parts.flatMap(({ text }) => readAtoms(text, analysers))
}

/** Returns the words and runs of a text, in the languages of an index. */
export function readAtoms(text: string, analysers: readonly Analyser[]): Atom[] {
  const [first] = analysers
  return (first?.read(text) ?? []).map((unit): Atom => {
    if (unit.kind === 'run') return { unit, readings: [], forms: new Set([lettersText(unit)]), isStopWord: false }
    const readings = analysers.flatMap((analyser) => analyser.read(unit.written).flatMap((word) => (word.kind === 'word' ? [{ word, analyser }] : [])))
    return {
      unit,
      readings,
      forms: new Set(readings.flatMap(({ word }) => [word.word, ...word.stems])),
      isStopWord: readings.some(({ word, analyser }) => stopWordsOf(analyser.language).has(word.word)),
    }
  })
}

/** Returns the letters of a run as one string. */
export function lettersText({ letters }: Run): string {
  return letters.map(({ letter }) => letter).join('')
}
