/** The first and last of consecutive code points. */
export type CodeRange = [from: number, to: number]

/**
 * Parses a `unicode-range` of style sheets: `U+0600-06FF, U+200C`.
 *
 * @example
 * unicodeRanges('U+0041-005A, U+200C') // [[0x41, 0x5a], [0x200c, 0x200c]]
 */
export function unicodeRanges(written: string): CodeRange[] {
  return written.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
