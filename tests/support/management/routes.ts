import { object, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { listed } from './listing.ts'
import type { ManagementSpace, Write } from './management-space.ts'
import { notFound, Refusal } from './refusal.ts'
import { shown, type Kind } from './stored.ts'

/** A request below a space’s environment. */
export interface Asked extends Omit<Write, 'id' | 'content'> {
  readonly method: string
  /** Path after the environment: `/entries/x/published`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: JsonObject
  readonly origin: string
}

const KINDS: Readonly<Record<string, Kind>> = {
  content_types: 'ContentType',
  editor_interfaces: 'EditorInterface',
  entries: 'Entry',
  assets: 'Asset',
  tags: 'Tag',
  locales: 'Locale',
}

/** Responds to a request as the management API does. Throws a `Refusal`. */
export async function answered(space: ManagementSpace, asked: Asked): Promise<Json> {
  const [, collection = '', id, part, locale, last] = asked.path.split('/').map(decodeURIComponent)
  const kind = KINDS[collection]
  if (!kind) throw notFound(asked.path)
  if (id === undefined) return asked.method === 'POST' ? shown(posted(space, kind, asked)) : listed(space.list(kind), asked.query)
  if (part === 'editor_interface') return shown(asked.method === 'PUT' ? space.putEditorInterface(writeOf(asked, id)) : space.get('EditorInterface', id))
  if (part === 'files' && last === 'process') {
    if (asked.version === undefined) throw new Refusal(400, 'BadRequest', 'X-Contentful-Version is missing')
    await space.processAsset(id, locale ?? '', asked.origin)
    return null
  }
  if (part === undefined) return shown(asked.method === 'PUT' ? put(space, kind, writeOf(asked, id)) : space.get(kind, id))
  if (part === 'published' && (kind === 'ContentType' || kind === 'Entry' || kind === 'Asset')) {
    if (asked.method === 'DELETE') return shown(space.unpublish(kind, id, asked.version))
    const { '*': locales } = object(object(asked.body['add'])['fields'])
    return shown(space.publish(kind, id, asked.version, Array.isArray(locales) ? locales.map(String) : undefined))
  }
  if (part === 'archived' && (kind === 'Entry' || kind === 'Asset')) return shown(space.archive(kind, id, asked.version))
  throw notFound(`${asked.method} ${asked.path}`)
}

/** Responds as the Delivery API does: with published content in all locales. */
export function delivered(space: ManagementSpace, { path, query }: Asked): Json {
  const kind = KINDS[path.split('/')[1] ?? '']
  if (kind !== 'Entry' && kind !== 'Asset') throw notFound(path)
  const published = [...space.resources[kind].values()].flatMap((stored) =>
    stored.published ? [{ ...stored.published.content, sys: stored.published.sys }] : [],
  )
  return listed(published, query)
}

function writeOf({ version, header, body }: Asked, id: string): Write {
  const { sys: _sys, ...content } = body
  return { id, content, version, header }
}

function posted(space: ManagementSpace, kind: Kind, asked: Asked) {
  if (kind !== 'Locale') throw notFound(`POST ${asked.path}`)
  return space.putLocale(writeOf(asked, `locale-${String(asked.body['code'])}`))
}

function put(space: ManagementSpace, kind: Kind, write: Write) {
  switch (kind) {
    case 'ContentType':
      return space.putContentType(write)
    case 'Entry':
      return space.putEntry(write)
    case 'Asset':
      return space.putAsset(write)
    case 'Tag':
      return space.putTag(write)
    case 'Locale':
      return space.putLocale({ ...write, content: object(write.content) })
    case 'EditorInterface':
      throw notFound(`EditorInterface ${write.id}`)
  }
}
