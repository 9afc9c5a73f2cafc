import { isObject, object, objects, text, type Json, type JsonObject } from '../json/json.ts'
import type { SpaceView } from '../space/space-view.ts'

interface Widget {
  readonly widgetId: string
  readonly widgetNamespace: string
}

/** The editor widgets of Contentful's web app for field types whose values can carry a source map. */
const DEFAULT_WIDGETS: Readonly<Record<string, string>> = { Symbol: 'singleLine', Text: 'markdown', RichText: 'richTextEditor', Array: 'tagEditor' }

const ASSET_FIELDS: Readonly<Record<string, { readonly type: string; readonly widgetId: string }>> = {
  title: { type: 'Symbol', widgetId: 'singleLine' },
  description: { type: 'Text', widgetId: 'multipleLine' },
}

/**
 * Adds content source maps to a response, for `includeContentSourceMaps`.
 *
 * Field types and editors are listed once per response. Each field refers to them by index.
 */
export function withContentSourceMaps(answer: JsonObject, view: SpaceView): JsonObject {
  const lookup = new Lookup()
  const mapped = (resource: JsonObject) => withMappings(resource, view, lookup)
  const isCollection = answer['items'] !== undefined
  const body = isCollection
    ? {
        ...answer,
        items: objects(answer['items']).map(mapped),
        ...(answer['includes'] === undefined ? {} : { includes: mappedIncludes(answer['includes'], mapped) }),
      }
    : mapped(answer)
  return { ...body, sys: { ...object(body['sys']), contentSourceMapsLookup: lookup.body() } }
}

/** Numbers the field types and editors of a response in order of occurrence. */
class Lookup {
  readonly #fieldTypes: string[] = []
  readonly #widgets: Widget[] = []

  fieldType(type: string): number {
    const known = this.#fieldTypes.indexOf(type)
    return known < 0 ? this.#fieldTypes.push(type) - 1 : known
  }

  editorInterface({ widgetId, widgetNamespace }: Widget): number {
    const known = this.#widgets.findIndex((widget) => widget.widgetId === widgetId && widget.widgetNamespace === widgetNamespace)
    return known < 0 ? this.#widgets.push({ widgetId, widgetNamespace }) - 1 : known
  }

  body(): JsonObject {
    return { sys: { type: 'ContentSourceMapsLookup' }, editorInterfaces: this.#widgets.map((widget) => ({ ...widget })), fieldTypes: this.#fieldTypes }
  }
}

function mappedIncludes(includes: Json, mapped: (resource: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object(includes)).map(([kind, list]) => [kind, objects(list).map(mapped)]))
}

function withMappings(resource: JsonObject, view: SpaceView, lookup: Lookup): JsonObject {
  const sys = resource['sys']
  if (!isObject(sys)) return resource
  const mappings: Record<string, Json> = {}
  for (const id of Object.keys(object(resource['fields']))) {
    const edited = sys['type'] === 'Asset' ? assetField(id) : entryField(id, sys, view)
    if (edited) mappings[`fields/${id}`] = { source: { editorInterface: lookup.editorInterface(edited.widget), fieldType: lookup.fieldType(edited.type) } }
  }
  return { ...resource, sys: { ...sys, contentSourceMaps: { sys: { type: 'ContentSourceMaps' }, mappings } } }
}

interface Edited {
  readonly type: string
  readonly widget: Widget
}

function assetField(id: string): Edited | undefined {
  const field = ASSET_FIELDS[id]
  return field && { type: field.type, widget: { widgetId: field.widgetId, widgetNamespace: 'builtin' } }
}

function entryField(id: string, sys: JsonObject, view: SpaceView): Edited | undefined {
  const typeId = text(object(object(sys['contentType'])['sys'])['id']) ?? ''
  const field = view.entries.contentTypes.get(typeId)?.fields.get(id)
  const widgetId = field && DEFAULT_WIDGETS[field.type]
  if (!field || widgetId === undefined || (field.type === 'Array' && field.itemType !== 'Symbol')) return undefined
  const controls = objects(view.content.editorInterfaces.get(typeId)?.['controls'])
  const control = object(controls.find((one) => one['fieldId'] === id))
  return { type: field.type, widget: { widgetId: text(control['widgetId']) ?? widgetId, widgetNamespace: text(control['widgetNamespace']) ?? 'builtin' } }
}
