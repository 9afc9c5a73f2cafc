import { Bitset } from '../bitset.ts'
import { isList, isObject, objects, text, type Json } from '../../json/json.ts'

/** An inverted index: maps words and prefixes of words to resources. */
export class WordIndex {
  readonly #size: number
  readonly #ordinals = new Map<string, number[]>()
  #sorted: readonly string[] | undefined

  constructor(size: number) {
    this.#size = size
  }

  /** Indexes a text. Ordinals must be added in ascending order. */
  add(ordinal: number, source: string): void {
    for (const word of wordsOf(source)) {
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

// Scripts without spaces: each character is a separate word.
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`
const WORD = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}_])+`, 'gu')

/** Splits a text into lower-case words. */
function wordsOf(source: string): readonly string[] {
  return source.normalize('NFC').toLowerCase().match(WORD) ?? []
}

/** Splits a search text into words. Skips single letters, but not single ideographs. */
function searchWords(search: string): readonly string[] {
  return wordsOf(search).filter((word) => word.length > 1 || /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_]/u.test(word))
}

/** Returns the readable text of a string, a list of strings, or a rich text. */
export function readableText(value: Json | undefined): string {
  if (typeof value === 'string') return value
  if (isList(value)) return value.map(readableText).join('\n')
  if (!isObject(value) || value['nodeType'] === undefined) return ''
  const children = objects(value['content'])
  const inline = children.some((child) => child['nodeType'] === 'text')
  // The text nodes of one block are joined without spaces ("gal" and a bold "axy"), blocks with line breaks.
  return (text(value['value']) ?? '') + children.map(readableText).join(inline ? '' : '\n')
}
