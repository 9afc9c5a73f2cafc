/** Read a `unicode-range`: `U+0041-005A, U+00A0`. */
export function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset)
  })
}
