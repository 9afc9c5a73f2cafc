import type { Query } from '../query.ts'

/** A question for the entries of a type that have a name in a field. */
interface NameAsked {
  readonly type: string
  readonly field: string
  readonly name: string
}

/** What visitors' addresses are looked up by. */
const NAMING = /^fields\.(slug)$/
/** What decides how much of the entries is delivered, and not which they are. */
const DELIVERY: ReadonlySet<string> = new Set(['content_type', 'include', 'select', 'order'])

/** Read a query that asks for a name and nothing else; nothing for any other. */
export function nameAsked(query: Query): NameAsked | undefined {
  const { content_type: type } = query
  const [filter, ...others] = Object.entries(query).filter(([parameter]) => !DELIVERY.has(parameter))
  const field = filter && NAMING.exec(filter[0])?.[1]
  return type === undefined || field === undefined || others.length > 0 ? undefined : { type: String(type), field, name: String(filter?.[1]) }
}
