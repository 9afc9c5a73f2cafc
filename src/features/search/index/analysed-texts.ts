import { LRUCache } from 'lru-cache'
import type { Run, Word } from '../analysis/analyser.ts'
import type { Analysers } from './analysers.ts'

/** Maximum number of letters of cached titles, headings and search terms: about 4 MB of memory for each language. */
const MAX_LETTERS = 100_000
/** Maximum length of a cached text. Longer texts are analysed each time. */
const MAX_LETTERS_OF_TEXT = 500

/** Cache of the units of short texts that repeat often. */
export class AnalysedTexts {
  readonly #analysers: Analysers
  readonly #units = new LRUCache<string, readonly (Word | Run)[]>({
    maxSize: MAX_LETTERS,
    maxEntrySize: MAX_LETTERS_OF_TEXT,
    sizeCalculation: (_, text) => text.length,
  })

  constructor(analysers: Analysers) {
    this.#analysers = analysers
  }

  /** Returns the units of a text in a language, given as a BCP 47 tag. */
  unitsOf(text: string, language: string): readonly (Word | Run)[] {
    const key = `${language} ${text}`
    const known = this.#units.get(key)
    if (known) return known
    const units = this.#analysers.of(language).read(text)
    this.#units.set(key, units)
    return units
  }
}
