import type { Analyser, Run, Word } from '../../analysis/analyser.ts'
import { partsOf } from '../../analysis/compounds.ts'
import { stopWordsOf } from '../../analysis/stop-words.ts'
import type { LanguageIndex } from '../language-index.ts'
import { asWritten } from '../schema.ts'
import type { Atom } from './atoms.ts'
import type { Concept, Counted, Width } from './concept.ts'
import { allOf, anyOf, nearExpression, phraseExpression, runExpression, wordExpression } from './expression.ts'
import type { Needles } from './needles.ts'
import { segmentsOf, type Segment } from './segments.ts'

/** Share of pages above which a word is ignored if the query has rarer words. */
const COMMON = 0.5
/** Assumed share of pages with a single letter of a run. The index has no count for letters. */
const LETTER_SHARE = 0.25
/** Assumed share of pages for a word that the site never uses, so that such a word does not outweigh words with matches. */
const UNKNOWN_SHARE = 0.05
/** Maximum share of pages for a synonym. On small sites, `MIN_TELLING` pages are permitted. */
const MAX_SAME = 0.25
const MIN_TELLING = 5

/** Converts the words and runs of a query into FTS5 expressions. */
export class Concepts {
  readonly #index: LanguageIndex
  readonly #analysers: readonly Analyser[]
  readonly #width: Width
  readonly #needles: Needles
  readonly #columns: string

  constructor(index: LanguageIndex, analysers: readonly Analyser[], width: Width, needles: Needles) {
    this.#index = index
    this.#analysers = analysers
    this.#width = width
    this.#needles = needles
    this.#columns = asWritten(width.scope ?? 'text')
  }

