import { Bitset } from '../bitset.ts'
import { searchWords, wordsOf } from './words.ts'

/** An inverted index: maps words and prefixes of words to resources. */
export class WordIndex {
  readonly #size: number
  readonly #ordinals = new Map<string, number[]>()
  #sorted: readonly string[] | undefined

  constructor(size: number) {
    this.#size = size
  }

  /** Indexes a text. Ordinals must be added in ascending order. */
  add(ordinal: number, text: string): void {
    for (const word of wordsOf(text)) {
      const known = this.#ordinals.get(word)
      if (!known) this.#ordinals.set(word, [ordinal])
      else if (known.at(-1) !== ordinal) known.push(ordinal)
    }
  }

  /** Returns the resources that contain each word of a search as a prefix of a word. Without a usable word the result is empty. */
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
