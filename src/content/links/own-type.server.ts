import type { OwnListing } from 'content-mapping/mapped-space.ts'
import type { Query } from '../client/query.ts'

/** Ask for the entries of a type of the space's own whose pages are made of their fields. */
export function ofOwnType({ type }: Pick<OwnListing, 'type'>): Query {
  return { content_type: 'genericPage', 'fields.ownType': type }
}
