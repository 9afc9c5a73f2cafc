import { deliver, type DeliveryForm } from '../answer/delivery-form.ts'
import { wantsPerLocale, isPublishedIn } from '../answer/locale-publishing.ts'
import {
  badRequest,
  syncInitialRequired,
  syncTokenNotAlone,
  syncTypeInvalid,
  syncTypeNotEntry,
  unknownContentType,
  unknownPath,
  valueNotApplicable,
} from '../http/errors.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { parameter, type Parameters } from '../query/parameters.ts'
import type { LogItem, SyncLog } from '../sync/sync-log.ts'
import { decodeSyncToken, encodeSyncToken, isSyncType, type SyncToken, type SyncType } from '../sync/sync-token.ts'
import { assetUrlFor, type Call, type Reply } from './call.ts'

const PAGE_LIMIT = 1000
const KNOWN: ReadonlySet<string> = new Set(['initial', 'type', 'content_type', 'limit', 'locale', 'select', 'sync_token'])

/** Answers `sync`: returns all resources, or the changes since the token was issued. */
export function sync(call: Call): Reply {
  const { view, space, base, parameters } = call
  const log = space.syncLog(view.api)
  const token = readToken(parameters, log, call)
  const { content } = view
  // Contentful does not document whether its Sync API obeys the header, so clients must not rely on it.
  const isPerLocale = space.isSyncPerLocale && wantsPerLocale(call.request, view.api)
  const form: DeliveryForm = { locales: content.locales, contentTypes: view.entries.contentTypes, locale: '*', assetUrl: assetUrlFor(call), isPerLocale }
  const items = isPerLocale ? log.items().map((item) => log.asUnpublished(item, ({ resource }) => resource && !isPublishedIn(resource, '*'))) : log.items()
  const wanted = items.filter((item) => isWanted(item, token))
  const page = wanted.slice(0, token.limit)
  const last = page.at(-1)
  const more = last && wanted.length > page.length
  const next: SyncToken = more ? { ...token, after: { updatedAt: last.updatedAt, key: last.key } } : { ...token, since: token.until, after: undefined }
  const url = `${base}/sync?sync_token=${encodeSyncToken(next)}`
  return { body: { sys: { type: 'Array' }, items: page.map((item) => delivered(item, form)), ...(more ? { nextPageUrl: url } : { nextSyncUrl: url }) } }
}

function readToken(parameters: Parameters, log: SyncLog, call: Call): SyncToken {
  for (const [name] of parameters) if (!KNOWN.has(name)) throw unknownPath(name)
  const sent = parameter(parameters, 'sync_token')
  if (sent === undefined) return firstToken(parameters, log, call)
  if (parameters.some(([name]) => name !== 'sync_token')) throw syncTokenNotAlone()
  const token = decodeSyncToken(sent)
  const continued = token.after !== undefined
  // The log of this token no longer exists. Returns all resources, so the client misses only deletions.
  if (token.epoch !== log.epoch) return { ...token, epoch: log.epoch, since: -1, until: log.sequence, after: undefined }
  return continued ? token : { ...token, until: log.sequence }
}

function firstToken(parameters: Parameters, log: SyncLog, { view }: Call): SyncToken {
  const initial = parameter(parameters, 'initial')
  if (initial !== 'true' && initial !== '1') throw syncInitialRequired()
  const type = parameter(parameters, 'type') ?? 'all'
  if (!isSyncType(type)) throw syncTypeInvalid()
  const contentType = parameter(parameters, 'content_type')
  if (contentType !== undefined && type !== 'Entry') throw syncTypeNotEntry()
  if (contentType !== undefined && !view.entries.contentTypes.has(contentType)) throw unknownContentType()
  const limit = parameter(parameters, 'limit') ?? String(PAGE_LIMIT)
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw valueNotApplicable('limit', limit)
  if (Number(limit) > PAGE_LIMIT) throw badRequest(`The maximum limit is ${PAGE_LIMIT}. You requested ${limit}.`)
  return { epoch: log.epoch, since: undefined, until: log.sequence, type, contentType, limit: Number(limit), after: undefined }
}

const IS_DELETION: ReadonlySet<SyncType> = new Set(['Deletion', 'DeletedEntry', 'DeletedAsset'])

function isWanted(item: LogItem, { type, contentType, since, after }: SyncToken): boolean {
  if (after && (item.updatedAt > after.updatedAt || (item.updatedAt === after.updatedAt && item.key <= after.key))) return false
  if (since !== undefined && item.sequence <= since) return false
  const { resource, deletion } = item
  // An initial sync has no deletions, unless the request is limited to deletions.
  if (deletion) return type === 'all' ? since !== undefined : type === 'Deletion' || type === deletion['type']
  if (IS_DELETION.has(type) || !resource) return false
  return (type === 'all' || type === resource.kind) && (contentType === undefined || contentType === resource.contentTypeId)
}

function delivered({ resource, deletion }: LogItem, form: DeliveryForm): Json {
  const sys: JsonObject = deletion ?? {}
  return resource ? deliver(resource, form) : { sys }
}
