import type { Run, Word } from '../../analysis/analyser.ts'

/** Words and runs to be marked in the text of a result. */
export class Needles {
  /** Forms of words, each with the word of the query that it represents. */
  readonly words = new Map<string, string>()
  readonly beginnings = new Set<string>()
  readonly runs: string[][] = []

  /** Adds the forms of a word and other words to be marked. `what` is the word of the query that they represent. */
  addWord({ word, stems }: Pick<Word, 'word' | 'stems'>, others: readonly string[] = [], isBeginning = false, what = stems[0] ?? word): void {
    for (const form of [word, ...stems, ...others]) if (!this.words.has(form)) this.words.set(form, what)
    if (isBeginning) this.beginnings.add(word)
  }

  /** Adds consecutive letters. */
  addRun(letters: readonly string[]): void {
    if (!this.runs.some((run) => run.join('') === letters.join(''))) this.runs.push([...letters])
  }

  /** Adds a word or a run. */
  add(unit: Word | Run): void {
    if (unit.kind === 'word') this.addWord(unit)
    else this.addRun(unit.letters.map(({ letter }) => letter))
  }

  /** Returns the matches in a text, in order. */
  in(units: readonly (Word | Run)[]): Found[] {
    return units.flatMap((unit) => (unit.kind === 'word' ? this.#inWord(unit) : this.#inRun(unit)))
  }

  #inWord({ word, stems, start, end }: Word): Found[] {
    const what = [word, ...stems].map((form) => this.words.get(form)).find((each) => each !== undefined)
    const begun = what ?? [...this.beginnings].find((beginning) => word.startsWith(beginning))
    return begun === undefined ? [] : [{ start, end, what: begun }]
  }

  #inRun({ letters, start }: Run): Found[] {
    const found = this.runs.flatMap((run) =>
      letters.flatMap((_, at): Found[] => {
        if (!run.every((letter, index) => letters[at + index]?.letter === letter)) return []
        const [first, last] = [letters[at], letters[at + run.length - 1]]
        return first && last ? [{ start: start + first.start, end: start + last.end, what: run.join('') }] : []
      }),
    )
    return found.toSorted((one, other) => one.start - other.start)
  }
}

/** Range of a match in code units, with the matched word. */
export interface Found {
  readonly start: number
  readonly end: number
  readonly what: string
}
