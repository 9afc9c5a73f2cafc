import { isObject, object, objects, text, type JsonObject } from '#app/content-service/json/json.ts'
import type { ContentType, Locale, Resource } from '#app/content-service/space/resources.ts'
import type { SpaceModel } from '../space-model.ts'
function kind(f: JsonObject): string {
  const t = text(f['type']) ?? ''
  if (t === 'Array') return `Array of ${kind(object(f['items']))}`
  return t === 'Link' ? `Link to ${text(f['linkType'])}` : t
}
export function spaceModelFrom(space: { name: string; locales: readonly Locale[]; contentTypes: readonly ContentType[]; entries: readonly Resource[] }): SpaceModel {
  return {
    name: space.name,
    locales: space.locales.map((l) => ({ code: l.code, name: l.name, isDefault: l.isDefault, fallbackCode: l.fallbackCode })),
    types: space.contentTypes.map((t) => ({ id: t.id, name: t.name, displayField: text(t.body['displayField']), fields: objects(t.body['fields']).map((f) => ({ id: text(f['id']) ?? '', name: text(f['name']) ?? '', type: kind(f), localized: f['localized'] === true, required: f['required'] === true, accepts: [], values: [] })) })),
    entries: space.entries.map((e) => ({ id: e.id, type: e.contentTypeId ?? '', fields: isObject(e.fields) ? e.fields : {} })),
  }
}
