import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'

/** Evidence that a field contains the last segment of an entry's address. */
function addressWeight(field: FieldFacts): Weight {
  const { kind, field: declared, values } = field
  if (kind !== 'short' || fits(field, 'seo') >= 0.7 || values.urls > 0.2) return NOTHING
  const isFilled = values.count > 0
  const looksLikePath = values.paths >= 0.8
  return weigh(
    declared.widget === 'slugEditor' && [8, 'is written with the editor of slugs'],
    [10 * strong(fits(field, 'slug')), `is called “${field.id}”`],
    [7 * strong(fits(field, 'path')), `is called “${field.id}”`],
    (looksLikePath || declared.unique === true) && [5 * whole(fits(field, 'key')), `is called “${field.id}”`],
    looksLikePath && values.texts.some((text) => text.includes('/')) && [5 * whole(fits(field, 'url')), 'its values are paths'],
    declared.unique === true && [1, 'no two entries have the same'],
    field.isDerived && [6, 'contains another text as part of an address'],
    looksLikePath && [2, 'its values look like parts of addresses'],
    isFilled && values.paths < 0.5 && [fits(field, 'slug') >= 0.95 ? -3 : -9],
  )
}

function strong(fit: number): number {
  return fit >= 0.7 ? fit : 0
}

function whole(fit: number): number {
  return fit >= 0.95 ? fit : 0
}

/** Returns the field with the last segment of an entry's address. */
export function addressOf(fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, addressWeight, 5)
}
