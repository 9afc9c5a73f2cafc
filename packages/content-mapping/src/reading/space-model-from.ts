import { inferContentTypes } from 'contentful-emulator/library/inferred-model.ts'
import { object, objects, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'
import { assetTexts } from './asset-texts.ts'
import type { SpaceField, SpaceLocaleInfo, SpaceModel, SpaceType } from '../space-model.ts'

/** An entry of the content service. Its values may be parsed only when read. */
export type EntryInAllLocales = Pick<Resource, 'id' | 'contentTypeId' | 'fields'>

/** Parts of a space, in the form of exports and APIs. */
export interface SpaceParts {
  readonly name: string
  readonly locales: readonly SpaceLocaleInfo[]
  /** Bodies of content types. If there are none, they are inferred from the entries. */
  readonly contentTypes: readonly JsonObject[]
  /** Bodies of editor interfaces, which only the Management API and exports contain. */
  readonly editorInterfaces?: readonly JsonObject[] | undefined
  readonly entries: readonly EntryInAllLocales[]
  readonly assets?: readonly Pick<Resource, 'fields'>[] | undefined
}

/** Creates the model of a space for inference. */
export function spaceModelFrom({ name, locales, contentTypes, editorInterfaces = [], entries: all, assets = [] }: SpaceParts): SpaceModel {
  const entries = all.flatMap(({ id, contentTypeId: type, fields }) => (type === undefined ? [] : [{ id, type, fields }]))
  const widgets = new Map(editorInterfaces.map((each) => [idOf(object(each['sys'])['contentType']), widgetsOf(each)]))
  const localeCode = locales.find(({ isDefault }) => isDefault)?.code ?? ''
  const bodies = contentTypes.length > 0 ? contentTypes : madeUp(all)
  return {
    name,
    locales,
    types: bodies.map((body) => spaceType(body, widgets.get(idOf(body)))),
    entries,
    ...(assets.length > 0 && { assetTexts: () => assetTexts(assets, localeCode) }),
  }
}

/** Infers content types from entries, independent of their order. */
function madeUp(entries: readonly EntryInAllLocales[]): readonly JsonObject[] {
  const sorted = entries.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return inferContentTypes(sorted.map(({ contentTypeId, fields }) => ({ sys: { contentType: { sys: { id: contentTypeId } } }, fields })))
}

function idOf(body: unknown): string {
  return text(object(object(body)['sys'])['id']) ?? ''
}

function widgetsOf(editorInterface: JsonObject): ReadonlyMap<string | undefined, string | undefined> {
  return new Map(objects(editorInterface['controls']).map((control) => [text(control['fieldId']), text(control['widgetId'])]))
}

function spaceType(body: JsonObject, widgets: ReadonlyMap<string | undefined, string | undefined> | undefined): SpaceType {
  // The Delivery API does not return omitted fields.
  const fields = objects(body['fields']).filter((field) => field['omitted'] !== true)
  const id = idOf(body)
  return { id, name: text(body['name']) ?? id, displayField: text(body['displayField']), fields: fields.map((field) => spaceField(field, widgets)) }
}

function spaceField(field: JsonObject, widgets: ReadonlyMap<string | undefined, string | undefined> | undefined): SpaceField {
  const id = text(field['id']) ?? ''
  const isTold = field['validations'] !== undefined
  const items = object(field['items'])
  const validations = [...objects(field['validations']), ...objects(items['validations'])]
  const isUnique = validations.some((validation) => validation['unique'] === true)
  return {
    id,
    name: text(field['name']) ?? id,
    type: typeOf(field),
    localized: field['localized'] === true,
    required: field['required'] === true,
    accepts: [...new Set(validations.flatMap((validation) => [...texts(validation['linkContentType']), ...embedded(validation)]))],
    values: validations.flatMap((validation) => texts(validation['in'])),
    unique: isUnique || (isTold ? false : undefined),
    widget: widgets?.get(id),
  }
}

function typeOf(field: JsonObject): string {
  const [type, linkType] = [text(field['type']) ?? '', text(field['linkType'])]
  if (type === 'Array') return `Array of ${typeOf(object(field['items']))}`
  return type === 'Link' ? `Link to ${linkType ?? 'Entry'}` : type
}

/** Returns the content types that a rich text may embed. */
function embedded(validation: JsonObject): readonly string[] {
  const nodes = Object.entries(object(validation['nodes'])).filter(([node]) => node.startsWith('embedded-entry'))
  return nodes.flatMap(([, rules]) => objects(rules).flatMap((rule) => texts(rule['linkContentType'])))
}

function texts(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
