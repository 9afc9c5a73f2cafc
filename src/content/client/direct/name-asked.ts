import type { Query } from '../query.ts'

/** A question for the entries of a type that have a name in a field. */
interface NameAsked {
  readonly type: string
  readonly field: string
  readonly name: string
}

/** What visitors' addresses are looked up by. */
const NAMING = 'fields.slug'
/** What decides how much of the entries is delivered, and not which they are. */
const DELIVERY: ReadonlySet<string> = new Set(['content_type', 'include', 'select', 'order'])

/** Read a query that asks for a name and nothing else; nothing for any other. */
export function nameAsked(query: Query): NameAsked | undefined {
  const { content_type: type } = query
  const [filter, ...others] = Object.entries(query).filter(([parameter]) => !DELIVERY.has(parameter))
  if (type === undefined || filter?.[0] !== NAMING || others.length > 0) return undefined
  return { type: String(type), field: 'slug', name: String(filter[1]) }
}
