import { arabicStem } from './arabic-stem.ts'
import { fold, withoutSpelledUmlauts } from './fold.ts'
import { gramsOf, lettersOf, type RunLetter } from './run-letters.ts'
import { stemmerOf, type Stemmer } from './stemmers.ts'
import { unitsOf } from './units.ts'
import { wordsWithin } from './words.ts'

/** A word of a text as it is compared. */
export interface Word {
  readonly kind: 'word'
  /** As it is written. */
  readonly written: string
  readonly word: string
  /** One, or two where a stem depends on marks that people leave out; none that is the word itself. */
  readonly stems: readonly string[]
  readonly start: number
  readonly end: number
}

/** A run of letters of a script without blanks between words. */
export interface Run {
  readonly kind: 'run'
  readonly written: string
  readonly letters: readonly RunLetter[]
  readonly start: number
  readonly end: number
}

/** Reads texts of one language as they are compared. Pure: the same text always gives the same. */
export interface Analyser {
  /** BCP 47, without a region. */
  readonly language: string
  read(text: string): (Word | Run)[]
}

/** Changes with every change of what analysers make of a text. */
export const ANALYSIS_VERSION = 1

/** What is remembered of words, which come again and again. */
const MOST_REMEMBERED = 50_000
const LONGEST_WORD = 60

/** Make the analyser of a language, given as a BCP 47 tag; a language that is not known is read by its scripts alone. */
export async function analyserOf(tag: string): Promise<Analyser> {
  const language = tag.split('-')[0]?.toLowerCase() ?? tag
  const stem = await stemmerOf(language)
  const remembered = new Map<string, Pick<Word, 'word' | 'stems'>>()

  function compared(written: string): Pick<Word, 'word' | 'stems'> {
    const known = remembered.get(written)
    if (known) return known
    const made = comparedWord(written, language, stem)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(written, made)
    return made
  }

  return {
    language,
    read: (text) =>
      unitsOf(text).flatMap((unit): (Word | Run)[] => {
        const { start, end } = unit
        if (unit.kind === 'run') return [{ kind: 'run', written: unit.text, letters: lettersOf(unit.text), start, end }]
        return wordsWithin(unit.text, language).flatMap((written) => {
          const { word, stems } = compared(written.slice(0, LONGEST_WORD))
          return word === '' ? [] : [{ kind: 'word' as const, written, word, stems, start, end }]
        })
      }),
  }
}

function comparedWord(written: string, language: string, stem: Stemmer | undefined): Pick<Word, 'word' | 'stems'> {
  // Compatibility forms of some single characters hold spaces.
  const whole = (text: string) => fold(text).replace(/\s+/g, '')
  const folded = (text: string) => (language === 'de' ? withoutSpelledUmlauts(whole(text)) : whole(text))
  const word = folded(written)
  if (/[\u0620-\u064A]/.test(word)) return { word, stems: [arabicStem(word)].filter((each) => each !== word) }
  if (!stem || /\d/.test(word)) return { word, stems: [] }
  const stems = new Set([folded(stem(written.normalize('NFKC').toLowerCase())), folded(stem(word))])
  stems.delete(word)
  stems.delete('')
  return { word, stems: [...stems] }
}

/** Give the tokens that a word or a run is in an index, in order. */
export function tokensOf(unit: Word | Run): readonly string[] {
  return unit.kind === 'word' ? [unit.word] : gramsOf(unit.letters.map(({ letter }) => letter))
}
