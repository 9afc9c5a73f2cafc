import type { SpaceField } from '../../space-model.ts'
import type { FieldMeaning } from '../names/field-words.ts'
import { fieldFit } from '../names/meaning.ts'
import { wordsOf, without } from '../names/words.ts'
import { kindOf, type Kind } from './kind.ts'
import type { ValueFacts } from './values.ts'

/** Evidence of a field's meaning. */
export interface FieldFacts {
  readonly id: string
  readonly field: SpaceField
  readonly kind: Kind
  /** Words of the id. `own` omits the words of the content type. */
  readonly words: readonly string[]
  readonly own: readonly string[]
  /** Words of the name that editors see. */
  readonly names: readonly string[]
  readonly values: ValueFacts
  /** Content types of linked entries: those that the field accepts, or else those that its values link to. */
  readonly targets: ReadonlySet<string>
  /** Content types of the entries that its values link to. */
  readonly held: ReadonlySet<string>
  /** Content types that hyperlinks in its text link to. */
  readonly places: ReadonlySet<string>
  /** Whether it is the display field. */
  readonly isDisplay: boolean
  /** Whether all types of the space have it as the internal name of entries. */
  readonly isConvention: boolean
  /** Whether its values, and those of other types, only help editors find entries. */
  readonly isForEditors: boolean
  /** Whether its values are the values of another short text, written as part of an address. */
  readonly isDerived: boolean
  /** Whether it names or describes another field: `skillsText` beside the list `skills`. */
  readonly isOfField: boolean
  /** Whether another field is derived from it. */
  readonly isSource: boolean
  /** Whether it links to the parent, by the paths of the linked entries. */
  readonly isParent: boolean
  /** Whether it is the beginning or the end of a time, by its values. */
  readonly isStart: boolean
  readonly isEnd: boolean
}

/** Collects the evidence of a field's meaning. */
export function fieldFacts(
  field: SpaceField,
  words: readonly string[],
  typeWords: readonly string[],
  values: ValueFacts,
  links: Pick<FieldFacts, 'targets' | 'held' | 'places'>,
  marks: Pick<FieldFacts, 'isDisplay' | 'isConvention' | 'isForEditors' | 'isDerived' | 'isSource' | 'isOfField' | 'isParent' | 'isStart' | 'isEnd'>,
): FieldFacts {
  return { id: field.id, field, kind: kindOf(field), words, own: without(words, typeWords), names: wordsOf(field.name), values, ...links, ...marks }
}

/** Returns how well the id and name of a field fit a meaning, from 0 to 1. */
export function fits({ own, words, names }: FieldFacts, meaning: FieldMeaning): number {
  return Math.max(fieldFit(own, meaning), 0.95 * fieldFit(words, meaning), 0.8 * fieldFit(names, meaning))
}

/** Returns whether a field is text of any kind. */
export function isText({ kind }: FieldFacts): boolean {
  return kind === 'short' || kind === 'long' || kind === 'rich'
}

/** Returns whether a field is an internal name, by which editors find the entry. */
export function isInternal(field: FieldFacts): boolean {
  return (
    field.kind === 'short' &&
    (field.isForEditors ||
      NEVER_SHOWN.test(field.names.join(' ')) ||
      namesInternally(field.words) ||
      namesInternally(field.names) ||
      (field.isDisplay && field.words[0]?.startsWith('intern') === true))
  )
}

/** Names of fields that are not displayed: `Title (not displayed)`. */
const NEVER_SHOWN = /\b(?:un|not )(?:displayed|shown|rendered|visible)\b/

function namesInternally(words: readonly string[]): boolean {
  const marks = words.map((word) => fieldFit([word], 'internal') > 0)
  const rest = words.every(
    (word, at) => marks[at] || NAMES.some((meaning) => fieldFit([word], meaning) > 0) || /^(?:id|notes?|description|use|only|for|the)$/.test(word),
  )
  return rest && (marks[0] === true || marks.at(-1) === true)
}

const NAMES = ['title', 'name', 'label'] as const satisfies readonly FieldMeaning[]
