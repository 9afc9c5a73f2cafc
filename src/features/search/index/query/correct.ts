import type { Analyser, Word } from '../../analysis/analyser.ts'
import type { LanguageIndex } from '../language-index.ts'
import type { QueryPart } from './parse-query.ts'

const LEAST_LETTERS = 4
const LEAST_HALF = 3
/** Minimum length of words that may contain two errors. */
const LONG = 6

/** Replaces unknown words of a query by similar words of the index. Returns `undefined` if there is nothing to correct. */
export function corrected(index: LanguageIndex, analysers: readonly Analyser[], parts: readonly QueryPart[]): QueryPart[] | undefined {
  let isChanged = false
  const changed = parts.map((part) => {
    if (part.isLocalizedText || part.isExcluded) return part
    const text = correctedText(index, analysers, part.text)
    isChanged ||= text !== part.text
    return { ...part, text }
  })
  return isChanged ? changed : undefined
}

/** Writes the parts of a query as a visitor would type them. */
export function textOf(parts: readonly QueryPart[]): string {
  return parts.map(({ text, isLocalizedText, isExcluded }) => `${isExcluded ? '-' : ''}${isLocalizedText ? `“${text}”` : text}`).join(' ')
}

function correctedText(index: LanguageIndex, analysers: readonly Analyser[], text: string): string {
  const [analyser] = analysers
  if (!analyser || analysers.some((each) => each.read(text).every((unit) => unit.kind === 'word' && isKnown(index, unit)))) return text
  return analyser.read(text).reduceRight((whole, unit) => {
    if (unit.kind === 'word') return isKnown(index, unit) ? whole : replaced(whole, unit, nearest(index, unit.word))
    const letters = unit.letters.map(({ letter }) => letter).join('')
    const katakana = /[\u30A1-\u30FA\u30FC]{4,}/u.exec(letters)?.[0]
    const isMisspelled = katakana !== undefined && katakana === letters && index.written(katakana) === undefined
    return isMisspelled ? replaced(whole, unit, nearest(index, katakana)) : whole
  }, text)
}

function replaced(whole: string, { start, end }: { readonly start: number; readonly end: number }, by: string | undefined): string {
  return by === undefined ? whole : whole.slice(0, start) + by + whole.slice(end)
}

function isKnown(index: LanguageIndex, { word, stems }: Word): boolean {
  return word.length < LEAST_LETTERS || index.hasBeginning(word) || [word, ...stems].some((form) => index.pagesWith(form) > 0)
}

/**
 * Returns the most likely correction: the nearest word, preferably with the same first letter and on many pages. If a space is missing,
 * returns two words.
 */
function nearest(index: LanguageIndex, word: string): string | undefined {
  const max = word.length < LONG ? 1 : 2
  const candidates = index.vocabulary.near(word, max)
  const rated = candidates
    .map((each) => ({ ...each, pages: index.pagesWith(each.word), isAlike: each.word[0] === word[0] }))
    .toSorted((one, other) => one.distance - other.distance || Number(other.isAlike) - Number(one.isAlike) || other.pages - one.pages)
  const best = rated.find(({ pages }) => pages > 0 || !/[a-z]/.test(word))
  if (best && best.distance === 1) return index.written(best.word)
  return twoWords(index, word) ?? (best && index.written(best.word))
}

function twoWords(index: LanguageIndex, word: string): string | undefined {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * LEAST_HALF + 1) }, (_, at) => at + LEAST_HALF)
  const known = cuts
    .map((cut) => [word.slice(0, cut), word.slice(cut)] as const)
    .map(([first, second]) => ({ first, second, pages: Math.min(index.pagesWith(first), index.pagesWith(second)) }))
    .filter(({ pages }) => pages > 0)
    .toSorted((one, other) => other.pages - one.pages)[0]
  if (!known) return undefined
  const [first, second] = [index.written(known.first), index.written(known.second)]
  return first === undefined || second === undefined ? undefined : `${first} ${second}`
}