  /** Returns the concepts of a query, in its order. */
  of(atoms: readonly Atom[]): Concept[] {
    const concepts: Concept[] = []
    for (let at = 0; at < atoms.length; at += 1) {
      const atom = atoms[at]
      if (!atom) continue
      if (atom.unit.kind === 'run') {
        concepts.push(...this.#ofRun(atom.unit))
        continue
      }
      const same = this.#width.isLiteral ? undefined : this.#index.synonyms.at(atoms.slice(at))
      const covered = atoms.slice(at, at + (same?.length ?? 1))
      const literal = covered.map((each) => this.#ofWord(each, each === atoms.at(-1)))
      const joined = same ? [] : [atoms[at + 1], atoms[at - 1]].flatMap((other, isBefore) => this.#joined(atom, other, isBefore === 1))
      const what = atom.readings[0]?.word.stems[0] ?? atom.unit.written
      const others = (same?.others ?? []).flatMap((other) => this.#ofSynonym(other, what))
      const expression = allOf(literal.flatMap(({ expression: own }) => own ?? []))
      const pages = Math.min(...literal.map((each) => each.pages))
      const own = [...(expression === undefined ? [] : [{ expression, pages }]), ...joined]
      const meant =
        same &&
        phraseExpression(
          covered.map(({ unit }) => unit),
          '{keywords}',
        )
      concepts.push({ ...this.#concept(own, others, same === undefined && atom.isStopWord), ...(meant === undefined ? {} : { meant }) })
      at += covered.length - 1
    }
    return concepts
  }

  #concept(own: readonly Counted[], others: readonly Counted[] = [], isStopWord = false): Concept {
    const { size } = this.#index
    const found = [...own, ...others]
    // Common synonyms must not lower the weight of a rare word.
    const counted = own.some(({ pages }) => pages > 0) ? own : others
    const pages = Math.min(
      size,
      counted.reduce((sum, each) => sum + each.pages, 0),
    )
    return {
      expression: anyOf(found.flatMap(({ expression }) => expression ?? [])),
      literal: anyOf(own.flatMap(({ expression }) => expression ?? [])),
      weight: Math.log(1 + size / ((pages === 0 ? size * UNKNOWN_SHARE : pages) + 0.5)),
      isCommon: pages > size * COMMON,
      isStopWord,
    }
  }

  #ofWord(atom: Atom, isLast: boolean): Counted {
    const found = atom.readings.map(({ word, analyser }) => this.#ofReading(word, analyser, isLast))
    return { expression: anyOf(found.flatMap(({ expression }) => expression ?? [])), pages: Math.max(0, ...found.map(({ pages }) => pages)) }
  }

  #ofReading(unit: Word, analyser: Analyser, isLast: boolean): Counted {
    const compounds = this.#index.compoundsWith([unit.word, ...unit.stems])
    const isBeginning = (this.#width.isTyping === true && isLast) || (this.#width.isBegun === true && unit.word.length > 2)
    if (!stopWordsOf(analyser.language).has(unit.word) || this.#width.isTyping) this.#needles.addWord(unit, compounds, isBeginning)
    const whole = wordExpression(unit, compounds, isBeginning ? this.#columns : undefined)
    const isWhole = this.#pagesOf(unit) > 0
    // A word that may be misspelled is split only if there are no other matches.
    const parted = !isWhole && !this.#width.isWide ? [] : partsOf(unit.word, analyser.language, (part) => this.#index.pagesWith(part) > 0)
    const words = parted.flatMap((part) => analyser.read(part)).flatMap((each) => (each.kind === 'word' ? [each] : []))
    for (const word of words) this.#needles.addWord(word)
    const cut = allOf(words.map((word) => wordExpression(word, [])))
    return {
      expression: anyOf([whole, ...(cut === undefined ? [] : [cut])]),
      pages: Math.max(this.#pagesOf(unit), ...compounds.map((each) => this.#index.pagesWith(each)), ...words.map((each) => this.#pagesOf(each))),
    }
  }

  #ofSynonym(atoms: readonly Atom[], what: string): Counted[] {
    const [first] = atoms
    if (!first || atoms.every(({ isStopWord }) => isStopWord)) return []
    if (atoms.length === 1 && first.unit.kind === 'run') return this.#ofSynonymRun(first.unit).filter((each) => this.#isTelling(each))
    if (atoms.length > 1) {
      const expression = phraseExpression(
        atoms.map(({ unit }) => unit),
        this.#columns,
      )
      const pages = Math.min(...atoms.map(({ readings }) => Math.max(0, ...readings.map(({ word }) => this.#pagesOf(word)))))
      if (pages > 0)
        for (const { word } of atoms.filter(({ isStopWord }) => !isStopWord).flatMap(({ readings }) => readings)) this.#needles.addWord(word, [], false, what)
      return pages > 0 ? [{ expression, pages }] : []
    }
    return first.readings.flatMap(({ word }) => {
      const compounds = this.#index.compoundsWith([word.word, ...word.stems])
      const pages = Math.max(this.#pagesOf(word), ...compounds.map((each) => this.#index.pagesWith(each)))
      if (!this.#isTelling({ pages })) return []
      this.#needles.addWord(word, compounds, false, what)
      return [{ expression: wordExpression(word, compounds), pages }]
    })
  }

  /** Matches a run as a whole, or its words near each other: texts write 土星が環を失った for 土星の環. */
  #ofSynonymRun(run: Run): Counted[] {
    const parts = this.#segmentsOf(run.written).map(({ letters }) => letters)
    const isApart = parts.length > 1 && parts.some(({ length }) => length > 1) && parts.every((letters) => this.#asRun(letters).length > 0)
    return [...this.#asRun(run.letters.map(({ letter }) => letter)), ...(isApart ? [{ expression: nearExpression(parts), pages: 1 }] : [])]
  }

  /** Returns matches for two words that the texts write as one. */
  #joined(atom: Atom, other: Atom | undefined, isBefore: boolean): Counted[] {
    if (!other || other.unit.kind === 'run') return []
    const text = isBefore ? other.unit.written + atom.unit.written : atom.unit.written + other.unit.written
    return this.#analysers.flatMap((analyser) => {
      const [word, ...more] = analyser.read(text)
      if (word?.kind !== 'word' || more.length > 0 || this.#index.pagesWith(word.word) === 0) return []
      this.#needles.addWord(word)
      return [{ expression: wordExpression(word, []), pages: this.#index.pagesWith(word.word) }]
    })
  }

  #ofRun(run: Run): Concept[] {
    const same = this.#width.isLiteral ? undefined : this.#index.synonyms.within(run)
    if (!same) return this.#ofSegments(run.written)
    const others = same.others.flatMap((other) => this.#ofSynonym(other, same.letters.join('')))
    const concept = {
      ...this.#concept(this.#asWritten(run.written.slice(same.start, same.end), same.letters), others),
      meant: `{keywords} : ${runExpression(same.letters)}`,
    }
    return [...this.#ofRest(run.written.slice(0, same.start)), concept, ...this.#ofRest(run.written.slice(same.end))]
  }

  /** Matches a run as a whole, or all its words. */
  #asWritten(written: string, letters: readonly string[]): Counted[] {
    const parts = this.#ofSegments(written)
    const apart = parts.length > 1 && parts.every(({ literal }) => literal !== undefined) ? allOf(parts.flatMap(({ literal }) => literal ?? [])) : undefined
    const whole = this.#asRun(letters)
    return apart === undefined ? whole : [...whole, { expression: apart, pages: whole.length > 0 ? 0 : 1 }]
  }

  #ofRest(written: string): Concept[] {
    // Particles and endings between words.
    if (/^\p{Script=Hiragana}+$/u.test(written)) return []
    const [unit] = this.#analysers[0]?.read(written) ?? []
    return unit?.kind === 'run' ? this.#ofRun(unit) : []
  }

  #segmentsOf(written: string): Segment[] {
    const language = this.#analysers[0]?.language ?? 'en'
    return segmentsOf(written, language, stopWordsOf(language))
  }

  #ofSegments(written: string): Concept[] {
    return this.#segmentsOf(written).map((segment) => this.#concept(this.#ofSegment(segment)))
  }

  #ofSegment({ letters, shorter }: Segment): Counted[] {
    const whole = this.#asRun(letters)
    return whole.length > 0 ? whole : shorter.flatMap((each) => this.#asRun(each))
  }

  #asRun(letters: readonly string[]): Counted[] {
    const { size } = this.#index
    const pairs = letters.slice(0, -1).map((letter, at) => this.#index.pagesWith(letter + (letters[at + 1] ?? '')))
    const last = letters.at(-1) ?? ''
    const pages = pairs.length > 0 ? Math.min(...pairs) : this.#index.hasBeginning(last) ? Math.ceil(size * LETTER_SHARE) : 0
    if (pages === 0 && this.#width.isTyping !== true) return []
    this.#needles.addRun(letters)
    return [{ expression: runExpression(letters), pages }]
  }

  /** Returns whether a synonym matches pages, and few enough to be specific. */
  #isTelling({ pages }: Pick<Counted, 'pages'>): boolean {
    return pages > 0 && pages <= Math.max(MIN_TELLING, this.#index.size * MAX_SAME)
  }

  #pagesOf({ word, stems }: Word): number {
    return Math.max(...[word, ...stems].map((form) => this.#index.pagesWith(form)))
  }
}
