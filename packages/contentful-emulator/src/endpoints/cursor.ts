import { badRequest, valueNotApplicable } from '../http/errors.ts'
import type { JsonObject } from '../json/json.ts'
import { decodeOpaque, encodeOpaque } from '../http/opaque-token.ts'
import { parameter, readPage } from '../query/parameters.ts'
import type { SearchResult } from '../query/text/search.ts'
import type { Resource } from '../space/resources.ts'
import type { Call } from './call.ts'

/** A position in a result: beside this resource, or at this offset if the resource was deleted. */
interface Cursor {
  readonly id: string
  readonly offset: number
}

/** Returns a page of a result with cursors to the neighbouring pages, without a total. */
export function cursorPage(call: Call, result: SearchResult, answer: (items: readonly Resource[]) => JsonObject): JsonObject {
  const { parameters } = call
  if (parameter(parameters, 'skip') !== undefined) throw badRequest('Skip is not supported with cursor based pagination.')
  const { limit } = readPage(parameters)
  const all = [...result.inOrder()]
  const start = pageStart(call, all, limit)
  const items = all.slice(start, start + limit)
  const [first, last] = [items[0], items.at(-1)]
  const pages = {
    ...(last && start + limit < all.length ? { next: pageUrl(call, 'pageNext', { id: last.id, offset: start + items.length }) } : {}),
    ...(first && start > 0 ? { prev: pageUrl(call, 'pagePrev', { id: first.id, offset: start }) } : {}),
  }
  const { items: delivered, ...linked } = answer(items)
  return { sys: { type: 'Array' }, limit, items: delivered, pages, ...linked }
}

function pageStart({ parameters }: Call, all: readonly Resource[], limit: number): number {
  const [next, previous] = [parameter(parameters, 'pageNext'), parameter(parameters, 'pagePrev')]
  if (next !== undefined && previous !== undefined) throw badRequest('Pass either pageNext or pagePrev.')
  if (next !== undefined) {
    const { id, offset } = decode('pageNext', next)
    const at = all.findIndex((resource) => resource.id === id)
    return at < 0 ? offset : at + 1
  }
  if (previous === undefined) return 0
  const { id, offset } = decode('pagePrev', previous)
  const at = all.findIndex((resource) => resource.id === id)
  return Math.max(0, (at < 0 ? offset : at) - limit)
}

function pageUrl({ base, request, parameters }: Call, name: 'pageNext' | 'pagePrev', { id, offset }: Cursor): string {
  const kept = parameters.filter(([key]) => key !== 'pageNext' && key !== 'pagePrev')
  const token = encodeOpaque([id, offset])
  const query = new URLSearchParams([...kept.map(([key, value]): [string, string] => [key, value]), [name, token]])
  return `${base.slice(request.origin.length)}/${request.path.split('/').at(-1) || 'entries'}?${query}`
}

function decode(name: string, token: string): Cursor {
  const [id, offset] = decodeOpaque(token)
  if (typeof id !== 'string' || typeof offset !== 'number' || !(offset >= 0)) throw valueNotApplicable(name, token)
  return { id, offset }
}
