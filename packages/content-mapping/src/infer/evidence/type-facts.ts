import type { SpaceType } from '../../space-model.ts'
import { TYPE_WORDS, type TypeMeaning } from '../names/type-words.ts'
import { typeFit } from '../names/meaning.ts'
import type { FieldFacts } from './field-facts.ts'

/** Evidence of the role of a content type. */
export interface TypeFacts {
  readonly id: string
  readonly type: SpaceType
  /** Words of the id, without the prefix that it shares with its family. */
  readonly words: readonly string[]
  /** Prefix that several ids share: `component`, `page`. */
  readonly family: readonly string[]
  readonly names: readonly string[]
  /** Without fields that only apps use. */
  readonly fields: readonly FieldFacts[]
  /** Fields that repeat the text of another field in another language. */
  readonly otherLanguages: ReadonlySet<string>
  /** Number of all entries. */
  readonly count: number
}

const MEANINGS = keysOf(TYPE_WORDS)

function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}

/** Returns how well a content type fits a meaning, from 0 to 1. The name counts only if the id fits no meaning. */
export function says({ words, names }: TypeFacts, meaning: TypeMeaning): number {
  const isSpoken = MEANINGS.some((each) => typeFit(words, each) > 0)
  return isSpoken ? typeFit(words, meaning) : 0.9 * typeFit(names, meaning)
}
