import type { ProgramPlace } from '#app/i18n/addresses/programs.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { programsOf } from '../table-of-programs.server.ts'
import { LISTED_TYPES, typeOfListing, type ListedType } from '#app/config/page-types/table.ts'
import type { ProgramSources } from './program-sources.ts'

/** Returns the page types with feeds, or with calendars. */
export function typesWith(kind: keyof ProgramSources): readonly ListedType[] {
  return LISTED_TYPES.filter((type) => programsOf[type][kind] !== undefined)
}

/** Returns the types in the feed or calendar of a page: the type of a listing, or on a topic all types with topics. */
export function typesBehind(kind: keyof ProgramSources, place: ProgramPlace): readonly ListedType[] {
  if (!('slug' in place)) return typesWith(kind).filter((type) => type === typeOfListing(place.route))
  return place.route === 'topic' ? typesWith(kind).filter((type) => pageTypesOnServer[type].hasTopics) : []
}
