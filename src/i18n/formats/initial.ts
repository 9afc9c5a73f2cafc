import { memoize } from 'contentful-emulator/async/memoize.ts'

const collators = memoize((tag: string) => new Intl.Collator(tag, { sensitivity: 'base' }), new Map())

/** The first consonants of Korean syllables, in the order of their code points. A doubled consonant is listed with the simple one. */
const KOREAN = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = 0xac_00
const SYLLABLES_PER_CONSONANT = 588
/** Letters with two spellings: Danish lists Aa as Å, and Hungarian lists Ő and Ű with Ö and Ü. */
const TWICE_SPELLED: ReadonlyMap<string, string> = new Map([
  ['Aa', 'Å'],
  ['Ő', 'Ö'],
  ['Ű', 'Ü'],
])
/** The distance from a katakana character to its hiragana. */
const TO_HIRAGANA = 0x60

/**
 * Returns the letter under which the alphabetical order of a language lists a text: É is listed under E, but Ä under Ä in Swedish.
 *
 * Two characters can be one letter: Ch in Czech, Cs in Hungarian. Returns an empty text if there is no letter.
 */
export function initialOf(text: string, tag: string): string {
  const [, first, second = ''] = /(\p{L})([a-z]?)/iu.exec(text.normalize('NFC')) ?? []
  if (first === undefined) return ''
  const { compare } = collators(tag)
  // A letter of two characters follows all other words that begin with the first one.
  const isPair = second !== '' && compare(first + second, `${first}zzz`) > 0
  const letter = isPair ? first.toLocaleUpperCase(tag) + second.toLocaleLowerCase(tag) : capitalOf(first, tag)
  const marked = [...letter.normalize('NFD')]
  const shorter = marked.map((_, index) =>
    marked
      .slice(0, index + 1)
      .join('')
      .normalize('NFC'),
  )
  const listed = shorter.find((each) => compare(each, letter) === 0) ?? letter
  return TWICE_SPELLED.get(listed) ?? listed
}

/** Returns a letter as a capital, a Korean syllable as its first consonant, and katakana as hiragana. */
function capitalOf(letter: string, tag: string): string {
  const [base = letter] = letter.normalize('NFD')
  const code = (character: string) => character.codePointAt(0) ?? 0
  if (/\p{Script=Hangul}/u.test(letter)) return KOREAN[Math.floor((code(letter) - FIRST_SYLLABLE) / SYLLABLES_PER_CONSONANT)] ?? letter
  return /[\u30a1-\u30f6]/u.test(base) ? String.fromCodePoint(code(base) - TO_HIRAGANA) : letter.toLocaleUpperCase(tag)
}
