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
/** End of a sentence. A full stop without a space after it may be part of an address or a number. */
const SENTENCE_END = /(?:[.!?]['"”’»)]*\s|[…。！？؟।]['"”’»）)」』]*)\s*/gu
const AFTER_SENTENCE = new RegExp(`${SENTENCE_END.source}$`, 'u')
/** Characters of words, numbers and addresses, which do not break. Words of Chinese, Japanese, Thai and similar scripts have no spaces between them. */
const TOKEN = String.raw`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}@.:/?#&=%+~_-])`
const TOKEN_BEFORE = new RegExp(`${TOKEN}+$`, 'u')
const TOKEN_AFTER = new RegExp(`^${TOKEN}+`, 'u')

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
  const head = start > 0 && !AFTER_SENTENCE.test(text.slice(0, start)) ? ELLIPSIS : ''
  const shift = head.length - start
  return {
    text: `${head}${text.slice(start, end)}${end < text.length ? ELLIPSIS : ''}`,
    found: found.filter((each) => each.start >= start && each.end <= end).map((each) => ({ ...each, start: each.start + shift, end: each.end + shift })),
    worth: best.worth,
  }
}

/** Returns the start of a sentence, at most `max` letters before a position, or else the start of a word or a letter. */
function beginBefore(text: string, at: number, max: number): number {
  if (at <= max) return 0
  const from = at - max
  const before = text.slice(from, at)
  const sentence = sentenceStarts(before).findLast((start) => start < max)
  if (sentence !== undefined) return from + sentence
  const word = before.search(/(?<=\s)\S/u)
  return word >= 0 ? from + word : whole(text, outsideToken(text, from, max))
}

/** Returns the positions after the sentences of a text. */
function sentenceStarts(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
}

/** Returns the end of the word, number or address around a position, or its start if the end is more than `max` letters away. */
function outsideToken(text: string, at: number, max: number): number {
  const head = TOKEN_BEFORE.exec(text.slice(Math.max(at - max, 0), at))?.[0].length ?? 0
  const tail = TOKEN_AFTER.exec(text.slice(at, at + max))?.[0].length ?? 0
  if (head === 0 || tail === 0) return at
  return tail < max ? at + tail : at - head
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
