import { isObject, object, setMember, text, type Json, type JsonObject } from '../json/json.ts'
import { valueIn, type LocaleChain, type LocaleSet } from '../space/locales.ts'
import { publishedValues } from './locale-publishing.ts'
import { EVERYTHING, selects, type Selection } from '../query/selection.ts'
import type { ContentType, Resource } from '../space/resources.ts'

/** Options for delivering resources. */
export interface DeliveryForm {
  readonly locales: LocaleSet
  readonly contentTypes: ReadonlyMap<string, ContentType>
  /** One locale with its fallbacks, or `*` for a map of all stored locales. */
  readonly locale: LocaleChain | '*'
  /** Whether values of unpublished locales are left out. */
  readonly isPerLocale?: boolean
  readonly assetUrl: (url: string) => string
}

/** Converts a resource to its delivery form. Field values are shared with the index: copy them before passing them to code that may change them. */
export function deliver(resource: Resource, form: DeliveryForm, selection: Selection = EVERYTHING): JsonObject {
  const delivered: Record<string, Json> = {}
  for (const part of selection.keys()) {
    const value = part === 'sys' ? deliveredSys(resource, form) : part === 'fields' ? deliveredFields(resource, form, selection) : resource.metadata
    if (value !== undefined) delivered[part] = part === 'fields' ? value : pick(value, part, selection)
  }
  return delivered
}

function pick(value: JsonObject, part: 'sys' | 'metadata', selection: Selection): JsonObject {
  if (selection.get(part) === 'all') return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => selects(selection, part, key)))
}

function deliveredSys({ sys }: Resource, { locale }: DeliveryForm): JsonObject {
  return locale === '*' ? sys : { ...sys, locale: locale[0] }
}

function deliveredFields(resource: Resource, form: DeliveryForm, selection: Selection): JsonObject {
  const fields: Record<string, Json> = {}
  for (const id of Object.keys(resource.fields)) {
    const value = selects(selection, 'fields', id) ? fieldValue(resource, id, form) : undefined
    if (value !== undefined) setMember(fields, id, resource.kind === 'Asset' && id === 'file' ? withAssetUrl(value, form) : value)
  }
  return fields
}

/** Returns the value of a field in the requested locale, or the map of all its locales. Returns `undefined` if the field has no value. */
export function fieldValue(resource: Resource, id: string, form: Omit<DeliveryForm, 'assetUrl'>): Json | undefined {
  const field = resource.contentTypeId === undefined ? undefined : form.contentTypes.get(resource.contentTypeId)?.fields.get(id)
  const all = resource.fields[id]
  // A field that is not localized belongs to every locale.
  const byLocale = form.isPerLocale && field?.localized !== false ? publishedValues(resource, all) : all
  if (form.locale !== '*') return valueIn(byLocale, form.locales.chainOf(field, form.locale))
  const stored = field && !field.localized ? onlyDefault(byLocale, form.locales.defaultCode) : byLocale
  return stored && Object.keys(stored).length > 0 ? stored : undefined
}

function onlyDefault(byLocale: JsonObject | undefined, code: string): JsonObject | undefined {
  const value = byLocale?.[code]
  return value === undefined ? undefined : { [code]: value }
}

function withAssetUrl(value: Json, form: DeliveryForm): Json {
  if (form.locale !== '*') return rewriteUrl(value, form)
  return Object.fromEntries(Object.entries(object(value)).map(([code, file]) => [code, file === undefined ? file : rewriteUrl(file, form)]))
}

function rewriteUrl(file: Json, { assetUrl }: DeliveryForm): Json {
  const url = isObject(file) ? text(file['url']) : undefined
  return isObject(file) && url !== undefined ? { ...file, url: assetUrl(url) } : file
}
