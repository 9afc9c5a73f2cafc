import { isObject, number, object, objects, setMember, text, type Json, type JsonObject } from '../json/json.ts'
import { link, type ContentType, type LinkKind, type LocaleStatus, type Resource } from '../space/resources.ts'

/** One entry or asset of the file, with its state in each API, if any. */
export interface Versions {
  readonly kind: LinkKind
  readonly id: string
  readonly delivery: Resource | undefined
  readonly preview: Resource | undefined
  /** Edited after it was published. The file then contains only the edited content. */
  readonly changed: boolean
  readonly publishedVersion: number | undefined
}

interface VersionContext {
  readonly spaceId: string
  readonly environment: string
  readonly locales: ReadonlySet<string>
  readonly contentTypes: ReadonlyMap<string, ContentType>
  readonly privateTags: ReadonlySet<string>
  /** Whether `sys.fieldStatus` is delivered, which Contentful's Delivery API does not have. */
  readonly showsFieldStatus?: boolean | undefined
}

/** Returns the states of an exported entry or asset in both APIs. */
export function versionsOf(kind: LinkKind, exported: JsonObject, context: VersionContext): Versions {
  const sys = object(exported['sys'])
  const id = text(sys['id']) ?? ''
  const contentTypeId = kind === 'Entry' ? text(object(object(sys['contentType'])['sys'])['id']) : undefined
  const shared = {
    kind,
    id,
    contentTypeId,
    metadata: deliveredMetadata(exported, context.privateTags),
    fields: deliveredFields(object(exported['fields']), context, contentTypeId),
    localeStatus: localeStatus(sys),
  }
  const publishedVersion = number(sys['publishedVersion'])
  const version = number(sys['version'])
  // Without versions the file is hand-written or in delivery form, and contains only published content.
  const isPublished = publishedVersion !== undefined || version === undefined
  const isArchived = sys['archivedVersion'] !== undefined || sys['archivedAt'] !== undefined
  const preview = isArchived ? undefined : { ...shared, sys: deliveredSys(kind, sys, context, 'preview') }
  const sameInBoth = !isManagementForm(sys) && !(context.showsFieldStatus && shared.localeStatus)
  const delivered = () => (sameInBoth ? preview : { ...shared, sys: deliveredSys(kind, sys, context, 'delivery') })
  return {
    kind,
    id,
    preview,
    delivery: isPublished && !isArchived ? delivered() : undefined,
    changed: publishedVersion !== undefined && version !== undefined && version > publishedVersion + 1,
    publishedVersion,
  }
}

/** Returns whether a `sys` was written by the Management API. */
export function isManagementForm(sys: JsonObject): boolean {
  return sys['version'] !== undefined || sys['publishedCounter'] !== undefined || sys['createdBy'] !== undefined
}

const EPOCH = '1970-01-01T00:00:00.000Z'

/** Converts an exported `sys` to the delivered form. */
export function deliveredSys(
  type: string,
  { fieldStatus, ...sys }: JsonObject,
  context: Pick<VersionContext, 'spaceId' | 'environment' | 'showsFieldStatus'>,
  api: 'delivery' | 'preview',
): JsonObject {
  const ours = { space: link('Space', context.spaceId), environment: link('Environment', context.environment), type }
  const createdAt = text(sys['createdAt']) ?? EPOCH
  const updatedAt = text(sys['updatedAt']) ?? createdAt
  const status = context.showsFieldStatus && api === 'delivery' && fieldStatus !== undefined ? { fieldStatus } : {}
  if (!isManagementForm(sys)) return { revision: 1, ...sys, createdAt, updatedAt, ...ours, ...status }
  const published = api === 'delivery'
  const optional = (key: string) => (sys[key] === undefined ? {} : { [key]: sys[key] })
  return {
    space: ours.space,
    id: sys['id'],
    type,
    createdAt: published ? (sys['firstPublishedAt'] ?? createdAt) : createdAt,
    updatedAt: published ? (sys['publishedAt'] ?? updatedAt) : updatedAt,
    environment: ours.environment,
    ...(published ? {} : { ...optional('firstPublishedAt'), ...optional('publishedAt') }),
    ...optional('publishedVersion'),
    revision: sys['publishedCounter'] ?? (published ? 1 : 0),
    ...optional('contentType'),
    ...status,
  }
}

/** Returns the metadata of an entry or asset. Contentful delivers empty lists too. */
function deliveredMetadata(exported: JsonObject, privateTags: ReadonlySet<string>): JsonObject {
  const { tags, concepts } = object(exported['metadata'])
  const isPublic = (tag: Json) => !privateTags.has(text(object(object(tag)['sys'])['id']) ?? '')
  return { tags: objects(tags).filter(isPublic), concepts: concepts ?? [] }
}

function deliveredFields(fields: JsonObject, context: VersionContext, contentTypeId: string | undefined): Resource['fields'] {
  const contentType = contentTypeId === undefined ? undefined : context.contentTypes.get(contentTypeId)
  const delivered: Record<string, JsonObject> = {}
  for (const [id, byLocale] of Object.entries(fields)) {
    if (!isObject(byLocale) || contentType?.fields.get(id)?.omitted) continue
    setMember(delivered, id, knownLocales(byLocale, context.locales))
  }
  return delivered
}

function knownLocales(byLocale: JsonObject, locales: ReadonlySet<string>): JsonObject {
  const codes = Object.keys(byLocale)
  if (codes.every((code) => locales.has(code))) return byLocale
  return Object.fromEntries(codes.filter((code) => locales.has(code)).map((code) => [code, byLocale[code]]))
}

/** Returns the status of each locale of a `sys`, or `undefined` if it has none. */
export function localeStatus(sys: JsonObject): Resource['localeStatus'] {
  const all = object(object(sys['fieldStatus'])['*'])
  const entries = Object.entries(all).flatMap(([code, status]) => (isStatus(status) ? [[code, status] as const] : []))
  return entries.length > 0 ? new Map(entries) : undefined
}

function isStatus(value: unknown): value is LocaleStatus {
  return value === 'draft' || value === 'changed' || value === 'published'
}
