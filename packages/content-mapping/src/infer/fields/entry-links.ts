import type { FieldMeaning } from '../names/field-words.ts'
import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'

/** Tell whether a field leads to entries. */
export function leadsToEntries({ kind }: FieldFacts): boolean {
  return kind === 'entry' || kind === 'entries'
}

/** Tell whether a field leads to entries of some content types only, and to none else. */
export function holdsOnly(field: FieldFacts, types: ReadonlySet<string>): boolean {
  return leadsToEntries(field) && field.targets.size > 0 && [...field.targets].every((target) => types.has(target))
}

/** What speaks for a field leading to entries of certain content types, in a certain meaning. */
function leadWeight(field: FieldFacts, types: ReadonlySet<string>, meaning: FieldMeaning, mustBeCalled: boolean): Weight {
  if (!leadsToEntries(field)) return NOTHING
  const called = fits(field, meaning)
  const isTold = holdsOnly(field, types)
  const isOpen = field.targets.size === 0
  if ((mustBeCalled && called < 0.5) || (!isTold && !isOpen) || (isOpen && called < 0.7)) return NOTHING
  return weigh(isTold && [6, `leads to ${[...field.targets].toSorted().join(', ')}`], [6 * called, `is called “${field.id}”`], field.kind === 'entry' && [0.5])
}

/** Find the field that leads to entries of certain content types; to any when it may not be told by what it is called. */
export function leadOf(
  fields: readonly FieldFacts[],
  types: ReadonlySet<string>,
  meaning: FieldMeaning,
  mustBeCalled = false,
): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, (field) => leadWeight(field, types, meaning, mustBeCalled), 4)
}
