import { unicodeRanges } from '../../src/themes/unicode-range.ts'

/** Expands a `unicode-range`, such as `U+0041-005A, U+00A0`, to its code points. */
export function codePoints(written: string): number[] {
  return unicodeRanges(written).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset))
}
