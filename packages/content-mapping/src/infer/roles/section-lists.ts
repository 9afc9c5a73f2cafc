import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { leadsToEntries } from '../fields/entry-links.ts'
import { playing, type Cast } from './cast.ts'

/** Roles that are parts of no page, or have pages of their own. */
const NO_SECTIONS = ['ignore', 'seo', 'picture', 'person', 'topic', 'event', 'story', 'page', 'settings'] as const

/** Fields that do not say what a page is made of, though they hold some of it. */
const OTHERWISE = ['related', 'people', 'seo', 'parent', 'menu', 'target'] as const

/** Tell whether a field holds the parts that a page is made of. */
function isSectionList(field: FieldFacts, apart: ReadonlySet<string>): boolean {
  if (!leadsToEntries(field)) return false
  const called = fits(field, 'sections')
  if (field.targets.size === 0) return called >= 0.7 && field.kind === 'entries'
  const sections = [...field.targets].filter((target) => !apart.has(target))
  if (sections.length === 0) return false
  if (called >= 0.7) return true
  return field.kind === 'entries' && sections.length >= 2 && OTHERWISE.every((meaning) => fits(field, meaning) < 0.7)
}

/** Find the fields that hold the parts of which a page is made, in the order of its model. */
export function sectionLists(type: TypeFacts, cast: Cast): readonly FieldFacts[] {
  const apart = new Set([...cast.addressed, ...playing(cast, ...NO_SECTIONS)])
  for (const section of playing(cast, 'section')) apart.delete(section)
  return type.fields.filter((field) => isSectionList(field, apart))
}
