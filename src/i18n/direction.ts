import { perName } from './per-name.ts'

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

/** Name the script that a language (BCP 47 tag) is written in, by its ISO 15924 code: `Latn`, `Hant`. */
export const scriptOf = perName((tag) => new Intl.Locale(tag).maximize().script ?? 'Latn')

/** Tell the direction of the script that a language (BCP 47 tag) is written in. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(scriptOf(tag)) ? 'rtl' : 'ltr'
}
