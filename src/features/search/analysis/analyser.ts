import { memoize } from 'contentful-emulator/async/memoize.ts'
import { LRUCache } from 'lru-cache'
import { arabicStem, type Stemmer, stemmerOf } from './stemmers.ts'
import { fold, withoutSpelledUmlauts } from './fold.ts'
import { gramsOf, lettersOf, type RunLetter } from './run-letters.ts'

/** A word of a text in its normalized form. */
export interface Word {
  readonly kind: 'word'
  /** Original spelling. */
  readonly written: string
  readonly word: string
  /** Stems that differ from the word itself. There are two if a stem depends on diacritics that people omit. */
  readonly stems: readonly string[]
  readonly start: number
  readonly end: number
}

/** A run of letters of a script without spaces between words. */
export interface Run {
  readonly kind: 'run'
  readonly written: string
  readonly letters: readonly RunLetter[]
  readonly start: number
  readonly end: number
}

/** Splits texts of one language into normalized words and runs. Pure: the same text always yields the same result. */
export interface Analyser {
  /** BCP 47 language without a region. */
  readonly language: string
  read(text: string): (Word | Run)[]
}

/** Increase this version with every change of the analysis, so that indexes are rebuilt. */
export const ANALYSIS_VERSION = 2

/** Maximum number of cached words. Words repeat often. */
const MAX_CACHED = 50_000
const MAX_WORD_LENGTH = 60

/** Creates the analyser of a BCP 47 language tag. For an unknown language, only the scripts determine the analysis. */
export async function analyserOf(tag: string): Promise<Analyser> {
  const language = tag.split('-')[0]?.toLowerCase() ?? tag
  const stem = await stemmerOf(language)
  const compared = memoize((written: string) => comparedWord(written, language, stem), new LRUCache({ max: MAX_CACHED }))

  return {
    language,
    read: (text) =>
      unitsOf(text).flatMap((unit): (Word | Run)[] => {
        const { start, end } = unit
        if (unit.kind === 'run') return [{ kind: 'run', written: unit.text, letters: lettersOf(unit.text), start, end }]
        return wordsWithin(unit.text, language).flatMap((written) => {
          const { word, stems } = compared(written.slice(0, MAX_WORD_LENGTH))
          return word === '' ? [] : [{ kind: 'word' as const, written, word, stems, start, end }]
        })
      }),
  }
}

function comparedWord(written: string, language: string, stem: Stemmer | undefined): Pick<Word, 'word' | 'stems'> {
  // Compatibility forms of some single characters contain spaces.
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

/** Returns the index tokens of a word or a run, in order. */
export function tokensOf(unit: Word | Run): readonly string[] {
  return unit.kind === 'word' ? [unit.word] : gramsOf(unit.letters.map(({ letter }) => letter))
}

/** A word, or a run of letters of a script without spaces between words. */
interface Unit {
  readonly kind: 'word' | 'run'
  readonly text: string
  /** Position in the text, in code units. */
  readonly start: number
  readonly end: number
}

/** Scripts without spaces between words, and Korean, which attaches particles to nouns. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const RUN = `[[\\p{L}\\p{M}\\p{Nl}]&&[${UNSPACED}]]+`
const LETTERS = `[[\\p{L}\\p{M}\\p{N}]--[[\\p{L}\\p{M}\\p{Nl}]&&[${UNSPACED}]]]+`
/** Apostrophes and soft hyphens within a word belong to the word. */
const UNIT = new RegExp(`(?<run>${RUN})|${LETTERS}(?:['’ʼ＇\\u00AD]${LETTERS})*`, 'gv')

/** Returns the words and runs of a text, in order. */
function unitsOf(text: string): Unit[] {
  return [...text.matchAll(UNIT)].map((match) => ({
    kind: match.groups?.['run'] === undefined ? 'word' : 'run',
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Elided words before an apostrophe in French, Catalan and Italian. */
const ELIDED = /^(?:l|d|qu|j|n|s|t|c|m|jusqu|lorsqu|puisqu|quoiqu|all|dall|dell|nell|sull|un)['’ʼ＇](?=.)/iu
const ELIDING: ReadonlySet<string> = new Set(['fr', 'it', 'ca', 'oc'])
const APOSTROPHES = /['’ʼ＇]/

/**
 * Returns the words between two spaces, without elided words and endings that a language attaches with an apostrophe.
 * @example wordsWithin('l’hôtel', 'fr') // ['hôtel']
 */
function wordsWithin(written: string, language: string): string[] {
  const whole = written.replaceAll('\u00AD', '')
  if (ELIDING.has(language)) return whole.replace(ELIDED, '').split(APOSTROPHES).filter(Boolean)
  const [stem = '', ...endings] = whole.split(APOSTROPHES)
  const isEnding = language === 'tr' || (endings.length === 1 && /^s$/i.test(endings[0] ?? ''))
  return [isEnding ? stem : stem + endings.join('')]
}
