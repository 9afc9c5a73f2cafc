/**
 * A second implementation of queries, as simple as possible: it reads every entry and has no index.
 * The property tests compare the service's responses with it.
 */
export interface PlainEntry {
  readonly id: string
  readonly contentType: string
  readonly updatedAt: number
  /** Field id to locale to value. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface PlainFilter {
  readonly field: string
  readonly operator: string
  readonly value: string
}

export interface PlainQuery {
  readonly filters: readonly PlainFilter[]
  readonly order: readonly { readonly field: string; readonly descending: boolean }[]
  readonly locale: string
  readonly skip: number
  readonly limit: number
}

export interface PlainModel {
  readonly fallback: Readonly<Record<string, string | undefined>>
  readonly defaultLocale: string
  readonly types: Readonly<Record<string, { readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'place' | 'link'; readonly localized: boolean }>>
}

/** Runs a query on entries of one type by reading each of them. */
export function plainSearch(entries: readonly PlainEntry[], query: PlainQuery, model: PlainModel): { total: number; ids: string[] } {
  const passing = entries.filter((entry) => query.filters.every((filter) => passes(valuesOf(entry, filter.field, query.locale, model), filter, model)))
  const sorted = passing.toSorted((a, b) => {
    for (const { field, descending } of query.order) {
      const order = compareKeys(keyOf(a, field, query.locale, model), keyOf(b, field, query.locale, model), descending)
      if (order !== 0) return order
    }
    if (query.order.length === 0 && a.updatedAt !== b.updatedAt) return b.updatedAt - a.updatedAt
    return a.id < b.id ? -1 : 1
  })
  return { total: sorted.length, ids: sorted.slice(query.skip, query.skip + query.limit).map(({ id }) => id) }
}

function valuesOf(entry: PlainEntry, field: string, locale: string, model: PlainModel): unknown[] {
  const type = model.types[field]
  let code: string | undefined = type?.localized ? locale : model.defaultLocale
  while (code !== undefined) {
    const value = entry.fields[field]?.[code]
    if (value !== undefined) return (Array.isArray(value) ? value : [value]).filter((item) => item !== null)
    code = type?.localized ? model.fallback[code] : undefined
  }
  return []
}

function comparable(value: unknown, kind: string | undefined): unknown {
  if (kind === 'date') return new Date(String(value)).getTime()
  if (kind === 'link') return Reflect.get(Reflect.get(Object(value), 'sys'), 'id')
  return value
}

function wanted(text: string, kind: string | undefined): unknown {
  if (kind === 'number') return Number(text)
  if (kind === 'date') return new Date(text).getTime()
  if (kind === 'boolean') return text === 'true'
  return text
}

function passes(stored: unknown[], { field, operator, value }: PlainFilter, model: PlainModel): boolean {
  const kind = model.types[field]?.kind
  const values = stored.map((item) => comparable(item, kind))
  const list = value.split(',').map((item) => wanted(item, kind))
  const one = wanted(value, kind)
  switch (operator) {
    case '':
      return values.includes(one)
    case '[ne]':
      return !values.includes(one)
    case '[in]':
      return list.some((item) => values.includes(item))
    case '[nin]':
      return !list.some((item) => values.includes(item))
    case '[all]':
      return list.every((item) => values.includes(item))
    case '[exists]':
      return values.length > 0 === (value === 'true')
    case '[lt]':
      return values.some((item) => Number(item) < Number(one))
    case '[lte]':
      return values.some((item) => Number(item) <= Number(one))
    case '[gt]':
      return values.some((item) => Number(item) > Number(one))
    case '[gte]':
      return values.some((item) => Number(item) >= Number(one))
    case '[match]':
      return value
        .toLowerCase()
        .split(' ')
        .every((word) =>
          values.some((item) =>
            String(item)
              .toLowerCase()
              .split(/[^\p{L}\p{N}]+/u)
              .some((own) => own.startsWith(word)),
          ),
        )
    case '[within]': {
      const [south = 0, west = 0, north = 0, east = 0] = value.split(',').map(Number)
      return stored.some((item) => {
        const [lat, lon] = [Number(Reflect.get(Object(item), 'lat')), Number(Reflect.get(Object(item), 'lon'))]
        return lat >= south && lat <= north && lon >= west && lon <= east
      })
    }
    default:
      throw new Error(`no plain rule for ${operator}`)
  }
}

function keyOf(entry: PlainEntry, field: string, locale: string, model: PlainModel): unknown {
  const [value] = valuesOf(entry, field, locale, model)
  return value === undefined ? undefined : comparable(value, model.types[field]?.kind)
}

function compareKeys(a: unknown, b: unknown, descending: boolean): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return Object(a) < Object(b) === descending ? 1 : -1
}

interface PlainIncludes {
  readonly Entry: string[]
  readonly Asset: string[]
  readonly errors: string[]
}

/** Follows the links of all entries of the type `thing`, level by level. Assets are `a0` and `a1`. */
export function plainIncludes(entries: readonly PlainEntry[], depth: number, locale: string, model: PlainModel): PlainIncludes {
  const items = entries.filter(({ contentType }) => contentType === 'thing').map(({ id }) => id)
  const reached = new Set(items)
  const assets = new Set<string>()
  const errors: string[] = []
  let step = items
  const steps = depth > 0 ? depth + 1 : 0
  for (let distance = 0; distance < steps; distance++) {
    const next = new Set<string>()
    for (const entry of entries.filter(({ id }) => step.includes(id))) {
      for (const [field, { kind }] of Object.entries(model.types)) {
        if (kind !== 'link' || (field !== 'cover' && distance === depth)) continue
        for (const target of valuesOf(entry, field, locale, model).map((value) => String(comparable(value, 'link')))) {
          if (field === 'cover' && target !== 'gone') assets.add(target)
          else if (entries.some(({ id }) => id === target)) next.add(target)
          else errors.push(target)
        }
      }
    }
    step = [...next].filter((id) => !reached.has(id))
    for (const id of step) reached.add(id)
  }
  return { Entry: [...reached].filter((id) => !items.includes(id)).toSorted(), Asset: [...assets].toSorted(), errors: errors.toSorted() }
}
