import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'

function isDate({ kind, values }: FieldFacts): boolean {
  return kind === 'date' || (kind === 'short' && values.count > 0 && values.dates > 0.8)
}

function publishedWeight(field: FieldFacts): Weight {
  if (!isDate(field) || fits(field, 'unpublished') >= 0.5) return NOTHING
  const called = `is a date called “${field.id}”`
  return weigh([10 * fits(field, 'published'), called], [8 * fits(field, 'date'), called], /created|creation/.test(field.words.join(' ')) && [6, called])
}

function startWeight(field: FieldFacts): Weight {
  if (!isDate(field) || fits(field, 'unpublished') >= 0.5 || fits(field, 'published') >= 0.5) return NOTHING
  return weigh(
    [4, 'is a date'],
    field.isStart && [6, 'has a time of day, and ends at another'],
    [6 * fits(field, 'start'), `is called “${field.id}”`],
    [-8 * fits(field, 'end')],
  )
}

function endWeight(field: FieldFacts): Weight {
  return isDate(field) ? weigh([8 * fits(field, 'end'), `is a date called “${field.id}”`], field.isEnd && [6, 'follows the beginning']) : NOTHING
}

/** Returns the field with the date of publication. */
export function publishedOf(fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, publishedWeight, 4)
}

/** Returns the field with the beginning of an event. */
export function startOf(fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, startWeight, 4)
}

/** Returns the field with the end of an event. */
export function endOf(fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, endWeight, 4)
}
