import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import type { SpaceFacts } from '../evidence/space-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { addressOf, isSureAddress } from '../fields/address.ts'
import { publishedOf } from '../fields/dates.ts'
import type { Holder } from './cast.ts'
import { isPartByName } from './part-names.ts'

/** Minimum number of types in a list of sections. */
const SECTIONS = 3

/** Returns the content types whose entries have an address. In lists of sections, only sure addresses count: others are anchors. */
export function addressedTypes({ types }: SpaceFacts, holders: ReadonlyMap<string, readonly Holder[]>): ReadonlySet<string> {
  const addressed = new Set([...types.values()].filter(hasAddress).map(({ id }) => id))
  const isOfSections = ({ field }: Holder) =>
    field.kind === 'entries' && field.targets.size >= SECTIONS && [...field.targets].filter((id) => addressed.has(id)).length * 2 < field.targets.size
  const isSection = ({ id, fields }: TypeFacts) => (holders.get(id) ?? []).some(isOfSections) && !fields.some(isSureAddress)
  return new Set([...types.values()].filter((type) => addressed.has(type.id) && !isSection(type)).map(({ id }) => id))
}

/** Returns whether entries of a content type have an address. Parts of pages often have a path that links elsewhere. */
function hasAddress(type: TypeFacts): boolean {
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
