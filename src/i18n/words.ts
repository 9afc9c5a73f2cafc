import { memoize } from 'contentful-emulator/async/memoize.ts'
import { scriptOf } from './direction.ts'

/** Returns the segmenter that finds the words of texts in a language, a BCP 47 tag. */
export const wordSegmenter = memoize((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }), new Map())

/** Counts the words of a text by the rules of its language, also if it has no spaces. */
export function countWords(text: string, tag: string): number {
  let words = 0
  for (const { isWordLike } of wordSegmenter(tag).segment(text)) if (isWordLike) words += 1
  return words
}

/**
 * Reading speeds per minute by script (ISO 15924), rounded from the International Reading Speed Texts.
 *
 * An Arabic word contains as much as two words of other languages. In scripts without spaces, characters are counted.
 */
const SPEEDS: Readonly<Record<string, { readonly of: 'words' | 'characters'; readonly perMinute: number }>> = {
  Arab: { of: 'words', perMinute: 140 },
  Jpan: { of: 'characters', perMinute: 360 },
  Hans: { of: 'characters', perMinute: 260 },
  Hant: { of: 'characters', perMinute: 260 },
}
const USUAL = { of: 'words', perMinute: 220 } as const

/** Estimates the minutes to read a text, at least one. `tag` is the language of the text. */
export function minutesToRead(text: string, tag: string): number {
  const { of, perMinute } = SPEEDS[scriptOf(tag)] ?? USUAL
  const read = of === 'words' ? countWords(text, tag) : countCharacters(text)
  return Math.max(1, Math.round(read / perMinute))
}

/** Omits punctuation and spaces. */
function countCharacters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
