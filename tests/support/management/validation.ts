import { isList, isObject, object, objects, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { Refusal } from './refusal.ts'
import type { Stored } from './stored.ts'

const fieldsOf = (type: JsonObject) => objects(type['fields'])

/** Rejects a content type that removes fields or changes their type. */
export function checkTypeChange(before: JsonObject, after: JsonObject): void {
  for (const field of fieldsOf(before)) {
    const now = fieldsOf(after).find(({ id }) => id === field['id'])
    const path = ['fields', String(field['id'])]
    if (!now && field['omitted'] !== true) {
      throw new Refusal(422, 'ValidationFailed', 'Validation error', [
        { name: 'fieldOmitted', path, details: 'The field must be omitted before it is deleted' },
      ])
    }
    if (now && now['type'] !== field['type']) {
      throw new Refusal(422, 'ValidationFailed', 'Validation error', [{ name: 'fieldType', path, details: 'The type of a field cannot be changed' }])
    }
  }
}

/** Rejects fields that the content type lacks, and values in locales that the space lacks. */
export function checkKnown(type: JsonObject, fields: JsonObject, locales: readonly string[]): void {
  for (const [id, byLocale] of Object.entries(fields)) {
    if (!fieldsOf(type).some((field) => field['id'] === id)) {
      throw new Refusal(422, 'UnknownField', `The field ${id} is unknown`, [
        { name: 'unknown', path: ['fields', id], details: `No field with id "${id}" found.` },
      ])
    }
    for (const locale of Object.keys(object(byLocale))) {
      if (!locales.includes(locale)) {
        throw new Refusal(422, 'UnknownLocale', `The locale ${locale} is unknown`, [
          { name: 'unknown', path: ['fields', id, locale], details: `Locale "${locale}" is unknown.` },
        ])
      }
    }
  }
}

/** Rejects concepts that the organization lacks. */
export function checkConcepts(content: JsonObject, known: ReadonlySet<string>): void {
  for (const concept of objects(object(content['metadata'])['concepts'])) {
    const id = text(object(concept['sys'])['id']) ?? ''
    if (!known.has(id)) throw new Refusal(422, 'ValidationFailed', `There is no concept ${id}`)
  }
}

/** Rejects publishing an entry that lacks required fields, has invalid values, or links to missing entries. */
export function checkPublishable(
  type: JsonObject,
  { content }: Stored,
  locales: readonly JsonObject[],
  exists: (linkType: string, id: string) => boolean,
): void {
  const errors: Json[] = []
  for (const field of fieldsOf(type)) {
    if (field['omitted'] === true) continue
    const id = String(field['id'])
    const values = object(object(content['fields'])[id])
    for (const locale of locales) {
      const code = String(locale['code'])
      const isDemanded = field['localized'] === true ? locale['default'] === true || locale['optional'] !== true : locale['default'] === true
      const isEmpty = values[code] === undefined || values[code] === null
      if (field['required'] === true && isDemanded && isEmpty) {
        errors.push({ name: 'required', path: ['fields', id, code], details: `The property "${id}" is required here` })
      }
    }
    const allowed = objects(field['validations']).flatMap((rule) => (isList(rule['in']) ? [rule['in']] : []))
    for (const [code, value] of Object.entries(values)) {
      for (const list of allowed) {
        if (text(value) !== undefined && !list.includes(String(value)))
          errors.push({ name: 'in', path: ['fields', id, code], details: 'Does not match any of the expected values' })
      }
      for (const target of linksIn(value)) {
        if (!exists(target.linkType, target.id))
          errors.push({ name: 'notResolvable', path: ['fields', id, code], details: `There is no ${target.linkType} ${target.id}` })
      }
    }
  }
  if (errors.length > 0) throw new Refusal(422, 'ValidationFailed', 'Validation error', errors)
}

function linksIn(value: Json | undefined): { readonly linkType: string; readonly id: string }[] {
  return (isList(value) ? value : [value]).flatMap((each) => {
    const sys = isObject(each) ? object(each['sys']) : {}
    return sys['type'] === 'Link' ? [{ linkType: String(sys['linkType']), id: String(sys['id']) }] : []
  })
}
