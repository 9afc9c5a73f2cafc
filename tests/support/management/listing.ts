import { object, text, type JsonObject } from 'contentful-emulator/json/json.ts'
import { Refusal } from './refusal.ts'

const MAX = 1000
/** Supported query parameters. Others are rejected, so that no parameter is silently ignored. */
const KNOWN = new Set(['skip', 'limit', 'order', 'include', 'locale', 'sys.id[in]', 'sys.contentType.sys.id[in]', 'content_type', 'sys.archivedAt[exists]'])

/** Returns a page of the matching resources, in order. */
export function listed(items: readonly JsonObject[], query: URLSearchParams): JsonObject {
  const unknown = [...query.keys()].find((key) => !KNOWN.has(key))
  if (unknown !== undefined) throw new Refusal(400, 'InvalidQuery', `The query parameter ${unknown} is not understood`)
  const skip = Number(query.get('skip') ?? 0)
  const limit = Math.min(MAX, Number(query.get('limit') ?? 100))
  const ids = query.get('sys.id[in]')?.split(',')
  const types = (query.get('sys.contentType.sys.id[in]') ?? query.get('content_type'))?.split(',')
  const fitting = items.filter((item) => {
    const sys = object(item['sys'])
    if (query.get('sys.archivedAt[exists]') === 'false' && sys['archivedAt'] !== undefined) return false
    if (types && !types.includes(String(object(object(sys['contentType'])['sys'])['id']))) return false
    return !ids || ids.includes(String(sys['id']))
  })
  const order = (query.get('order') ?? 'sys.createdAt').split(',').map((key) => key.replace('sys.', ''))
  const sorted = fitting.toSorted((one, other) => {
    for (const key of order) {
      const [a = '', b = ''] = [text(object(one['sys'])[key]), text(object(other['sys'])[key])]
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  })
  return { sys: { type: 'Array' }, total: sorted.length, skip, limit, items: sorted.slice(skip, skip + limit) }
}
