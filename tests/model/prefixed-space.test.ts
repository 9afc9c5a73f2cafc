import { expect, test } from 'vitest'
import { isList, object, type Json, type JsonObject } from '../../src/content-service/json/json.ts'
import { readExportFile } from '../../src/content-service/library/export-file.ts'
import { spaceContent } from '../../src/content-service/space/space-content.ts'
import { spaceMapping } from '../../src/mapping/space-mapping.ts'
import { OWN_TYPE } from '../../src/mapping/project/roles.ts'
import { siteTypes } from '../../src/site-mapping.server.ts'
import { contentTypes } from '../../scripts/model/content-types.ts'
import { prefixed, prefixedId } from '../../scripts/model/prefixed.ts'
import { SPACE } from '../support/spaces/space.ts'

const PREFIX = 'vitrine'
const asJson = (value: object): JsonObject[] => JSON.parse(JSON.stringify(value))
const idOf = (resource: JsonObject) => String(object(resource['sys'])['id'])

/** Give a field of an entry as the file has it, without what counts as no value. */
function filled(field: Json | undefined): JsonObject {
  return Object.fromEntries(Object.entries(object(field)).filter(([, value]) => value !== null && value !== '' && !(isList(value) && value.length === 0)))
}

test('entries of types behind a prefix are shown as those of our own types, field by field', async () => {
  const file = await readExportFile(SPACE)
  const { types } = prefixed({ types: contentTypes.parse(file.contentTypes), controls: new Map() }, PREFIX)
  const entries = file.entries.map((entry) => {
    const sys = object(entry['sys'])
    const type = prefixedId(PREFIX, idOf(object(sys['contentType'])))
    return { ...entry, sys: { ...sys, contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } } }
  })
  const content = await spaceContent({ ...file, contentTypes: asJson(types), entries }, {})
  const shown = content.versions.flatMap(({ delivery }) => delivery ?? [])
  // What `content.config.ts` says with the lines that the command prints: fields of the same name need none.
  const mapping = contentTypes.parse(file.contentTypes).map(({ sys, fields }) => {
    const read = fields.filter(({ id }) => siteTypes.get(sys.id)?.has(id)).map(({ id }) => [id, { from: id }] as const)
    const hidden = fields.flatMap(({ id }) => (siteTypes.get(sys.id)?.has(id) ? [] : id))
    return [prefixedId(PREFIX, sys.id), { as: sys.id, fields: Object.fromEntries(read), hidden }] as const
  })
  const projection = spaceMapping({ siteTypes, configured: { types: Object.fromEntries(mapping) }, reserved: new Set() }).projector(content, shown)
  expect(projection).toBeDefined()
  for (const entry of file.entries) {
    const type = idOf(object(object(entry['sys'])['contentType']))
    const kept = shown.find(({ kind, id }) => kind === 'Entry' && id === idOf(entry))
    const made = kept && projection?.entry(kept)
    expect(made?.contentTypeId, idOf(entry)).toBe(type)
    const { [OWN_TYPE]: _, ...fields } = made?.fields ?? {}
    const read = Object.entries(object(entry['fields'])).filter(([id]) => siteTypes.get(type)?.has(id))
    const wanted = read.map(([id, field]) => [id, filled(field)] as const).filter(([, field]) => Object.keys(field).length > 0)
    expect(fields, idOf(entry)).toEqual(Object.fromEntries(wanted))
  }
})
