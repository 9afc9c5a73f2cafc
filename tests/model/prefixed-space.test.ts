import { expect, test } from 'vitest'
import { isList, object, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { readExportFile } from 'contentful-emulator/library/export-file.ts'
import { spaceContent } from 'contentful-emulator/space/space-content.ts'
import { projectionOf } from 'content-mapping/project/projection.ts'
import { OWN_TYPE } from 'content-mapping/project/roles.ts'
import type { SpaceType } from 'content-mapping/space-model.ts'
import { siteTypes } from '../../src/site-content/site-roles.server.ts'
import { kindOf } from '../../scripts/model/comparison.ts'
import { contentTypes, type ContentType } from '../../scripts/model/content-types.ts'
import { prefixed, prefixedId } from '../../scripts/model/prefixed.ts'
import { SPACE } from '../support/spaces/space.ts'

const PREFIX = 'vitrine'
const asJson = (value: object): JsonObject[] => JSON.parse(JSON.stringify(value))
const idOf = (resource: JsonObject) => String(object(resource['sys'])['id'])

/** Converts a content type to the site's description of a type. */
function described({ sys, name, displayField, fields }: ContentType): SpaceType {
  return {
    id: sys.id,
    name,
    displayField: displayField ?? undefined,
    fields: fields.map((field) => ({ ...field, type: kindOf(field), accepts: [], values: [] })),
  }
}

/** Returns a field of an entry as in the file, without empty values. */
function filled(field: Json | undefined): JsonObject {
  return Object.fromEntries(Object.entries(object(field)).filter(([, value]) => value !== null && value !== '' && !(isList(value) && value.length === 0)))
}

test('prefixed types: their entries are shown like entries of unprefixed types, field by field', async () => {
  const file = await readExportFile(SPACE)
  const { types } = prefixed({ types: contentTypes.parse(file.contentTypes), controls: new Map() }, PREFIX)
  const entries = file.entries.map((entry) => {
    const sys = object(entry['sys'])
    const type = prefixedId(PREFIX, idOf(object(sys['contentType'])))
    return { ...entry, sys: { ...sys, contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } } }
  })
  const content = await spaceContent({ ...file, contentTypes: asJson(types), entries }, {})
  const shown = content.versions.flatMap(({ kind, delivery }) => (kind === 'Entry' && delivery ? delivery : []))
  // The mapping in `content.config.ts` with the command's lines. Fields of the same name need none.
  const mapping = contentTypes.parse(file.contentTypes).map(({ sys: { id }, fields }) => {
    const isRead = (field: string) => siteTypes.get(id)?.has(field) === true
    const read = fields.filter((field) => isRead(field.id)).map((field) => [field.id, { from: field.id }] as const)
    return [
      prefixedId(PREFIX, id),
      { as: id, fields: Object.fromEntries(read), hidden: fields.map((field) => field.id).filter((field) => !isRead(field)) },
    ] as const
  })
  const model = { name: '', locales: [], types: types.map(described), entries: [] }
  const space = { spaceId: 'bakery', environment: 'master', model, defaultLocale: 'en', entries: shown, showsOrphans: false }
  const projection = projectionOf(space, { types: Object.fromEntries(mapping) }, siteTypes)
  const published = file.entries.filter((entry) => object(entry['sys'])['publishedVersion'] !== undefined)
  expect(published.length).toBeGreaterThan(300)
  for (const entry of published) {
    const type = idOf(object(object(entry['sys'])['contentType']))
    const kept = shown.find(({ id }) => id === idOf(entry))
    const made = kept && projection.entry(kept)
    expect(made?.contentTypeId, idOf(entry)).toBe(type)
    const { [OWN_TYPE]: _, ...fields } = made?.fields ?? {}
    const read = Object.entries(object(entry['fields'])).filter(([id]) => siteTypes.get(type)?.has(id))
    const wanted = read.map(([id, field]) => [id, filled(field)] as const).filter(([, field]) => Object.keys(field).length > 0)
    expect(fields, idOf(entry)).toEqual(Object.fromEntries(wanted))
  }
})
