import type { FieldMeaning } from '../names/field-words.ts'
import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'

/** Returns whether a field links to entries. */
export function leadsToEntries({ kind }: FieldFacts): boolean {
  return kind === 'entry' || kind === 'entries'
}

/** Returns the content types of the linked entries. A field may accept more types than it holds, so its entries count, if it has any. */
export function linkedTypes({ held, targets }: FieldFacts): ReadonlySet<string> {
  return held.size > 0 ? held : targets
}

/** Returns whether a field links only to entries of the given content types. */
export function holdsOnly(field: FieldFacts, types: ReadonlySet<string>): boolean {
  return leadsToEntries(field) && field.targets.size > 0 && [...field.targets].every((target) => types.has(target))
}

/** Evidence that a field links to entries of the given content types with the given meaning. */
function leadWeight(field: FieldFacts, types: ReadonlySet<string>, meaning: FieldMeaning, mustBeCalled: boolean): Weight {
  if (!leadsToEntries(field)) return NOTHING
  const called = fits(field, meaning)
  const isTold = holdsOnly(field, types)
  const isOpen = field.targets.size === 0
  if ((mustBeCalled && called < 0.5) || (!isTold && !isOpen) || (isOpen && called < 0.7)) return NOTHING
  return weigh(isTold && [6, `leads to ${[...field.targets].toSorted().join(', ')}`], [6 * called, `is called “${field.id}”`], field.kind === 'entry' && [0.5])
}

/** Returns the field that links to entries of the given content types. With `mustBeCalled`, its name must fit the meaning. */
export function leadOf(
  fields: readonly FieldFacts[],
  types: ReadonlySet<string>,
  meaning: FieldMeaning,
  mustBeCalled = false,
): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, (field) => leadWeight(field, types, meaning, mustBeCalled), 4)
}
