import { object, objects, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { KINDS, type Kind } from '../space/contents.ts'
import type { Taxonomy } from '../taxonomy.ts'

/** The content of an export file: parts of a space, in the format of the management API. */
export type ExportedSpace = Readonly<Partial<Record<Kind, readonly JsonObject[]>>>

/** Order of the parts in an export file. */
const PARTS: readonly Kind[] = ['contentTypes', 'tags', 'editorInterfaces', 'entries', 'assets', 'locales']

/**
 * Sorts a space so that it differs from a former file only if its content differs.
 *
 * Resources keep their position in the former file. New resources follow by their date of creation. Fields have the order of their
 * content type, and values that of the locales. Webhooks, roles and other parts are omitted.
 */
export function ordered(space: ExportedSpace, former: ExportedSpace): ExportedSpace {
  const locales = placed('locales', space, former)
  const codes = locales.map(({ code }) => String(code))
  const fieldsOf = new Map(objects(space.contentTypes).map(({ sys, fields }) => [idOf(sys), objects(fields).map(({ id }) => String(id))]))
  const withFields = (resource: JsonObject, fields: readonly string[]): JsonObject => ({
    ...resource,
    fields: inOrder(object(resource['fields']), fields, (values) => inOrder(object(values), codes)),
  })
  const parts: Record<Kind, readonly JsonObject[]> = {
    locales,
    contentTypes: placed('contentTypes', space, former),
    editorInterfaces: placed('editorInterfaces', space, former),
    tags: placed('tags', space, former),
    assets: placed('assets', space, former).map((asset) => withFields(asset, ['title', 'description', 'file'])),
    entries: placed('entries', space, former).map((entry) => withFields(entry, fieldsOf.get(typeOf(entry)) ?? [])),
  }
  return Object.fromEntries(PARTS.filter((kind) => space[kind]).map((kind) => [kind, parts[kind]]))
}

/** Formats a space as an export file of this project, with its taxonomy if it has one. */
export function exportText(space: ExportedSpace, taxonomy?: Taxonomy): string {
  return `${JSON.stringify({ ...space, ...(taxonomy && taxonomy.concepts.length > 0 && taxonomy) }, null, 1)}\n`
}

/** Selects the parts of a space from parsed JSON. */
export function spaceOf(json: unknown): ExportedSpace {
  const parts: JsonObject = object(json)
  return Object.fromEntries(KINDS.filter((kind) => parts[kind] !== undefined).map((kind) => [kind, objects(parts[kind])]))
}

function placed(kind: Kind, space: ExportedSpace, former: ExportedSpace): readonly JsonObject[] {
  const keyOf = (each: JsonObject) => (kind === 'locales' ? String(each['code']) : kind === 'editorInterfaces' ? typeOf(each) : idOf(each['sys']))
  const places = new Map((former[kind] ?? []).map((each, place) => [keyOf(each), place]))
  const madeAt = (each: JsonObject) => `${kind === 'locales' && each['default'] === true ? '' : '+'}${text(object(each['sys'])['createdAt']) ?? ''}`
  return (space[kind] ?? []).toSorted((one, other) => {
    const difference = (places.get(keyOf(one)) ?? places.size) - (places.get(keyOf(other)) ?? places.size)
    return difference || compared(madeAt(one), madeAt(other)) || compared(keyOf(one), keyOf(other))
  })
}

function inOrder(values: JsonObject, names: readonly string[], each: (value: Json) => Json = (value) => value): JsonObject {
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const present = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, each(value)] as const]))
  return Object.fromEntries(present.toSorted(([one], [other]) => place(one) - place(other)))
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const idOf = (sys: Json | undefined) => String(object(sys)['id'])
const typeOf = ({ sys }: JsonObject) => idOf(object(object(sys)['contentType'])['sys'])
