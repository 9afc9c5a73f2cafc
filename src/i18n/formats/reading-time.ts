import { scriptOf } from '../direction.ts'
import { countWords } from './format.ts'

/**
 * How much people read in a minute, by the script (ISO 15924): rounded from what the International Reading Speed Texts
 * measured. An Arabic word holds what others say in two; where words are not set apart characters are counted.
 */
const SPEEDS: Readonly<Record<string, { readonly of: 'words' | 'characters'; readonly perMinute: number }>> = {
  Arab: { of: 'words', perMinute: 140 },
  Jpan: { of: 'characters', perMinute: 360 },
  Hans: { of: 'characters', perMinute: 260 },
  Hant: { of: 'characters', perMinute: 260 },
}
const USUAL = { of: 'words', perMinute: 220 } as const

/** Estimate the minutes that a text takes to read, at least one. `tag` is the language of the text. */
export function minutesToRead(text: string, tag: string): number {
  const { of, perMinute } = SPEEDS[scriptOf(tag)] ?? USUAL
  const read = of === 'words' ? countWords(text, tag) : countCharacters(text)
  return Math.max(1, Math.round(read / perMinute))
}

/** Punctuation and spaces are not read. */
function countCharacters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
