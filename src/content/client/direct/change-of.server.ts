import { isObject, object, text, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { Delta } from '../../following/follower.server.ts'
import type { SyncedResource } from '../../following/upstream.server.ts'
import type { ContentChange, Delivered } from '../content-change.ts'

/** Converts a delta of the Sync API to a change with an unknown previous state. Returns `undefined` if the delta is empty. */
export function changeOf({ resources, deletions, model }: Delta): ContentChange | undefined {
  if (resources.length === 0 && deletions.length === 0 && !model) return undefined
  return {
    resources: [
      ...resources.map((resource) => ({ kind: resource.sys.type, id: resource.sys.id, before: 'unknown' as const, after: delivered(resource) })),
      ...deletions.map(({ kind, id }) => ({ kind, id, before: 'unknown' as const, after: undefined })),
    ],
    touchesModel: model !== undefined,
  }
}

function delivered({ sys, metadata, fields }: SyncedResource): Delivered {
  const contentTypeId = text(object(object(sys['contentType'])['sys'])['id'])
  return {
    sys,
    ...(contentTypeId === undefined ? {} : { contentTypeId }),
    ...(isObject(metadata) ? { metadata } : {}),
    fields: Object.fromEntries(Object.entries(object(fields)).map(([name, byLocale]): [string, JsonObject] => [name, object(byLocale)])),
  }
}
