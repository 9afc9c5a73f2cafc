import type { StatementSync } from 'node:sqlite'
import type { Analyser, Run } from '../../analysis/analyser.ts'
import { lettersText, readAtoms, type Atom } from './atoms.ts'
import type { Analysers } from '../analysers.ts'
import type { Tables } from '../schema.ts'

/** Words with the same meaning for visitors. */
export type SynonymGroup = readonly string[]

interface Term {
  readonly atoms: readonly Atom[]
  /** The other words of its group. */
  readonly others: readonly (readonly Atom[])[]
}

/** A synonym at the start of some atoms. */
export interface SynonymMatch {
  readonly length: number
  readonly others: readonly (readonly Atom[])[]
}

/** Synonyms of a language, in the form of parsed queries. */
export class Synonyms {
  readonly #byFirst = new Map<string, Term[]>()
  /** Runs of letters, longest first. */
  readonly #runs: { readonly letters: string; readonly term: Term }[] = []

  constructor(groups: readonly SynonymGroup[], analysers: readonly Analyser[]) {
    for (const group of groups) {
      const read = group.map((text) => readAtoms(text, analysers)).filter((atoms) => atoms.length > 0)
      for (const atoms of read) this.#add({ atoms, others: read.filter((other) => other !== atoms) })
    }
    this.#runs.sort((one, other) => other.letters.length - one.letters.length)
  }

  /** Returns the longest synonym at the start of some atoms, with the other words of its groups. */
  at(atoms: readonly Atom[]): SynonymMatch | undefined {
    const [first] = atoms
    if (!first || first.unit.kind === 'run') return undefined
    const terms = [...first.forms].flatMap((form) => this.#byFirst.get(form) ?? [])
    const fitting = terms.filter((term) => term.atoms.every((atom, at) => isAlike(atom, atoms[at])))
    const length = Math.max(0, ...fitting.map((term) => term.atoms.length))
    if (length === 0) return undefined
    return { length, others: fitting.filter((term) => term.atoms.length === length).flatMap((term) => term.others) }
  }

  /** Returns the longest synonym within a run, with its position in the original text. */
  within(run: Run): (SynonymMatch & { readonly letters: readonly string[]; readonly start: number; readonly end: number }) | undefined {
    const text = lettersText(run)
    for (const { letters, term } of this.#runs) {
      const at = text.indexOf(letters)
      const [first, last] = [run.letters[at], run.letters[at + letters.length - 1]]
      if (at < 0 || !first || !last) continue
      const others = this.#runs.filter((each) => each.letters === letters).flatMap((each) => each.term.others)
      return { length: 1, others: others.length > 0 ? others : term.others, letters: [...letters], start: first.start, end: last.end }
    }
    return undefined
  }

  #add(term: Term): void {
    const [first] = term.atoms
    if (first?.unit.kind === 'run') {
      if (term.atoms.length === 1) this.#runs.push({ letters: lettersText(first.unit), term })
      return
    }
    for (const form of first?.forms ?? []) this.#byFirst.set(form, [...(this.#byFirst.get(form) ?? []), term])
  }
}

function isAlike(one: Atom, other: Atom | undefined): boolean {
  return other !== undefined && one.unit.kind === other.unit.kind && !one.forms.isDisjointFrom(other.forms)
}

interface Database {
  readonly tables: Tables
  readonly languages: readonly string[]
  ask(sql: string): StatementSync
}

/** Replaces the groups of synonyms. */
export function writeSynonyms(index: Database, groups: readonly SynonymGroup[]): void {
  index.ask(`DELETE FROM ${index.tables.synonyms}`).run()
  const put = index.ask(`INSERT OR IGNORE INTO ${index.tables.synonyms} VALUES (?)`)
  for (const group of groups) put.run(JSON.stringify(group))
}

/** Reads the groups of synonyms. */
export function readSynonyms(index: Database, analysers: Analysers): Synonyms {
  const rows = index.ask(`SELECT words FROM ${index.tables.synonyms}`).all()
  return new Synonyms(
    rows.map(({ words }): SynonymGroup => JSON.parse(String(words))),
    index.languages.map((tag) => analysers.of(tag)),
  )
}
