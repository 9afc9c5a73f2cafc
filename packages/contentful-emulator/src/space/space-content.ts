import { basename, extname } from 'node:path'
import type { ExportFile } from '../library/export-file.ts'
import { inferContentTypes } from '../library/inferred-model.ts'
import { isObject, object, objects, text, type JsonObject } from '../json/json.ts'
import type { LocaleSet } from './locales.ts'
import { mapYielding } from '../http/event-loop.ts'
import { readLocales } from './read-locales.ts'
import { deliveredSys, isManagementForm, versionsOf, type Versions } from '../publication/publication.ts'
import { link, type Api, type ContentField, type ContentType, type Tag, type TaxonomyItem } from './resources.ts'

/** Everything one environment of a space holds, in the service's own terms. */
export interface SpaceContent {
  readonly spaceId: string
  readonly environment: string
  readonly name: string
  readonly locales: LocaleSet
  readonly contentTypes: Readonly<Record<Api, readonly ContentType[]>>
  readonly editorInterfaces: ReadonlyMap<string, JsonObject>
  readonly tags: readonly Tag[]
  readonly concepts: readonly TaxonomyItem[]
  readonly conceptSchemes: readonly TaxonomyItem[]
  readonly versions: readonly Versions[]
}

/** Turn an export file into the content of a space. Ids come from the file unless they are given; one that names no space is called by its own name. */
export async function spaceContent(file: ExportFile, given: { spaceId?: string | undefined; environment?: string | undefined }): Promise<SpaceContent> {
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
  }
  return {
    ...where,
    // contentful-export writes no name.
    name: nameOf(file),
    locales,
    contentTypes,
    editorInterfaces: new Map(file.editorInterfaces.map((it) => [idOf(object(object(it['sys'])['contentType'])) ?? '', it])),
    tags,
    concepts: file.concepts.map(readTaxonomyItem),
    conceptSchemes: file.conceptSchemes.map(readTaxonomyItem),
    versions: [
      ...(await mapYielding(file.entries, (entry) => versionsOf('Entry', entry, context))),
      ...(await mapYielding(file.assets, (asset) => versionsOf('Asset', asset, context))),
    ],
  }
}

/** Give the name of the space in a file; one that has none is called by its file. */
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

/** Make the id of a space of the name of its file, of what an id may consist of. */
function idOfName(file: string): string {
  return basename(file, extname(file))
    .replace(/[^\w.-]+/g, '-')
    .slice(0, 64)
}

function readContentTypes(file: ExportFile, where: { spaceId: string; environment: string }): SpaceContent['contentTypes'] {
  const published = publishedTypes(file)
  const delivery = published.map((type) => readContentType(type, where, 'delivery'))
  // What was delivered once is the same in both APIs; sharing it lets them share their indexes.
  const managed = published.some((type) => isManagementForm(object(type['sys'])))
  return { delivery, preview: managed ? published.map((type) => readContentType(type, where, 'preview')) : delivery }
}

/** Give the content types of a file that are published; a file that has none has those that its entries seem to have. */
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

/** Leave out what the Delivery API never shows: a field's own validations and its default value. */
function deliveredField(field: JsonObject): JsonObject {
  const { validations: _validations, defaultValue: _defaultValue, ...delivered } = field
  return delivered
}

/** Give the items of a list the validations that the Delivery API shows of them, if only none. */
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

function readTaxonomyItem(item: JsonObject): TaxonomyItem {
  return { id: idOf(item) ?? '', body: item }
}
