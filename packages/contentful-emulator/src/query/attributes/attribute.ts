import { isList, type Json } from '../../json/json.ts'
import type { LocaleChain } from '../../space/locales.ts'
import type { Resource } from '../../space/resources.ts'

/** Kinds of values, which determine the operators. Several field types share a kind. */
export type Kind = 'Id' | 'Symbol' | 'Text' | 'RichText' | 'Number' | 'Boolean' | 'Date' | 'Location' | 'Opaque'

/** A property of resources that queries can filter and sort by. */
export interface Attribute {
  /** Path as in a query, unique within a content type. */
  readonly path: string
  readonly kind: Kind
  /** Name of the field type, for error messages. */
  readonly type: string
  /** Lists cannot be sorted by, because they have no single value. */
  readonly isList: boolean
  readonly isLocalized: boolean
  /** Only resources of this type have the attribute. */
  readonly contentTypeId: string | undefined
  /** Returns the values. Skips null. */
  readonly values: (resource: Resource, chain: LocaleChain) => readonly Json[]
}

/** Returns the items of a list, or the value itself as a list. Returns an empty list for null. */
export function valuesOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return []
  return isList(value) ? value.filter((item) => item !== null) : [value]
}

/** Properties of most attributes: one value for all locales, on resources of any type. */
export const plain = { isList: false, isLocalized: false, contentTypeId: undefined }
