/** Letters of Latin script that are no letter with a mark. */
const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' }
const SPELLED_LETTERS = /[ßœæøđðłıþ]/g
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu

/** Vowels and other signs above and below Arabic letters, the sign that stretches a word, and those of the Quran; points of Hebrew. */
const SIGNS = /\u0640|(?=[\p{Script_Extensions=Arabic}\p{Script=Hebrew}])\p{M}/gu
/** Letters of Arabic script that people write one for another, here and in Persian and Urdu. */
const ARABIC: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي', ک: 'ك', ھ: 'ه' }
const ARABIC_LETTERS = /[أإآٱىیةؤئکھ]/g
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/**
 * Returns the form of a word in which all its spellings are compared: in compatibility form, in lower case, without marks
 * on Latin and Greek letters, with Arabic letters and digits in one form.
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

/** Write a folded German word without the umlauts that were spelled out: Mueller as Müller, which is folded to Muller. */
export function withoutSpelledUmlauts(folded: string): string {
  return folded.replace(/(?<![aeq])([aou])e/g, '$1')
}
