import { basename, extname } from 'node:path'
import type { ExportFile } from '../library/export-file.ts'
import { inferContentTypes } from '../library/inferred-model.ts'
import { isObject, object, objects, text, type JsonObject } from '../json/json.ts'
import { taxonomyItem } from './concept-tree.ts'
import type { LocaleSet } from './locales.ts'
import { mapYielding } from '../http/event-loop.ts'
import { readLocales } from './read-locales.ts'
import { deliveredSys, isManagementForm, versionsOf, type Versions } from '../publication/publication.ts'
import { link, type Api, type ContentField, type ContentType, type Tag, type TaxonomyItem } from './resources.ts'

/** The content of one environment of a space. */
export interface SpaceContent {
  readonly spaceId: string
  readonly environment: string
  readonly name: string
  /** Name of the space in the file. `contentful-export` writes none. */
  readonly givenName?: string | undefined
  readonly locales: LocaleSet
  readonly contentTypes: Readonly<Record<Api, readonly ContentType[]>>
  readonly editorInterfaces: ReadonlyMap<string, JsonObject>
  readonly tags: readonly Tag[]
  readonly concepts: readonly TaxonomyItem[]
  readonly conceptSchemes: readonly TaxonomyItem[]
  readonly versions: readonly Versions[]
}

/** Ids that override those in a file, and the form of its entries and assets. */
interface Given {
  readonly spaceId?: string | undefined
  readonly environment?: string | undefined
  readonly showsFieldStatus?: boolean | undefined
}

/**
 * Converts an export file to the content of a space.
 *
 * `given` overrides the ids in the file. If neither contains a space id, the file name is used.
 */
export async function spaceContent(file: ExportFile, given: Given): Promise<SpaceContent> {
  const spaceId = given.spaceId ?? idInFile(file, 'space') ?? text(object(file.space['sys'])['id']) ?? idOfName(file.file)
  const environment = given.environment ?? idInFile(file, 'environment') ?? 'master'
  const where = { spaceId, environment }
  const locales = readLocales(file)
  const contentTypes = readContentTypes(file, where)
  const tags = file.tags.map((tag) => readTag(tag, where))
  const context = {
    ...where,
    locales: new Set(locales.all.map((locale) => locale.code)),
    contentTypes: new Map(contentTypes.delivery.map((type) => [type.id, type])),
    privateTags: new Set(tags.filter((tag) => !tag.isPublic).map((tag) => tag.id)),
    showsFieldStatus: given.showsFieldStatus,
  }
  return {
    ...where,
    name: nameOf(file),
    givenName: text(file.space['name']),
    locales,
    contentTypes,
    editorInterfaces: new Map(file.editorInterfaces.map((it) => [idOf(object(object(it['sys'])['contentType'])) ?? '', it])),
    tags,
    concepts: file.concepts.map(taxonomyItem),
    conceptSchemes: file.conceptSchemes.map(taxonomyItem),
    versions: [
      ...(await mapYielding(file.entries, (entry) => versionsOf('Entry', entry, context))),
      ...(await mapYielding(file.assets, (asset) => versionsOf('Asset', asset, context))),
    ],
  }
}

/** Returns the name of the space in a file. The default is the name of the file. */
export function nameOf({ space, file }: Pick<ExportFile, 'space' | 'file'>): string {
  return text(space['name']) ?? basename(file, extname(file))
}

const idOf = (item: JsonObject) => text(object(item['sys'])['id'])

function idInFile(file: ExportFile, key: 'space' | 'environment'): string | undefined {
  for (const item of [file.entries[0], file.assets[0], file.contentTypes[0]]) {
    const id = item && idOf(object(object(item['sys'])[key]))
    if (id) return id
  }
  return undefined
}

/** Derives a space id from a file name, limited to the characters that ids may contain. */
function idOfName(file: string): string {
  return basename(file, extname(file))
    .replace(/[^\w.-]+/g, '-')
    .slice(0, 64)
}

function readContentTypes(file: ExportFile, where: { spaceId: string; environment: string }): SpaceContent['contentTypes'] {
  const published = publishedTypes(file)
  const delivery = published.map((type) => readContentType(type, where, 'delivery'))
  // Content in delivery form is the same in both APIs. Sharing the objects lets the APIs share their indexes.
  const managed = published.some((type) => isManagementForm(object(type['sys'])))
  return { delivery, preview: managed ? published.map((type) => readContentType(type, where, 'preview')) : delivery }
}

/** Returns the published content types of a file. If the file has none, infers them from the entries. */
export function publishedTypes({ contentTypes, entries }: Pick<ExportFile, 'contentTypes' | 'entries'>): readonly JsonObject[] {
  return (contentTypes.length > 0 ? contentTypes : inferContentTypes(entries)).filter(isPublished)
}

function isPublished(type: JsonObject): boolean {
  const sys = object(type['sys'])
  return sys['publishedVersion'] !== undefined || sys['version'] === undefined
}

function readContentType(type: JsonObject, where: { spaceId: string; environment: string }, api: Api): ContentType {
  const whole = deliveredSys('ContentType', object(type['sys']), where, api)
  const managed = isManagementForm(object(type['sys']))
  const { publishedVersion: _, ...managedSys } = whole
  const sys = managed ? managedSys : whole
  const fields = objects(type['fields'])
  const body = managed
    ? {
        sys,
        displayField: type['displayField'] ?? null,
        name: type['name'],
        description: type['description'] ?? '',
        fields: fields.map(deliveredField).map(withItems),
      }
    : { ...type, sys, fields: fields.map(deliveredField) }
  return {
    kind: 'ContentType',
    id: idOf(type) ?? '',
    name: text(type['name']) ?? '',
    sys,
    body,
    declared: type,
    fields: new Map(fields.map((field) => [text(field['id']) ?? '', readField(field)])),
  }
}

function readField(field: JsonObject): ContentField {
  return {
    id: text(field['id']) ?? '',
    type: text(field['type']) ?? 'Symbol',
    localized: field['localized'] === true,
    omitted: field['omitted'] === true,
    itemType: text(object(field['items'])['type']),
  }
}

/** Removes the properties that the Delivery API never shows: a field's validations and its default value. */
function deliveredField(field: JsonObject): JsonObject {
  const { validations: _validations, defaultValue: _defaultValue, ...delivered } = field
  return delivered
}

/** Adds the validations of list items, which the Delivery API always shows, even if empty. */
function withItems(field: JsonObject): JsonObject {
  const { items } = field
  return isObject(items) ? { ...field, items: { ...items, validations: items['validations'] ?? [] } } : field
}

function readTag(tag: JsonObject, { spaceId, environment }: { spaceId: string; environment: string }): Tag {
  const sys = object(tag['sys'])
  const ids = { space: link('Space', spaceId), environment: link('Environment', environment) }
  const delivered = { ...sys, ...ids, type: 'Tag' }
  const name = text(tag['name']) ?? ''
  return { kind: 'Tag', id: text(sys['id']) ?? '', name, sys: delivered, isPublic: sys['visibility'] !== 'private', body: { name, sys: delivered } }
}
