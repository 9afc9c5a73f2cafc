import { isDeepStrictEqual } from 'node:util'
import { object, objects, text, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { SpaceModel, SyncedResource } from './upstream.server.ts'

/**
 * Effect of a new model on the synchronized content.
 *
 * - `same`: none
 * - `grown`: the content is still valid
 * - `reshaped`: a field or a locale was removed or changed, which the Sync API does not report: all content must be fetched again
 */
export type ModelChange = 'same' | 'grown' | 'reshaped'

/** Compares a model with its previous state. */
export function modelChange(before: SpaceModel, after: SpaceModel): ModelChange {
  if (isDeepStrictEqual(before, after)) return 'same'
  const [were, are] = [shapeOf(before), shapeOf(after)]
  const isKept = [...were.locales].every((code) => are.locales.has(code))
  const types = [...were.types].filter(([id]) => are.types.has(id))
  const areKept = types.every(([id, fields]) => [...fields].every(([field, shape]) => are.types.get(id)?.get(field) === shape))
  return isKept && areKept ? 'grown' : 'reshaped'
}

/** Returns whether resources refer to a content type, a locale, a tag or a concept that a model lacks. */
export function outgrows({ contentTypes, locales, tags, concepts }: SpaceModel, resources: readonly SyncedResource[]): boolean {
  const [types, codes, labels] = [new Set(contentTypes.map(idOf)), new Set(locales.map(({ code }) => code)), new Set([...tags, ...concepts].map(idOf))]
  return resources.some(
    ({ sys, metadata, fields }) =>
      (sys.type === 'Entry' && !types.has(idOf(object(sys['contentType'])))) ||
      ['tags', 'concepts'].some((list) => objects(object(metadata)[list]).some((label) => !labels.has(idOf(label)))) ||
      Object.values(object(fields)).some((byLocale) => Object.keys(object(byLocale)).some((code) => !codes.has(code))),
  )
}

function shapeOf({ contentTypes, locales }: SpaceModel) {
  const fieldsOf = (type: JsonObject) =>
    new Map(objects(type['fields']).map(({ id, ...field }) => [text(id), JSON.stringify([field['type'], field['localized'], field['omitted'] === true])]))
  return { locales: new Set(locales.map(({ code }) => code)), types: new Map(contentTypes.map((type) => [idOf(type), fieldsOf(type)])) }
}

function idOf(item: JsonObject): string | undefined {
  return text(object(item['sys'])['id'])
}
