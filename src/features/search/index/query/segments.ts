import { wordSegmenter } from '#app/i18n/words.ts'
import { lettersOf } from '../../analysis/run-letters.ts'

const HIRAGANA = /^\p{Script=Hiragana}+$/u
const HAN = /^[\p{Script=Han}々]+/u
const HANGUL = /^\p{Script=Hangul}+$/u
/** Minimum length of words in Hiragana. Shorter ones are particles and endings. */
const MIN_HIRAGANA = 3
/** Maximum length in syllables of a particle that is attached to a Korean noun. */
const MAX_PARTICLE = 2

/** A normalized word within a run, with shorter forms for the case that the word itself has no matches. */
export interface Segment {
  readonly letters: readonly string[]
  readonly shorter: readonly (readonly string[])[]
}

/**
 * Splits a run of a script without spaces into its words. Returns the whole run if no word remains.
 * The index contains pairs of letters, so differences between dictionaries do not matter.
 */
export function segmentsOf(written: string, language: string, stopWords: ReadonlySet<string>): Segment[] {
  const words = [...wordSegmenter(language).segment(written)].map(({ segment }) => segment)
  const telling = words.filter((word) => !stopWords.has(word) && (!HIRAGANA.test(word) || word.length >= MIN_HIRAGANA))
  return (telling.length > 0 ? telling : [written]).map((word) => ({
    letters: lettersIn(word),
    shorter: shorterForms(word).map(lettersIn),
  }))
}

function shorterForms(word: string): string[] {
  if (HANGUL.test(word)) return [1, 2].filter((less) => less <= MAX_PARTICLE && word.length - less >= 2).map((less) => word.slice(0, -less))
  const han = HAN.exec(word)?.[0] ?? ''
  // Removes the endings of a verb. Then adds the pairs of a compound, for texts that do not contain it as a whole.
  const stem = han.length > 0 && han.length < word.length ? [han] : []
  const pairs = han.length > 2 ? Array.from({ length: han.length - 1 }, (_, at) => han.slice(at, at + 2)) : []
  return [...stem, ...pairs]
}

function lettersIn(word: string): string[] {
  return lettersOf(word).map(({ letter }) => letter)
}
