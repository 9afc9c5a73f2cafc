import type { Asset, ContentType, EditorInterface, Entry, Field, Kind, Locale, SpaceContents, Tag } from './contents.ts'

/** The compared parts of a resource, as values, under the names that editors see. */
export type Parts = Readonly<Record<string, unknown>>

const PARTS: { readonly [K in Kind]: (resource: SpaceContents[K][number]) => Parts } = {
  // The name of a locale is not compared, because new spaces have different names.
  locales: ({ fallbackCode, optional = false, contentManagementApi = true, contentDeliveryApi = true }: Locale) => ({
    fallback: fallbackCode ?? null,
    optional,
    contentManagementApi,
    contentDeliveryApi,
  }),
  contentTypes: ({ name, description, displayField, fields, metadata }: ContentType) => ({
    name,
    description: description ?? '',
    'display field': displayField ?? null,
    'order of fields': fields.map(({ id }) => id),
    ...Object.fromEntries(fields.map((field) => [`field ${field.id}`, fieldParts(field)])),
    metadata,
  }),
  editorInterfaces: ({ controls = [], sidebar, editors, editorLayout, groupControls }: EditorInterface) => ({
    ...Object.fromEntries(
      controls
        .filter(({ widgetId }) => widgetId !== undefined)
        .map(({ fieldId, widgetNamespace = 'builtin', widgetId, settings = {} }) => [`control of ${fieldId}`, { widgetNamespace, widgetId, settings }]),
    ),
    sidebar,
    editors,
    editorLayout,
    groupControls,
  }),
  tags: ({ name }: Tag) => ({ name }),
  assets: ({ fields: { title, description, file }, metadata }: Asset) => ({
    ...valuesOf('title', title),
    ...valuesOf('description', description),
    ...valuesOf(
      'file',
      file &&
        Object.fromEntries(
          Object.entries(file).map(([locale, { fileName, contentType, details }]) => [locale, { fileName, contentType, size: details?.size }]),
        ),
    ),
    ...labels(metadata),
  }),
  entries: ({ fields, metadata }: Entry) => ({
    ...Object.assign({}, ...Object.entries(fields).map(([id, values]) => valuesOf(id, values))),
    ...labels(metadata),
  }),
}

/** Splits a resource into its parts. */
export function partsOf<K extends Kind>(kind: K, resource: SpaceContents[K][number]): Parts {
  return PARTS[kind](resource)
}

/** Returns the names of the parts that differ. */
export function differing(one: Parts, other: Parts): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => canonical(one[name]) !== canonical(other[name]))
}

function fieldParts({ localized = false, validations = [], items, ...field }: Field): object {
  const { required = false, disabled = false, omitted = false, apiName: _name, ...said } = field
  return { ...said, localized, required, disabled, omitted, validations, ...(items ? { items: { ...items, validations: items['validations'] ?? [] } } : {}) }
}

function valuesOf(id: string, values: Readonly<Record<string, unknown>> = {}): Parts {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(present.map(([locale, value]) => [`${id} (${locale})`, value]))
}

function labels(metadata: Entry['metadata']): Parts {
  const idsOf = (links: Required<NonNullable<Entry['metadata']>>['tags'] = []) => links.map(({ sys }) => sys.id).toSorted()
  return { tags: idsOf(metadata?.tags), concepts: idsOf(metadata?.concepts) }
}

/** Serializes a value so that equal values result in equal texts, regardless of the order of keys. Absent values are omitted. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
