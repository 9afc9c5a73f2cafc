import { invalidResourceId } from '../http/errors.ts'
import type { JsonObject } from '../json/json.ts'
import { readPage } from '../query/parameters.ts'
import { resourceKey, type Locale } from '../space/resources.ts'
import { search, type Control } from '../query/text/search.ts'
import { unknownResource, type Call, type Reply } from './call.ts'

const CONTROLS: ReadonlySet<Control> = new Set(['limit', 'skip', 'order', 'locale', 'select', 'include'])
const VALID_ID = /^[A-Za-z0-9_.-]{1,64}$/

type ModelKind = 'ContentType' | 'Tag'

/** Answers `content_types` or `tags`: searches the model. */
export function listModel(kind: ModelKind, { view, parameters }: Call): Reply {
  const collection = kind === 'ContentType' ? view.contentTypes : view.tags
  const chain = [view.content.locales.defaultCode] as const
  const result = search(collection, parameters, CONTROLS, { chain, withDescendants: () => [] })
  const page = readPage(parameters)
  const items = result.page(page).map(({ id }) => view.bodies.get(resourceKey({ kind, id })))
  return { body: { sys: { type: 'Array' }, total: result.total, ...page, items: items.filter((item) => item !== undefined) } }
}

/** Answers `content_types/{id}` or `tags/{id}`. */
export function getModel(kind: ModelKind, call: Call): Reply {
  const { view, id } = call
  if (!VALID_ID.test(id)) throw invalidResourceId()
  const body = view.bodies.get(resourceKey({ kind, id }))
  if (body === undefined) throw unknownResource(kind, call)
  return { body }
}

/** Answers the path of the space itself. */
export function getSpace({ view, space }: Call): Reply {
  const { locales, name } = view.content
  return { body: { sys: { type: 'Space', id: space.spaceId }, name, locales: locales.all.map(briefly) } }
}

function briefly({ code, name, isDefault, fallbackCode }: Locale): JsonObject {
  return { code, default: isDefault, name, fallbackCode: fallbackCode ?? null }
}

const LOCALE_LIMIT = 1000

/** Answers `locales`. */
export function listLocales({ view, parameters }: Call): Reply {
  const { skip, limit } = readPage(parameters, LOCALE_LIMIT)
  const { all } = view.content.locales
  return { body: { sys: { type: 'Array' }, total: all.length, skip, limit, items: all.slice(skip, skip + limit).map((locale) => locale.body) } }
}
