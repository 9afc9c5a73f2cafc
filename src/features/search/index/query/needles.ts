import type { Run, Word } from '../../analysis/analyser.ts'

/** What is looked for in the text of a hit, to be marked there. */
export class Needles {
  /** Forms of words, each with the word of the question that it stands for. */
  readonly words = new Map<string, string>()
  readonly beginnings = new Set<string>()
  readonly runs: string[][] = []

  /** Looks for a word in its forms, and for others that hold it; `what` is the word of the question that it stands for. */
  addWord({ word, stems }: Pick<Word, 'word' | 'stems'>, others: readonly string[] = [], isBeginning = false, what = stems[0] ?? word): void {
    for (const form of [word, ...stems, ...others]) if (!this.words.has(form)) this.words.set(form, what)
    if (isBeginning) this.beginnings.add(word)
  }

  /** Look for letters one after the other. */
  addRun(letters: readonly string[]): void {
    if (!this.runs.some((run) => run.join('') === letters.join(''))) this.runs.push([...letters])
  }

  /** Look for whatever a unit is. */
  add(unit: Word | Run): void {
    if (unit.kind === 'word') this.addWord(unit)
    else this.addRun(unit.letters.map(({ letter }) => letter))
  }

  /** Find where they stand in a text that an analyser has read: ranges in order, with what was found there. */
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

/** A range of a text, in code units, and what was found there. */
export interface Found {
  readonly start: number
  readonly end: number
  readonly what: string
}
