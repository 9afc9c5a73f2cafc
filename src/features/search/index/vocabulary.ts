/** Words of an index by length, each list as one string. This takes few bytes per word and is fast to scan. */
export class Vocabulary {
  readonly #byLength = new Map<number, string>()

  constructor(words: Iterable<string>) {
    const lists = new Map<number, string[]>()
    for (const word of words) {
      const list = lists.get(word.length) ?? []
      list.push(word)
      lists.set(word.length, list)
    }
    for (const [length, list] of lists) this.#byLength.set(length, list.join(''))
  }

  /**
   * Returns the words within a maximum distance of another word, nearest first.
   * If `most` letters differ, at least one of `most + 1` equal pieces of the word is unchanged. Words without any of these pieces are skipped.
   */
  near(word: string, max: number): { readonly word: string; readonly distance: number }[] {
    const size = Math.max(1, Math.floor(word.length / (max + 1)))
    const pieces = Array.from({ length: max + 1 }, (_, at) => word.slice(at * size, at === max ? word.length : (at + 1) * size))
    const found: { word: string; distance: number }[] = []
    for (let length = Math.max(1, word.length - max); length <= word.length + max; length += 1) {
      const list = this.#byLength.get(length) ?? ''
      for (let at = 0; at < list.length; at += length) {
        const other = list.slice(at, at + length)
        if (!pieces.some((piece) => other.includes(piece))) continue
        const apart = distance(word, other, max)
        if (apart <= max && apart > 0) found.push({ word: other, distance: apart })
      }
    }
    return found.toSorted((one, other) => one.distance - other.distance)
  }
}

/**
 * Returns the number of letters to insert, delete, replace or swap with their neighbour to turn one word into another. Returns `most + 1` as
 * soon as the number exceeds `most`.
 * @example distance('museum', 'musuem', 2) // 1
 */
export function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity
      const cost = Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > max) return max + 1
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? max + 1
}
