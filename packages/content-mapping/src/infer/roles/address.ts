import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { addressOf } from '../fields/address.ts'
import { publishedOf } from '../fields/dates.ts'
import { isPartByName } from './part-names.ts'

/** Returns whether entries of a content type have an address. Parts of pages often have a path that links elsewhere. */
export function hasAddress(type: TypeFacts): boolean {
  const address = addressOf(type.fields)
  if (!address) return false
  const [{ field, values }] = address
  if (!isOfPage(type, address[0])) return false
  const isFilled = values.count > 0 && !values.texts.some((text) => text.includes('/'))
  return !isPartByName(type) || field.widget === 'slugEditor' || field.unique === true || isFilled || publishedOf(type.fields) !== undefined
}

/** Returns whether an address belongs to the entry. A path in a field called url leads elsewhere if the entry has nothing to read. */
function isOfPage({ fields }: TypeFacts, address: FieldFacts): boolean {
  const { field, values } = address
  const isSure = field.widget === 'slugEditor' || field.unique === true || fits(address, 'slug') >= 0.7
  const mayLeadElsewhere = fits(address, 'url') >= 0.7 || (values.count > 0 && values.ways > 0.5)
  return isSure || !mayLeadElsewhere || fields.some(({ kind }) => ['long', 'rich', 'entries', 'assets'].includes(kind))
}
