/** A set of ordinals below a fixed size, with 32 per word: intersecting 50,000 of them takes 1,563 operations. */
export class Bitset {
  readonly size: number
  readonly #words: Uint32Array

  constructor(size: number, words: Uint32Array = new Uint32Array((size + 31) >>> 5)) {
    this.size = size
    this.#words = words
  }

  static of(size: number, ordinals: Iterable<number>): Bitset {
    const set = new Bitset(size)
    for (const ordinal of ordinals) set.add(ordinal)
    return set
  }

  add(ordinal: number): void {
    this.#words[ordinal >>> 5] = this.#word(ordinal >>> 5) | (1 << (ordinal & 31))
  }

  remove(ordinal: number): void {
    this.#words[ordinal >>> 5] = this.#word(ordinal >>> 5) & ~(1 << (ordinal & 31))
  }

  has(ordinal: number): boolean {
    return (this.#word(ordinal >>> 5) & (1 << (ordinal & 31))) !== 0
  }

  and(other: Bitset): Bitset {
    return new Bitset(
      this.size,
      this.#words.map((word, i) => word & other.#word(i)),
    )
  }

  or(other: Bitset): Bitset {
    return new Bitset(
      this.size,
      this.#words.map((word, i) => word | other.#word(i)),
    )
  }

  without(other: Bitset): Bitset {
    return new Bitset(
      this.size,
      this.#words.map((word, i) => word & ~other.#word(i)),
    )
  }

  count(): number {
    let count = 0
    for (const word of this.#words) count += bitsIn(word)
    return count
  }

  /** Iterates over the members in ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.#words.length; i++) {
      for (let word = this.#word(i); word !== 0; word &= word - 1) yield i * 32 + 31 - Math.clz32(word & -word)
    }
  }

  #word(index: number): number {
    return this.#words[index] ?? 0
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
