import { unknownPath } from '../../http/errors.ts'
import { object, text, type Json } from '../../json/json.ts'
import { linkingFields, linkTarget, visitFieldLinks } from '../../space/links.ts'
import { valueIn, type LocaleChain, type LocaleSet } from '../../space/locales.ts'
import type { ContentField, ContentType, LinkKind, Resource, ResourceKind } from '../../space/resources.ts'
import { plain, valuesOf, type Attribute, type Kind } from './attribute.ts'
import { fixedAttribute } from './fixed-attributes.ts'

const KINDS: Readonly<Record<string, Kind>> = {
  Symbol: 'Symbol',
  Text: 'Text',
  RichText: 'RichText',
  Integer: 'Number',
  Number: 'Number',
  Boolean: 'Boolean',
  Date: 'Date',
  Location: 'Location',
}

const ASSET_FIELDS: Readonly<Record<string, Kind>> = {
  'fields.title': 'Symbol',
  'fields.description': 'Text',
  'fields.file': 'Opaque',
  'fields.file.url': 'Symbol',
  'fields.file.fileName': 'Symbol',
  'fields.file.contentType': 'Symbol',
  'fields.file.details.size': 'Number',
  'fields.file.details.image.width': 'Number',
  'fields.file.details.image.height': 'Number',
}

/** All attributes of the resources of one collection. */
export class Attributes {
  readonly #kind: ResourceKind
  readonly #locales: LocaleSet
  readonly #contentTypes: ReadonlyMap<string, ContentType>

  constructor(kind: ResourceKind, locales: LocaleSet, contentTypes: ReadonlyMap<string, ContentType>) {
    this.#kind = kind
    this.#locales = locales
    this.#contentTypes = contentTypes
  }

  /** Returns an attribute by its path in a query. Throws Contentful's error if the path is unknown. */
  find(path: string, contentType: ContentType | undefined): Attribute {
    const known = fixedAttribute(path, this.#kind)
    if (known) return known
    if (this.#kind === 'Asset') return this.#assetField(path)
    if (this.#kind !== 'Entry') throw unknownPath(path)
    const [head, id, ...rest] = path.split('.')
    const field = id === undefined ? undefined : contentType?.fields.get(id)
    if (head !== 'fields' || !contentType || !field) throw unknownPath(path)
    const attribute = this.#entryField(path, field, contentType.id, rest.join('.'))
    if (!attribute) throw unknownPath(path)
    return attribute
  }

  /** All text of a resource, for full-text search. */
  readonly fullText: Attribute = {
    ...plain,
    path: 'query',
    kind: 'Text',
    type: 'Text',
    isLocalized: true,
    isList: true,
    values: (resource, chain) => this.#texts(resource, chain),
  }

  /** Ids of the resources that a resource links to in any locale. */
  readonly links: Readonly<Record<LinkKind, Attribute>> = {
    Entry: this.#linksTo('Entry'),
    Asset: this.#linksTo('Asset'),
  }

  #linksTo(kind: LinkKind): Attribute {
    const values = (resource: Resource) => {
      const ids = new Set<string>()
      for (const id of linkingFields(resource, this.#typeOf(resource))) {
        visitFieldLinks(resource, id, (target) => target.kind === kind && ids.add(target.id))
      }
      return [...ids]
    }
    return { ...plain, path: `links_to_${kind.toLowerCase()}`, kind: 'Id', type: 'Link', isList: true, values }
  }

  #typeOf(resource: Resource): ContentType | undefined {
    return resource.contentTypeId === undefined ? undefined : this.#contentTypes.get(resource.contentTypeId)
  }

  #texts(resource: Resource, chain: LocaleChain): readonly Json[] {
    const type = this.#typeOf(resource)
    return Object.entries(resource.fields).flatMap(([id, byLocale]) => {
      const field = type?.fields.get(id)
      const value = valueIn(byLocale, this.#locales.chainOf(field, chain))
      if (resource.kind === 'Asset' && id === 'file') return valuesOf(object(value)['fileName'])
      return field && (field.type === 'Object' || field.type === 'Date') ? [] : valuesOf(value)
    })
  }

  #assetField(path: string): Attribute {
    const kind = ASSET_FIELDS[path]
    const [, id = '', ...inner] = path.split('.')
    if (!kind || !Object.hasOwn(ASSET_FIELDS, path)) throw unknownPath(path)
    const values = (resource: Resource, chain: LocaleChain) =>
      valuesOf(inner.reduce<Json | undefined>((value, key) => object(value)[key], valueIn(resource.fields[id], chain)))
    return { ...plain, path, kind, type: kind === 'Opaque' ? 'File' : kind, isLocalized: true, values }
  }

  #entryField(path: string, field: ContentField, contentTypeId: string, inner: string): Attribute | undefined {
    const type = field.type === 'Array' ? (field.itemType ?? 'Symbol') : field.type
    const isLink = type === 'Link' || type === 'ResourceLink'
    const value = (resource: Resource, chain: LocaleChain) => valuesOf(valueIn(resource.fields[field.id], this.#locales.chainOf(field, chain)))
    const shared = { path, isList: field.type === 'Array', isLocalized: true, contentTypeId, values: value }
    if (inner === '') return { ...shared, kind: KINDS[type] ?? 'Opaque', type: field.type }
    if (isLink && inner === 'sys.id') {
      return { ...shared, kind: 'Id', type: 'Symbol', values: (it, chain) => value(it, chain).flatMap((link) => valuesOf(linkTarget(link)?.id)) }
    }
    if (isLink && inner === 'sys.urn') {
      return {
        ...shared,
        kind: 'Id',
        type: 'Symbol',
        values: (it, chain) => value(it, chain).flatMap((link) => valuesOf(text(object(object(link)['sys'])['urn']))),
      }
    }
    return undefined
  }
}
