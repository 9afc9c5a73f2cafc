import type { SpaceEntry, SpaceField, SpaceModel } from 'content-mapping/space-model.ts'

const TYPES: Readonly<Record<string, string>> = {
  s: 'Symbol',
  t: 'Text',
  r: 'RichText',
  d: 'Date',
  n: 'Number',
  i: 'Integer',
  b: 'Boolean',
  j: 'Object',
  l: 'Location',
  a: 'Link to Asset',
  aa: 'Array of Link to Asset',
  e: 'Link to Entry',
  ee: 'Array of Link to Entry',
  ss: 'Array of Symbol',
  x: 'ResourceLink',
}

/**
 * A content type in one line: `title:s slug:s! body:t@markdown author:e>person look:s=light|dark`. The display field is first. Names
 * of types follow a slash.
 */
export type Lines = Readonly<Record<string, string>>

/** Creates a space. The first field of a line is the display field, unless the line begins with `-`. */
export function model(lines: Lines, entries: readonly SpaceEntry[] = [], locales: readonly string[] = ['en-US']): SpaceModel {
  return {
    name: 'Made up',
    locales: locales.map((code, index) => ({ code, name: code, isDefault: index === 0, fallbackCode: undefined })),
    types: Object.entries(lines).map(([key, line]) => {
      const [id = '', name = id] = key.split('/')
      const fields = line.split(' ').filter((word) => word !== '' && word !== '-')
      return { id, name, displayField: line.startsWith('-') ? undefined : fields[0]?.split(':')[0], fields: fields.map(field) }
    }),
    entries,
  }
}

function field(word: string): SpaceField {
  const [, id = '', type = '', mark = '', accepts = '', values = '', widget] = /^(\w+):(\w+)(!?)(?:>([\w|]+))?(?:=([\w|-]+))?(?:@(\w+))?$/.exec(word) ?? []
  const list = (text: string) => (text === '' ? [] : text.split('|'))
  return {
    id,
    name: id,
    type: TYPES[type] ?? '?',
    localized: true,
    required: false,
    accepts: list(accepts),
    values: list(values),
    unique: mark === '!' || undefined,
    widget,
  }
}

/** Creates an entry in one language. */
export function entry(type: string, id: string, fields: Readonly<Record<string, unknown>>, locale = 'en-US'): SpaceEntry {
  return { id, type, fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [locale]: value }])) }
}

/** Creates a link to an entry or asset. */
export function link(id: string, linkType = 'Entry') {
  return { sys: { type: 'Link', linkType, id } }
}

/** Creates a rich text of one paragraph. */
export function paragraph(text: string) {
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] }] }
}
