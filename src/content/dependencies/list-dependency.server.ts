import type { Query } from '../client/query.ts'
import type { ListDependency } from './dependencies.ts'

/** Parameters that select parts of the entries, but not which entries match. */
const DELIVERY: ReadonlySet<string> = new Set(['content_type', 'include', 'select', 'limit', 'skip', 'order'])
const ONE_OF = '[in]'
const OF_ONE_VALUE = /^(?:fields|metadata|sys)\./
/** Order of the service for queries that name none: the last change first. */
const DEFAULT_ORDER = 'sys.updatedAt'

/** Returns the values that determine which entries match a query. */
export function listDependency(query: Query): ListDependency {
  const { content_type: type, order } = query
  const filters = Object.entries(query).filter(([name]) => !DELIVERY.has(name))
  const equal = filters.flatMap(([name, value]): [string, string[]][] => {
    if (name.endsWith(ONE_OF)) return [[name.slice(0, -ONE_OF.length), String(value).split(',')]]
    return name.includes('[') ? [] : [[name, [String(value)]]]
  })
  const ranges = filters.filter(([name]) => name.includes('[') && !name.endsWith(ONE_OF)).map(([name]) => name.slice(0, name.indexOf('[')))
  const ordered = String(order ?? DEFAULT_ORDER)
    .split(',')
    .map((path) => path.replace(/^-/, ''))
  return {
    type: type === undefined ? undefined : String(type),
    equal: equal.filter(([path]) => OF_ONE_VALUE.test(path)),
    paths: [...new Set([...ranges, ...ordered])],
    isOpen: !filters.every(([name]) => OF_ONE_VALUE.test(name)),
  }
}
