/** Latin letters that do not decompose into a base letter and diacritics. */
const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' }
const SPELLED_LETTERS = /[ßœæøđðłıþ]/g
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu

/** Arabic vowel signs, the sign that stretches a word, Quranic signs, and Hebrew points. */
const SIGNS = /\u0640|(?=[\p{Script_Extensions=Arabic}\p{Script=Hebrew}])\p{M}/gu
/** Variants of Arabic letters that people use interchangeably, including those of Persian and Urdu. */
const ARABIC: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي', ک: 'ك', ھ: 'ه' }
const ARABIC_LETTERS = /[أإآٱىیةؤئکھ]/g
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/**
 * Returns the normalized form of a word, which is the same for all its spellings. This form is in compatibility form and lower case, and has
 * no diacritics on Latin and Greek letters. Arabic letters and digits have one form each.
 * @example fold('Straße') // 'strasse'
 */
export function fold(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(SPELLED_LETTERS, (letter) => SPELLED[letter] ?? letter)
    .replace(SIGNS, '')
    .replace(ARABIC_LETTERS, (letter) => ARABIC[letter] ?? letter)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('ς', 'σ')
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(MARKED, '$1')
    .normalize('NFC')
}

/** Removes spelled-out umlauts from a folded German word, so that Mueller and Müller both become muller. */
export function withoutSpelledUmlauts(folded: string): string {
  return folded.replace(/(?<![aeq])([aou])e/g, '$1')
}
