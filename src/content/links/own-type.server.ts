import type { OwnListing } from 'content-mapping/mapped-space.ts'
import type { Query } from '../client/query.ts'

/** Returns the query for the entries of an unmapped content type with generic pages. */
export function ofOwnType({ type }: Pick<OwnListing, 'type'>): Query {
  return { content_type: 'genericPage', 'fields.ownType': type }
}
