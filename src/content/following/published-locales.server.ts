import { object, objects, text, type JsonObject } from 'contentful-emulator/json/json.ts'
import { resourceKey } from 'contentful-emulator/space/resources.ts'
import { identityOf, type PublishedRequests, type SpaceModel, type SyncedResource } from './upstream.server.ts'

type Kind = 'Entry' | 'Asset'

/** Maximum number of ids in one query, because the service rejects longer URLs. */
const IDS_PER_QUERY = 100

/** Calls `request` for the ids of each kind, in parts that fit into one query. Returns all results. */
export async function inParts<T>(
  resources: readonly { readonly kind: Kind; readonly id: string }[],
  request: (kind: Kind, ids: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = []
  for (const kind of ['Entry', 'Asset'] as const) {
    const ids = resources.filter((each) => each.kind === kind).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += IDS_PER_QUERY) found.push(...(await request(kind, ids.slice(at, at + IDS_PER_QUERY))))
  }
  return found
}

/**
 * Adds `sys.fieldStatus` to resources that were delivered in all locales with the header of locale-based publishing.
 *
 * The Delivery API has no such property. A value in a localized field proves that its locale is published. A resource without values in one of
 * `codes` may be published there all the same, with fallbacks only, so it is requested in that locale.
 */
export async function withStatuses<R extends SyncedResource>(
  resources: readonly R[],
  { model, codes, publishedIn }: Pick<PublishedRequests, 'publishedIn'> & { readonly model: SpaceModel; readonly codes: readonly string[] },
): Promise<R[]> {
  const isLocalized = localizedFields(model)
  const offered = new Set(model.locales.map(({ code }) => code))
  const known = new Map(resources.map((resource) => [resource, valuedCodes(resource, isLocalized)]))
  for (const code of codes.filter((each) => offered.has(each))) {
    const unclear = resources.filter((resource) => !known.get(resource)?.has(code))
    const found = new Set(
      await inParts(unclear.map(identityOf), async (kind, ids) => (await publishedIn(kind, ids, code)).map((id) => resourceKey({ kind, id }))),
    )
    for (const resource of unclear) if (found.has(resourceKey(identityOf(resource)))) known.get(resource)?.add(code)
  }
  return resources.map((resource) => {
    const statuses = Object.fromEntries([...(known.get(resource) ?? [])].map((code) => [code, 'published']))
    return { ...resource, sys: { ...resource.sys, fieldStatus: { '*': { ...drafts(codes), ...statuses } } } }
  })
}

function drafts(codes: readonly string[]): JsonObject {
  return Object.fromEntries(codes.map((code) => [code, 'draft']))
}

type IsLocalized = (resource: SyncedResource, field: string) => boolean

/** Returns whether a field has separate values for each locale. All fields of assets do. */
function localizedFields({ contentTypes }: SpaceModel): IsLocalized {
  const localized = new Set(
    contentTypes.flatMap((type) => objects(type['fields']).flatMap((field) => (field['localized'] === true ? [`${idOf(type)}.${text(field['id'])}`] : []))),
  )
  return ({ sys }, field) => sys.type === 'Asset' || localized.has(`${idOf(object(sys['contentType']))}.${field}`)
}

function valuedCodes(resource: SyncedResource, isLocalized: IsLocalized): Set<string> {
  const fields = Object.entries(object(resource['fields'])).filter(([field]) => isLocalized(resource, field))
  return new Set(fields.flatMap(([, byLocale]) => Object.keys(object(byLocale))))
}

function idOf(item: JsonObject): string | undefined {
  return text(object(item['sys'])['id'])
}
