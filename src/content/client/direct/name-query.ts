import type { Query } from '../query.ts'

/** Query for the entries of a type by the value of a naming field. */
interface NameQuery {
  readonly type: string
  readonly field: string
  readonly name: string
}

/** The field by which addresses of visitors are resolved. */
const NAMING = 'fields.slug'
/** Parameters that select parts of the entries, but not which entries match. */
const DELIVERY: ReadonlySet<string> = new Set(['content_type', 'include', 'select', 'order'])

/**
 * Parses a query that filters by slug and nothing else. Returns `undefined` for any other query.
 *
 * @example
 * parseNameQuery({ content_type: 'page', 'fields.slug': 'about' })
 * // { type: 'page', field: 'slug', name: 'about' }
 */
export function parseNameQuery(query: Query): NameQuery | undefined {
  const { content_type: type } = query
  const [filter, ...others] = Object.entries(query).filter(([parameter]) => !DELIVERY.has(parameter))
  if (type === undefined || filter?.[0] !== NAMING || others.length > 0) return undefined
  return { type: String(type), field: 'slug', name: String(filter[1]) }
}
