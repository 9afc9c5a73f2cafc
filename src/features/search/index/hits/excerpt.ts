import type { Found } from '../query/needles.ts'

/** Part of a text with its matches. */
export interface Excerpt {
  readonly text: string
  readonly found: readonly Found[]
  /** Score by the number of different matches. */
  readonly worth: number
}

const ELLIPSIS = '…'
/** Scripts with about twice as much information per letter: Han, kana and Hangul. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const LETTERS = 220
const DENSE_LETTERS = 110
const SENTENCE_END = /[.!?…。！？؟।]\s*$/u

/** Returns the part of a text with the most different matches. The part starts at a sentence or a word. */
export function excerptOf(text: string, found: readonly Found[]): Excerpt {
  const size = DENSE.test(text.slice(0, 200)) ? DENSE_LETTERS : LETTERS
  const windows = (found.length > 0 ? found : [undefined]).map((first) => {
    const from = first?.start ?? 0
    const within = found.filter(({ start, end }) => start >= from && end <= from + size * 0.8)
    return { from, worth: new Set(within.map(({ what }) => what)).size + within.length / 100 }
  })
  const best = windows.reduce((one, other) => (other.worth > one.worth ? other : one))
  const start = beginBefore(text, best.from, Math.floor(size / 3))
  const end = endAfter(text, start + size)
  const head = start > 0 && !SENTENCE_END.test(text.slice(0, start)) ? ELLIPSIS : ''
  const shift = head.length - start
  return {
    text: `${head}${text.slice(start, end)}${end < text.length ? ELLIPSIS : ''}`,
    found: found.filter((each) => each.start >= start && each.end <= end).map((each) => ({ ...each, start: each.start + shift, end: each.end + shift })),
    worth: best.worth,
  }
}

/** Returns the start of a sentence, at most `most` letters before a position, or else the start of a word or a letter. */
function beginBefore(text: string, at: number, max: number): number {
  if (at <= max) return 0
  const before = text.slice(at - max, at)
  const sentence = Math.max(...[...before.matchAll(/[.!?…。！？؟।]\s*/gu)].map((match) => match.index + match[0].length), -1)
  const word = before.search(/(?<=\s)\S/u)
  return whole(text, at - max + (sentence >= 0 && sentence < max ? sentence : Math.max(word, 0)))
}

function endAfter(text: string, at: number): number {
  if (at >= text.length) return text.length
  const word = text.slice(0, at).search(/\s\S*$/u)
  return word > at - 30 ? word : whole(text, at)
}

/** Avoids positions within a surrogate pair. */
function whole(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at
}
