import type { JsonObject } from 'contentful-emulator/json/json.ts'
import type { Mapping } from 'content-mapping/mapping.ts'
import { mappedSpace } from 'content-mapping/mapped-space.ts'
import { projectionOf } from 'content-mapping/project/projection.ts'
import { spaceModelFrom } from 'content-mapping/reading/space-model-from.ts'
import { spaceContent, type SpaceContent } from 'contentful-emulator/space/space-content.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'
import { siteTypes } from '../../../src/site-content/site-roles.server.ts'

type Field = readonly [id: string, type: string]

function fieldOf([id, type]: Field): JsonObject {
  const list = type.startsWith('Array of ')
  const held = list ? type.slice(9) : type
  const one = held.startsWith('Link to ') ? { type: 'Link', linkType: held.slice(8) } : { type: held }
  return { id, name: id, localized: true, ...(list ? { type: 'Array', items: one } : one) }
}

/** Creates a content type in the format of an export file. */
export function typeOf(id: string, displayField: string, fields: readonly Field[]): JsonObject {
  return { sys: { id, type: 'ContentType' }, name: id, displayField, fields: fields.map(fieldOf) }
}

/** Creates an entry in the format of an export file. Later entries have a later date. */
export function entryOf(id: string, type: string, fields: JsonObject, made = '2025-01-01T00:00:00Z'): JsonObject {
  return { sys: { id, type: 'Entry', createdAt: made, updatedAt: made, contentType: { sys: { id: type } } }, fields }
}

/** Creates a link to an entry or asset. */
export function linkTo(linkType: 'Entry' | 'Asset', id: string): JsonObject {
  return { sys: { type: 'Link', linkType, id } }
}

/** Reads a space as the service does, with all visible entries. */
export async function spaceOf(
  contentTypes: readonly JsonObject[],
  entries: readonly JsonObject[],
): Promise<{ content: SpaceContent; shown: readonly Resource[] }> {
  const locales = ['en-US', 'de'].map((code, at) => ({ code, name: code, default: at === 0, fallbackCode: at === 0 ? null : 'en-US' }))
  const nothing = { assets: [], tags: [], editorInterfaces: [], concepts: [], conceptSchemes: [] }
  const content = await spaceContent({ file: 'made', space: {}, ...nothing, locales, contentTypes, entries }, { spaceId: 'strange', environment: 'master' })
  return { content, shown: content.versions.flatMap(({ delivery }) => delivery ?? []) }
}

/** Projects a space with a mapping. Returns the mapped space, and its entries as the site reads them. */
export async function project(types: readonly JsonObject[], entries: readonly JsonObject[], mapping: Mapping, showsOrphans = false) {
  const { content, shown } = await spaceOf(types, entries)
  const model = spaceModelFrom({ name: 'strange', locales: content.locales.all, contentTypes: types, entries: [] })
  const projection = projectionOf({ ...content, model, entries: shown, defaultLocale: 'en-US', showsOrphans }, mapping, siteTypes)
  const mapped = mappedSpace(projection, {
    name: 'strange',
    mapping,
    profiles: new Map(),
    meanings: new Map(),
    namedByEditors: new Set(),
    homeId: undefined,
    isConfirmed: !showsOrphans,
    reserved: new Set(['stories']),
    isEnglish: true,
  })
  const entry = (id: string) => shown.filter((each) => each.id === id).map((each) => projection.entry(each))[0]
  return { entry, mapped }
}
