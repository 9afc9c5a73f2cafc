import type { SpaceField } from '../../space-model.ts'
import type { FieldMeaning } from '../names/field-words.ts'
import { fieldFit } from '../names/meaning.ts'
import { wordsOf, without } from '../names/words.ts'
import { kindOf, type Kind } from './kind.ts'
import type { ValueFacts } from './values.ts'

/** What is known of a field before it is known what it means. */
export interface FieldFacts {
  readonly id: string
  readonly field: SpaceField
  readonly kind: Kind
  /** Words of the id; `own` without those of the content type. */
  readonly words: readonly string[]
  readonly own: readonly string[]
  /** Words of the name that editors see. */
  readonly names: readonly string[]
  readonly values: ValueFacts
  /** Content types that it holds: those it accepts, or where it accepts any those that its values lead to. */
  readonly targets: ReadonlySet<string>
  /** Content types that its words lead to. */
  readonly places: ReadonlySet<string>
  /** Entries are called by it in lists of editors. */
  readonly isDisplay: boolean
  /** All types of the space have it, to name entries for editors. */
  readonly isConvention: boolean
}

/** Put together what is known of a field. */
export function fieldFacts(
  field: SpaceField,
  typeWords: readonly string[],
  values: ValueFacts,
  links: Pick<FieldFacts, 'targets' | 'places'>,
  names: Pick<FieldFacts, 'isDisplay' | 'isConvention'>,
): FieldFacts {
  const words = wordsOf(field.id)
  return { id: field.id, field, kind: kindOf(field), words, own: without(words, typeWords), names: wordsOf(field.name), values, ...links, ...names }
}

/** Tell how well a field says a meaning by id and name, from 0 to 1. */
export function fits({ own, words, names }: FieldFacts, meaning: FieldMeaning): number {
  return Math.max(fieldFit(own, meaning), 0.95 * fieldFit(words, meaning), 0.8 * fieldFit(names, meaning))
}

/** Tell whether a field is text of any kind. */
export function isText({ kind }: FieldFacts): boolean {
  return kind === 'short' || kind === 'long' || kind === 'rich'
}

/** Tell whether a field is for those who write: a name of the entry by which they find it. */
export function isInternal(field: FieldFacts): boolean {
  return field.kind === 'short' && (namesInternally(field.words) || namesInternally(field.names))
}

function namesInternally(words: readonly string[]): boolean {
  const marks = words.map((word) => fieldFit([word], 'internal') > 0)
  const rest = words.every(
    (word, at) => marks[at] || NAMES.some((meaning) => fieldFit([word], meaning) > 0) || /^(?:id|notes?|description|use|only|for|the)$/.test(word),
  )
  return rest && (marks[0] === true || marks.at(-1) === true)
}

const NAMES = ['title', 'name', 'label'] as const satisfies readonly FieldMeaning[]
