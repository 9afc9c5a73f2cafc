import type { JsonObject } from '../json/json.ts'

export type Api = 'delivery' | 'preview'
/** Kinds of resources that a link inside a space can target. */
export type LinkKind = 'Entry' | 'Asset'
export type ResourceKind = LinkKind | 'ContentType' | 'Tag'
export type LocaleStatus = 'draft' | 'changed' | 'published'

/** Returns whether a locale with a status is published, perhaps in an older version. */
export function isPublishedStatus(status: string | undefined): boolean {
  return status === 'published' || status === 'changed'
}

/** Returns a key that is unique among the resources of an environment. */
export function resourceKey({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}!${id}`
}

/** An entry, asset, content type or tag in its indexed form: as one of the two APIs delivers it, with all locales. */
export interface Resource {
  readonly kind: ResourceKind
  readonly id: string
  readonly contentTypeId: string | undefined
  readonly sys: JsonObject
  readonly metadata: JsonObject | undefined
  /** By field id, then by locale. */
  readonly fields: Readonly<Record<string, JsonObject>>
  /** Status by locale code, if the file contains it. */
  readonly localeStatus: ReadonlyMap<string, LocaleStatus> | undefined
  /** The fields whose values are parsed when read. */
  readonly texts?: ReadonlyMap<string, HeldText>
}

/** A field value that is stored as text. */
export interface HeldText {
  /** The entries and assets that the value links to in any locale. */
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
  /** As declared by the space, with the validations that the APIs do not show. */
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

/** Creates a link object. */
export function link(linkType: string, id: string): JsonObject {
  return { sys: { type: 'Link', linkType, id } }
}
