/** A query as it stands in the address: every value a text, or texts where a name occurs more than once. */
type Search = Record<string, string | string[]>

/** Read a query without guessing types: `?topic=2027` is a text, `?q=1.0` keeps its zero. */
export function parseSearch(search: string): Search {
  const query = new URLSearchParams(search)
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, single(query.getAll(name))]))
}

/** Write a query so that `parseSearch` reads the same again; absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && each !== null) query.append(name, String(each))
  }
  return query.size > 0 ? `?${query}` : ''
}

function single(values: string[]): string | string[] {
  const [only] = values
  return values.length === 1 && only !== undefined ? only : values
}
