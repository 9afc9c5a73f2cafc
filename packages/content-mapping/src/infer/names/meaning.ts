import { FIELD_WORDS, type FieldMeaning } from './field-words.ts'
import { TYPE_WORDS, type TypeMeaning } from './type-words.ts'
import { formsOf } from './words.ts'

const fieldWords = sets(FIELD_WORDS)
const typeWords = sets(TYPE_WORDS)

function sets(words: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(words).map(([meaning, line]) => [meaning, new Set(line.split(' '))]))
}

function fit(words: readonly string[], known: ReadonlySet<string> | undefined): number {
  const spoken = words.filter((word) => !/^\d+$/.test(word))
  const fits = spoken.map((word) => formsOf(word).some((form) => known?.has(form)))
  if (!fits.includes(true)) return 0
  if (!fits.includes(false)) return 1
  if (fits.at(-1)) return 0.8
  return fits[0] ? 0.7 : 0.5
}

/** Returns how well the words of a field fit a meaning. All words: 1. The last word: 0.8. The first: 0.7. Another: 0.5. None: 0. */
export function fieldFit(words: readonly string[], meaning: FieldMeaning): number {
  return fit(words, fieldWords.get(meaning))
}

/** Returns how well the words of a content type fit a meaning, from 0 to 1 as {@link fieldFit}. */
export function typeFit(words: readonly string[], meaning: TypeMeaning): number {
  return fit(words, typeWords.get(meaning))
}
