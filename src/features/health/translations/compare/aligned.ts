import { diffArrays } from 'diff'

/** Maximum number of differences that are aligned. The time grows with its square. */
const MAX_DIFFERENCES = 1000

/** Positions of two blocks that belong together. A block without a counterpart has only one. */
export type Pair = readonly [one: number | undefined, other: number | undefined]

/**
 * Aligns two lists of blocks by their keys. Between blocks with equal keys, the others are paired in their order.
 *
 * @example aligned(['a', 'b'], ['a', 'c', 'd']) // [[0, 0], [1, 1], [undefined, 2]]
 */
export function aligned(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const parts = diffArrays([...one], [...other], { maxEditLength: MAX_DIFFERENCES })
  if (!parts) return inOrder(one.keys().toArray(), other.keys().toArray())
  const pairs: Pair[] = []
  let [left, right] = [0, 0]
  let only: { readonly left: number[]; readonly right: number[] } = { left: [], right: [] }
  const endGap = () => {
    pairs.push(...inOrder(only.left, only.right))
    only = { left: [], right: [] }
  }
  for (const { added, removed, count } of parts) {
    if (!added && !removed) endGap()
    for (let at = 0; at < count; at += 1) {
      if (removed) only.left.push(left++)
      else if (added) only.right.push(right++)
      else pairs.push([left++, right++])
    }
  }
  endGap()
  return pairs
}

function inOrder(one: readonly number[], other: readonly number[]): readonly Pair[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]] as const)
}
