import type { ContentType, Field } from '../model/content-types.ts'
import type { Control } from '../model/own-model.ts'
import type { Names } from './names.ts'

/** A content type with the controls of its fields. */
export interface NewType {
  readonly type: ContentType
  readonly controls: readonly Control[]
}

/** A field with its control and the help text for editors. */
type FieldForEditors = readonly [field: Pick<Field, 'id' | 'name' | 'type'> & Partial<Field>, widgetId: string, settings: Control['settings']]

/** Returns the content type of the skeleton of a section. */
export function sectionContentType({ type, label }: Names): NewType {
  return contentType(type, label, `Section: ${label.toLowerCase()}.`, [
    [{ id: 'internalName', name: 'Internal name', type: 'Symbol', required: true }, 'singleLine', { helpText: 'Name of this entry. Only editors see it.' }],
    [{ id: 'text', name: 'Text', type: 'Text', required: true, localized: true }, 'multipleLine', { helpText: 'The text of the section.' }],
    [
      { id: 'tone', name: 'Tone', type: 'Symbol', validations: [{ in: ['calm', 'urgent'] }] },
      'dropdown',
      { helpText: 'How strongly the section stands out. Empty: calm.' },
    ],
  ])
}

/** Returns the content type of the skeleton of a page type. */
export function pageContentType({ type, label, listing }: Names): NewType {
  const slug = { pattern: '^[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)*$', flags: 'u' }
  return contentType(type, label, `A page in the list “${listing}”.`, [
    [{ id: 'title', name: 'Title', type: 'Symbol', required: true, localized: true }, 'singleLine', { helpText: 'The heading of the page.' }],
    [
      { id: 'slug', name: 'Slug', type: 'Symbol', required: true, localized: true, validations: [{ regexp: slug }] },
      'slugEditor',
      { helpText: 'The last part of its URL: letters and digits with hyphens. Each language has a separate slug.', trackingFieldId: 'title' },
    ],
    [
      { id: 'summary', name: 'Summary', type: 'Text', required: true, localized: true },
      'multipleLine',
      { helpText: 'One or two sentences, for lists and search results.' },
    ],
    [{ id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset' }, 'assetLinkEditor', { helpText: 'A picture for the page and its cards.' }],
  ])
}

function contentType(id: string, name: string, description: string, fields: readonly FieldForEditors[]): NewType {
  return {
    type: {
      sys: { id },
      name,
      description,
      displayField: fields[0]?.[0].id,
      fields: fields.map(([field]) => ({ localized: false, required: false, validations: [], disabled: false, omitted: false, ...field })),
    },
    controls: fields.map(([field, widgetId, settings]) => ({ fieldId: field.id, widgetId, widgetNamespace: 'builtin', settings })),
  }
}
