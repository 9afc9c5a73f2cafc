/** Number of unchanged lines that are shown before and after a difference. */
const AROUND = 1

/** Compares two texts by line. Returns lines that begin with `-` (only in the first), `+` (only in the second) or a space (in both). */
export function differences(before: string, after: string): string[] {
  const [one, other] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')]
  const lines = compared(one, other)
  const isNear = (at: number) => lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ sign }) => sign !== ' ')
  return lines.filter((_, at) => isNear(at)).map(({ sign, line }) => `${sign} ${line}`)
}

interface Line {
  readonly sign: ' ' | '-' | '+'
  readonly line: string
}

function compared(one: readonly string[], other: readonly string[]): Line[] {
  const common = commonLengths(one, other)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [line, added] = [one[i], other[j]]
    if (line !== undefined && line === added) {
      lines.push({ sign: ' ', line })
      i += 1
      j += 1
    } else if (line !== undefined && (added === undefined || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push({ sign: '-', line })
      i += 1
    } else {
      lines.push({ sign: '+', line: added ?? '' })
      j += 1
    }
  }
  return lines
}

/** Returns the lengths of the longest common subsequences of the remaining lines, by the positions at which they begin in both texts. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]]
      row[j] = one[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}
