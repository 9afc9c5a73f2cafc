import { memoize, type Memoized } from 'contentful-emulator/async/memoize.ts'
import { LRUCache } from 'lru-cache'
import type { Run, Word } from '../analysis/analyser.ts'
import type { Analysers } from './analysers.ts'

/** Maximum number of letters of cached titles, headings and search terms: about 4 MB of memory for each language. */
const MAX_LETTERS = 100_000
/** Maximum length of a cached text. Longer texts are analysed each time. */
const MAX_LETTERS_OF_TEXT = 500

/**
 * Returns a function that returns the units of a short text in a language, a BCP 47 tag. Texts that repeat often, such as titles, are analysed
 * once.
 */
export function analysedTexts(analysers: Analysers): (text: string, language: string) => readonly (Word | Run)[] {
  const units = new LRUCache<string, Memoized<readonly (Word | Run)[]>>({
    maxSize: MAX_LETTERS,
    maxEntrySize: MAX_LETTERS_OF_TEXT,
    sizeCalculation: (_, key) => key.length,
  })
  const unitsOf = memoize((key) => {
    const end = key.indexOf(' ')
    return analysers.of(key.slice(0, end)).read(key.slice(end + 1))
  }, units)
  return (text, language) => unitsOf(`${language} ${text}`)
}
