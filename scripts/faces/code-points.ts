import { unicodeRanges } from '../../src/themes/unicode-range.ts'

/** Read a `unicode-range` as its code points: `U+0041-005A, U+00A0`. */
export function codePoints(written: string): number[] {
  return unicodeRanges(written).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset))
}
