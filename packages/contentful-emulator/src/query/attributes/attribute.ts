import { isList, type Json } from '../../json/json.ts'
import type { LocaleChain } from '../../space/locales.ts'
import type { Resource } from '../../space/resources.ts'

/** What can be asked of a value; several field types share a kind. */
export type Kind = 'Id' | 'Symbol' | 'Text' | 'RichText' | 'Number' | 'Boolean' | 'Date' | 'Location' | 'Opaque'

/** Something of a resource that can be filtered and sorted by. */
export interface Attribute {
  /** The path as it is written in a query, unique within a content type. */
  readonly path: string
  readonly kind: Kind
  /** The field type's own name, for error messages. */
  readonly type: string
  /** A list has no single value to sort by. */
  readonly isList: boolean
  readonly isLocalized: boolean
  /** Only resources of this type have the attribute. */
  readonly contentTypeId: string | undefined
  /** Read the values that are there; null counts as not there. */
  readonly values: (resource: Resource, chain: LocaleChain) => readonly Json[]
}

/** Read what a value holds: the items of a list, or itself; null is nothing. */
export function valuesOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return []
  return isList(value) ? value.filter((item) => item !== null) : [value]
}

/** The properties of most attributes: one value for all locales, on resources of any type. */
export const plain = { isList: false, isLocalized: false, contentTypeId: undefined }
