/** The first and the last of some code points that follow one another. */
export type CodeRange = [from: number, to: number]

/** Read what a face draws as style sheets write it: `U+0600-06FF, U+200C`. */
export function unicodeRanges(written: string): CodeRange[] {
  return written.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
