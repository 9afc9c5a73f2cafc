import { Bitset } from '../bitset.ts'
import { searchWords, wordsOf } from './words.ts'

/** An inverted index: which resources hold a word, or a word that begins so. */
export class WordIndex {
  readonly #size: number
  readonly #ordinals = new Map<string, number[]>()
  #sorted: readonly string[] | undefined

  constructor(size: number) {
    this.#size = size
  }

  /** Index a text. Ordinals must arrive in rising order. */
  add(ordinal: number, text: string): void {
    for (const word of wordsOf(text)) {
      const known = this.#ordinals.get(word)
      if (!known) this.#ordinals.set(word, [ordinal])
      else if (known.at(-1) !== ordinal) known.push(ordinal)
    }
  }

  /** Find what holds every word of a search, each as the beginning of a word. No usable word finds nothing. */
  search(search: string): Bitset {
    const words = searchWords(search)
    const [first, ...rest] = words.map((word) => this.#beginningWith(word))
    return first ? rest.reduce((found, next) => found.and(next), first) : new Bitset(this.#size)
  }

  #beginningWith(prefix: string): Bitset {
    this.#sorted ??= [...this.#ordinals.keys()].toSorted()
    const found = new Bitset(this.#size)
    for (let i = lowerBound(this.#sorted, prefix); i < this.#sorted.length; i++) {
      const word = this.#sorted[i]
      if (word === undefined || !word.startsWith(prefix)) break
      for (const ordinal of this.#ordinals.get(word) ?? []) found.add(ordinal)
    }
    return found
  }
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < value) low = middle + 1
    else high = middle
  }
  return low
}
