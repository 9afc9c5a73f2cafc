import type { TypeFacts } from '../evidence/type-facts.ts'
import { addressOf } from '../fields/address.ts'
import { publishedOf } from '../fields/dates.ts'
import { isPartByName } from './part-names.ts'

/** Returns whether entries of a content type have an address. Parts of pages often have a path that links elsewhere. */
export function hasAddress(type: TypeFacts): boolean {
  const address = addressOf(type.fields)
  if (!address) return false
  const [{ field, values }] = address
  const isFilled = values.count > 0 && !values.texts.some((text) => text.includes('/'))
  return !isPartByName(type) || field.widget === 'slugEditor' || field.unique === true || isFilled || publishedOf(type.fields) !== undefined
}
