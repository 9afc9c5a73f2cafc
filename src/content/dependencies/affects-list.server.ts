import type { Delivered, ResourceChange } from '../client/content-change.ts'
import type { ListDependency } from './recorder.server.ts'

/** Returns whether a change affects a list: the list gains or loses the entry, or a value that orders the entry differs. */
export function affectsList({ kind, before, after }: ResourceChange, list: ListDependency): boolean {
  if (kind !== 'Entry') return false
  if (before === 'unknown') return after === undefined || isOf(after, list)
  const [was, is] = [before && matches(before, list), after && matches(after, list)]
  if (!before || !after || was !== is) return was === true || is === true
  return is === true && (list.isOpen === true || list.paths.some((path) => textAt(before, path) !== textAt(after, path)))
}

function isOf({ contentTypeId }: Delivered, { type }: ListDependency): boolean {
  return type === undefined || contentTypeId === type
}

function matches(resource: Delivered, list: ListDependency): boolean {
  return isOf(resource, list) && list.equal.every(([path, wanted]) => valuesAt(resource, path).some((value) => wanted.includes(value)))
}

/** Returns the value at a path, in all locales. */
function valueAt({ sys, metadata, fields }: Delivered, path: string): unknown {
  const [place, name = ''] = path.split('.')
  return place === 'fields' ? fields[name] : place === 'metadata' ? metadata?.[name] : sys[name]
}

function textAt(resource: Delivered, path: string): string {
  return JSON.stringify(valueAt(resource, path) ?? null)
}

/** Returns all texts and ids at a path: of a single value, of a list, and of links. */
function valuesAt(resource: Delivered, path: string): readonly string[] {
  return textsOf(valueAt(resource, path))
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
