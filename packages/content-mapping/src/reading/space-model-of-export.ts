import { object, objects, text, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { SpaceLocaleInfo, SpaceModel } from '../space-model.ts'
import { spaceModelFrom, type EntryInAllLocales } from './space-model-from.ts'

/** Creates the model of a space from an export of `contentful-export`. If the file contains only content, the model and locales are inferred. */
export function spaceModelOfExport(file: JsonObject, name: string): SpaceModel {
  const entries = objects(file['entries']).filter(isPublished).flatMap(entryOf)
  const locales = objects(file['locales']).map(localeInfo)
  return spaceModelFrom({
    name,
    locales: locales.length > 0 ? locales : localesOf(entries),
    contentTypes: objects(file['contentTypes']),
    editorInterfaces: objects(file['editorInterfaces']),
    entries,
    assets: objects(file['assets'])
      .filter(isPublished)
      .map(({ fields }) => ({ fields: localized(fields) })),
  })
}

/** Returns whether an entry is published. Files in delivery form or written by hand have no status: all their content is published. */
function isPublished(entry: JsonObject): boolean {
  const sys = object(entry['sys'])
  return sys['version'] === undefined || sys['publishedVersion'] !== undefined
}

function entryOf(entry: JsonObject): readonly EntryInAllLocales[] {
  const id = text(object(entry['sys'])['id'])
  const contentTypeId = text(object(object(object(entry['sys'])['contentType'])['sys'])['id'])
  if (id === undefined) return []
  return [{ id, contentTypeId, fields: localized(entry['fields']) }]
}

/** Returns fields with their values by locale. A field that is no object has no values. */
export function localized(fields: unknown): EntryInAllLocales['fields'] {
  return Object.fromEntries(Object.entries(object(fields)).map(([field, values]) => [field, object(values)]))
}

function localeInfo(locale: JsonObject): SpaceLocaleInfo {
  const code = text(locale['code']) ?? ''
  return { code, name: text(locale['name']) ?? code, isDefault: locale['default'] === true, fallbackCode: text(locale['fallbackCode']) }
}

/** Returns the locales that have values. The locale with the most values is the default. */
function localesOf(entries: readonly EntryInAllLocales[]): readonly SpaceLocaleInfo[] {
  const counts = new Map<string, number>()
  for (const { fields } of entries) {
    for (const values of Object.values(fields)) for (const code of Object.keys(values)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const codes = [...counts].toSorted(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1)).map(([code]) => code)
  return codes.map((code, index) => ({ code, name: code, isDefault: index === 0, fallbackCode: undefined }))
}
