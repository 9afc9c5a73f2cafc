import { isList, isObject, object, text, type Json, type JsonObject } from '../json/json.ts'
import { linkTarget } from '../space/links.ts'
import { instantOf } from '../query/instant.ts'

/** Maximum length of a Symbol in Contentful. */
const MAX_SYMBOL = 256

/**
 * Infers the content types of an export that contains only content (`contentful-export --content-only`).
 *
 * Derives a field's type from its values, so that filters by content type and field work.
 */
export function inferContentTypes(entries: readonly JsonObject[]): readonly JsonObject[] {
  const values = new Map<string, Map<string, Json[]>>()
  for (const entry of entries) {
    const id = text(object(object(object(entry['sys'])['contentType'])['sys'])['id'])
    if (id === undefined) continue
    const fields = values.get(id) ?? new Map<string, Json[]>()
    values.set(id, fields)
    for (const [field, byLocale] of Object.entries(object(entry['fields']))) {
      const stored = Object.values(object(byLocale)).filter((value) => value !== undefined && value !== null)
      const known = fields.get(field)
      if (known) known.push(...stored)
      else fields.set(field, stored)
    }
  }
  return [...values].map(([id, fields]) => ({
    sys: { id, type: 'ContentType' },
    displayField: null,
    name: id,
    description: '',
    fields: [...fields].map(([field, stored]) => ({
      id: field,
      name: field,
      localized: true,
      required: false,
      disabled: false,
      omitted: false,
      ...inferType(stored),
    })),
  }))
}

function inferType(values: readonly Json[]): JsonObject {
  if (values.length > 0 && values.every(isList)) {
    const { type, linkType } = inferType(values.flat())
    return { type: 'Array', items: { type: type === 'Link' ? 'Link' : 'Symbol', ...(linkType === undefined ? {} : { linkType }), validations: [] } }
  }
  const [first] = values
  const target = linkTarget(first)
  if (target) return { type: 'Link', linkType: target.kind }
  return { type: inferScalar(values) }
}

function inferScalar(values: readonly Json[]): string {
  const all = (test: (value: Json) => boolean) => values.length > 0 && values.every(test)
  if (all((value) => typeof value === 'boolean')) return 'Boolean'
  if (all(Number.isInteger)) return 'Integer'
  if (all((value) => typeof value === 'number')) return 'Number'
  if (all((value) => typeof value === 'string' && instantOf(value) !== undefined)) return 'Date'
  if (all((value) => typeof value === 'string' && value.length <= MAX_SYMBOL)) return 'Symbol'
  if (all((value) => typeof value === 'string')) return 'Text'
  if (all((value) => isObject(value) && value['nodeType'] === 'document')) return 'RichText'
  if (all((value) => isObject(value) && typeof value['lat'] === 'number' && typeof value['lon'] === 'number')) return 'Location'
  return values.length > 0 ? 'Object' : 'Symbol'
}
