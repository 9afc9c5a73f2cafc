import type { SpaceType } from '../../space-model.ts'
import { TYPE_WORDS, type TypeMeaning } from '../names/type-words.ts'
import { typeFit } from '../names/meaning.ts'
import type { FieldFacts } from './field-facts.ts'

/** What is known of a content type before it is known what it means. */
export interface TypeFacts {
  readonly id: string
  readonly type: SpaceType
  /** Words of the id, without those that its family begins with. */
  readonly words: readonly string[]
  /** What the ids of several types begin with: `component`, `page`. */
  readonly family: readonly string[]
  readonly names: readonly string[]
  /** But for those that serve a program alone. */
  readonly fields: readonly FieldFacts[]
  /** Entries, of all. */
  readonly count: number
}

const MEANINGS = keysOf(TYPE_WORDS)

function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}

/** Tell how well a content type says a meaning by its id, or where that says nothing by its name, from 0 to 1. */
export function says({ words, names }: TypeFacts, meaning: TypeMeaning): number {
  const isSpoken = MEANINGS.some((each) => typeFit(words, each) > 0)
  return isSpoken ? typeFit(words, meaning) : 0.9 * typeFit(names, meaning)
}
