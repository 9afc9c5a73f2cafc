import type { JsonObject } from '../json/json.ts'

export type Api = 'delivery' | 'preview'
/** What a link inside a space can point at. */
export type LinkKind = 'Entry' | 'Asset'
export type ResourceKind = LinkKind | 'ContentType' | 'Tag'
export type LocaleStatus = 'draft' | 'changed' | 'published'

/** An entry, asset, content type or tag in the form that is searched: as one of the two APIs delivers it, in all locales. */
export interface Resource {
  readonly kind: ResourceKind
  readonly id: string
  readonly contentTypeId: string | undefined
  readonly sys: JsonObject
  readonly metadata: JsonObject | undefined
  /** Field id to locale map. */
  readonly fields: Readonly<Record<string, JsonObject>>
  /** Status by locale code, where the file tells it. */
  readonly localeStatus: ReadonlyMap<string, LocaleStatus> | undefined
  /** The fields whose values are parsed when they are read. */
  readonly texts?: ReadonlyMap<string, HeldText>
}

/** A field value that is kept as text. */
export interface HeldText {
  /** The entries and assets it links to in any locale. */
  readonly links: readonly LinkTarget[]
}

export interface LinkTarget {
  readonly kind: LinkKind
  readonly id: string
}

export interface ContentField {
  readonly id: string
  readonly type: string
  readonly localized: boolean
  readonly omitted: boolean
  readonly itemType: string | undefined
}

export interface ContentType {
  readonly kind: 'ContentType'
  readonly id: string
  readonly name: string
  readonly sys: JsonObject
  readonly body: JsonObject
  /** As the space declares it, with the validations that the APIs do not show. */
  readonly declared: JsonObject
  readonly fields: ReadonlyMap<string, ContentField>
}

export interface Locale {
  readonly code: string
  readonly name: string
  readonly isDefault: boolean
  readonly fallbackCode: string | undefined
  readonly body: JsonObject
}

export interface Tag {
  readonly kind: 'Tag'
  readonly id: string
  readonly name: string
  readonly sys: JsonObject
  readonly isPublic: boolean
  readonly body: JsonObject
}

/** A taxonomy concept or concept scheme. */
export interface TaxonomyItem {
  readonly id: string
  readonly body: JsonObject
}

/** Make a link object. */
export function link(linkType: string, id: string): JsonObject {
  return { sys: { type: 'Link', linkType, id } }
}
