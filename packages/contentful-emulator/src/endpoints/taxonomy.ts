import { TAXONOMY_TYPE } from '../http/api-request.ts'
import { notFound, unknownPath, valueNotApplicable } from '../http/errors.ts'
import { object, objects, text } from '../json/json.ts'
import { decodeOpaque, encodeOpaque } from '../http/opaque-token.ts'
import { parameter, readPage, type Parameters } from '../query/parameters.ts'
import type { TaxonomyItem } from '../space/resources.ts'
import type { Call, Reply } from './call.ts'

type TaxonomyKind = 'TaxonomyConcept' | 'TaxonomyConceptScheme'

const PATHS: Readonly<Record<TaxonomyKind, string>> = { TaxonomyConcept: 'concepts', TaxonomyConceptScheme: 'concept-schemes' }
/** Page addresses use the first names, the types of the SDK the second. */
const NEXT = ['pageNext', 'nextPage']
const PREVIOUS = ['pagePrev', 'prevPage']
const PAGING = ['limit', 'order', ...NEXT, ...PREVIOUS]
const LIST_PARAMETERS: ReadonlySet<string> = new Set([...PAGING, 'conceptScheme'])
const RELATIVE_PARAMETERS: ReadonlySet<string> = new Set([...PAGING, 'depth'])
const HEADERS = { 'content-type': TAXONOMY_TYPE, 'cache-control': 'no-cache' }
const MAX_DEPTH = 10

/** Answers `taxonomy/concepts` or `taxonomy/concept-schemes`. */
export function listTaxonomy(kind: TaxonomyKind, call: Call): Reply {
  checkParameters(call.parameters, LIST_PARAMETERS)
  const scheme = parameter(call.parameters, 'conceptScheme')
  const all = itemsOf(kind, call)
  return page(scheme === undefined ? all : all.filter((item) => isInScheme(item, scheme)), `taxonomy/${PATHS[kind]}`, call)
}

/** Answers `taxonomy/concepts/{id}` or `taxonomy/concept-schemes/{id}`. */
export function getTaxonomyItem(kind: TaxonomyKind, call: Call): Reply {
  return { body: find(kind, call).body, headers: HEADERS }
}

/** Answers `taxonomy/concepts/{id}/ancestors` or `…/descendants`, nearest first. */
export function listRelatives(relation: 'ancestors' | 'descendants', call: Call): Reply {
  checkParameters(call.parameters, RELATIVE_PARAMETERS)
  const { id } = find('TaxonomyConcept', call)
  const byId = new Map(call.view.content.concepts.map((concept) => [concept.id, concept]))
  const relatives = call.space.concepts[relation](id, readDepth(call.parameters)).flatMap((relative) => byId.get(relative) ?? [])
  return page(relatives, `taxonomy/concepts/${encodeURIComponent(id)}/${relation}`, call)
}

function itemsOf(kind: TaxonomyKind, { view }: Call): readonly TaxonomyItem[] {
  return kind === 'TaxonomyConcept' ? view.content.concepts : view.content.conceptSchemes
}

function find(kind: TaxonomyKind, call: Call): TaxonomyItem {
  const item = itemsOf(kind, call).find(({ id }) => id === call.id)
  if (!item) throw notFound({ type: kind, id: call.id })
  return item
}

function isInScheme({ body }: TaxonomyItem, scheme: string): boolean {
  return objects(body['conceptSchemes']).some((link) => text(object(link['sys'])['id']) === scheme)
}

function checkParameters(parameters: Parameters, known: ReadonlySet<string>): void {
  for (const [name] of parameters) if (!known.has(name)) throw unknownPath(name)
}

function readDepth(parameters: Parameters): number {
  const depth = parameter(parameters, 'depth')
  if (depth === undefined) return Infinity
  if (!/^\d{1,2}$/.test(depth) || Number(depth) < 1 || Number(depth) > MAX_DEPTH) throw valueNotApplicable('depth', depth)
  return Number(depth)
}

/** Returns a page with cursors. A cursor is the number of items before the page, because the taxonomy changes only with its file. */
function page(items: readonly TaxonomyItem[], path: string, { parameters, base, request, view }: Call): Reply {
  const { limit } = readPage(parameters)
  const sorted = inOrder(items, parameter(parameters, 'order'), view.content.locales.defaultCode)
  const [next, previous] = [parameterOf(parameters, NEXT), parameterOf(parameters, PREVIOUS)]
  const start = next !== undefined ? readOffset('pageNext', next) : previous !== undefined ? Math.max(0, readOffset('pagePrev', previous) - limit) : 0
  const kept = parameters.filter(([name]) => !NEXT.includes(name) && !PREVIOUS.includes(name)).map(([name, value]): [string, string] => [name, value])
  const url = (name: string, offset: number) => `${base.slice(request.origin.length)}/${path}?${new URLSearchParams([...kept, [name, encodeOpaque([offset])]])}`
  const pages = {
    ...(start + limit < sorted.length && limit > 0 ? { next: url('pageNext', start + limit) } : {}),
    ...(start > 0 ? { prev: url('pagePrev', start) } : {}),
  }
  const body = { sys: { type: 'Array' }, limit, items: sorted.slice(start, start + limit).map((item) => item.body), pages }
  return { body, headers: HEADERS }
}

function parameterOf(parameters: Parameters, names: readonly string[]): string | undefined {
  return parameters.findLast(([name]) => names.includes(name))?.[1]
}

function inOrder(items: readonly TaxonomyItem[], order: string | undefined, locale: string): readonly TaxonomyItem[] {
  if (order === undefined) return items
  const [, minus, name = ''] = /^(-?)(sys\.id|sys\.createdAt|sys\.updatedAt|prefLabel)$/.exec(order) ?? []
  if (name === '') throw unknownPath(order)
  const value = ({ body }: TaxonomyItem) => String(name === 'prefLabel' ? object(body['prefLabel'])[locale] : object(body['sys'])[name.slice('sys.'.length)])
  return items.toSorted((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0) * (minus ? -1 : 1))
}

function readOffset(name: string, token: string): number {
  const [offset] = decodeOpaque(token)
  if (typeof offset !== 'number' || !(offset >= 0)) throw valueNotApplicable(name, token)
  return offset
}
