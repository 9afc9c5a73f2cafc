import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { leadsToEntries } from '../fields/entry-links.ts'
import { playing, type Cast } from './cast.ts'

/** Roles that are not parts of a page, or have their own pages. */
const NO_SECTIONS = ['ignore', 'seo', 'picture', 'person', 'topic', 'event', 'story', 'page', 'settings'] as const

/** Meanings of fields that hold entries but not the main content of a page. */
const OTHERWISE = ['related', 'people', 'seo', 'parent', 'menu', 'target'] as const

/** Returns whether a field holds the sections of a page. */
function isSectionList(field: FieldFacts, apart: ReadonlySet<string>): boolean {
  if (!leadsToEntries(field)) return false
  const called = fits(field, 'sections')
  if (field.targets.size === 0) return called >= 0.7 && field.kind === 'entries'
  const sections = [...field.targets].filter((target) => !apart.has(target))
  if (sections.length === 0) return false
  if (called >= 0.7) return true
  return field.kind === 'entries' && sections.length >= 2 && OTHERWISE.every((meaning) => fits(field, meaning) < 0.7)
}

/** Returns the fields that hold the sections of a page, in the order of its model. */
export function sectionLists(type: TypeFacts, cast: Cast): readonly FieldFacts[] {
  const apart = new Set([...cast.addressed, ...playing(cast, ...NO_SECTIONS)])
  for (const section of playing(cast, 'section')) apart.delete(section)
  return type.fields.filter((field) => isSectionList(field, apart))
}
