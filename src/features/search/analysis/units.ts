/** A word, or a run of letters of a script without spaces between words. */
export interface Unit {
  readonly kind: 'word' | 'run'
  readonly text: string
  /** Position in the text, in code units. */
  readonly start: number
  readonly end: number
}

/** Scripts without spaces between words, and Korean, which attaches particles to nouns. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const RUN = `[[\\p{L}\\p{M}\\p{Nl}]&&[${UNSPACED}]]+`
const LETTERS = `[[\\p{L}\\p{M}\\p{N}]--[[\\p{L}\\p{M}\\p{Nl}]&&[${UNSPACED}]]]+`
/** Apostrophes and soft hyphens within a word belong to the word. */
const UNIT = new RegExp(`(?<run>${RUN})|${LETTERS}(?:['’ʼ＇\\u00AD]${LETTERS})*`, 'gv')

/** Returns the words and runs of a text, in order. */
export function unitsOf(text: string): Unit[] {
  return [...text.matchAll(UNIT)].map((match) => ({
    kind: match.groups?.['run'] === undefined ? 'word' : 'run',
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}
