import { contentTypeRequired, selectTooDeep, selectTooLong, unknownPath } from '../http/errors.ts'

/** The top-level keys of a resource. */
type ResourceKey = 'metadata' | 'sys' | 'fields'

/** The top-level keys to deliver, in order. Each is delivered whole or limited to the named inner keys. */
export type Selection = ReadonlyMap<ResourceKey, 'all' | ReadonlySet<string>>

const MAX_PATHS = 100

/** All keys, in the order of Contentful's responses. */
export const EVERYTHING: Selection = new Map<ResourceKey, 'all'>([
  ['metadata', 'all'],
  ['sys', 'all'],
  ['fields', 'all'],
])

/** Parses a `select` parameter. For entries, selecting single fields requires a content type. */
export function parseSelection(select: string | undefined, needsContentType: boolean): Selection {
  if (select === undefined || select.trim() === '') return EVERYTHING
  const paths = select.split(',').map((path) => path.trim())
  if (paths.length > MAX_PATHS) throw selectTooLong(MAX_PATHS)
  const selection = new Map<ResourceKey, 'all' | Set<string>>()
  for (const path of paths) {
    const [part, key, ...deeper] = path.split('.')
    if (part !== 'sys' && part !== 'fields' && part !== 'metadata') throw unknownPath(path)
    if (deeper.length > 0) throw selectTooDeep(path)
    if (key === '') throw unknownPath(path)
    if (key === undefined) selection.set(part, 'all')
    else if (part === 'fields' && needsContentType) throw contentTypeRequired()
    else addKey(selection, part, key)
  }
  return selection
}

function addKey(selection: Map<ResourceKey, 'all' | Set<string>>, part: ResourceKey, key: string): void {
  const keys = selection.get(part)
  if (keys === undefined) selection.set(part, new Set([key]))
  else if (keys !== 'all') keys.add(key)
}

/** Returns whether a key of a part is delivered. */
export function selects(selection: Selection, part: ResourceKey, key: string): boolean {
  const keys = selection.get(part)
  return keys === 'all' || (keys?.has(key) ?? false)
}
