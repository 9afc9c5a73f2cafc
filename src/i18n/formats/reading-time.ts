import { scriptOf } from '../direction.ts'
import { countWords } from './format.ts'

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
