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
