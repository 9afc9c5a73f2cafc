import { perName } from './per-name.ts'

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

/**
 * Returns the ISO 15924 code of the script of a language (BCP 47 tag): `Latn`, `Hant`.
 *
 * @example
 * scriptOf('zh-TW') // 'Hant'
 */
export const scriptOf = perName((tag) => new Intl.Locale(tag).maximize().script ?? 'Latn')

/** Returns the direction of the script of a language (BCP 47 tag). */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(scriptOf(tag)) ? 'rtl' : 'ltr'
}
