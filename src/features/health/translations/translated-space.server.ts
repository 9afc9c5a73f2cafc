import { z } from 'zod'
import { contentTypesOf } from '#app/content/client/describe-space.server.ts'
import type { Delivered } from '#app/content/client/content-change.ts'
import type { SpaceReader } from '#app/content/client/content-source.ts'
import { isPerLocale } from '#app/content/locales/publishing.server.ts'
import { isObject, object, objects, text, type JsonObject } from 'contentful-emulator/json/json.ts'
import { localeStatus } from 'contentful-emulator/publication/publication.ts'
import { isPublishedStatus } from 'contentful-emulator/space/resources.ts'
import { contentTypeSchema, translatableFields, type ModelField, type ModelType } from './translatable.server.ts'
import type { Fingerprints } from './record.ts'
import { fingerprint, textOf, type FieldText } from './texts.server.ts'

/** Source whose entries are compared. */
export type TranslatedSource = Pick<SpaceReader, 'stored' | 'client'>

/** An entry in the form of the API, with the values of all locales. */
export interface SpaceEntry {
  readonly id: string
  readonly type: string
  readonly sys: JsonObject
  /** Ids of the tags and of the taxonomy concepts. */
  readonly topics: readonly string[]
  /** Field id → locale code → value. */
  readonly fields: Readonly<Record<string, JsonObject>>
}

interface SpaceLocale {
  readonly code: string
  readonly fallbackCode: string | undefined
}

/** A space with the fields that are translated, as the space stores them. */
export interface TranslatedSpace {
  readonly types: ReadonlyMap<string, ModelType>
  /** Translatable fields by content type. */
  readonly fields: ReadonlyMap<string, readonly ModelField[]>
  readonly locales: readonly SpaceLocale[]
  /** Locale code of the sources. */
  readonly source: string
}

const localeSchema = z.looseObject({ code: z.string(), default: z.boolean().default(false), fallbackCode: z.string().nullish() })
const everything = { limit: 1000, order: ['sys.id'] } as const
const page = z.object({ items: z.array(z.custom<JsonObject>(isObject)), total: z.number() })
const localeList = z.object({ items: z.array(z.custom<JsonObject>(isObject)) })

/** Reads the content types and locales of a source. Throws `DeliveryError`. */
export async function readTranslatedSpace(source: TranslatedSource): Promise<TranslatedSpace> {
  const stored = source.stored?.()
  const types = stored?.contentTypes ?? (await contentTypesOf(source.client))
  const locales = stored?.locales ?? localeList.parse(await source.client.getLocales()).items
  return translatedSpace(types, locales)
}

/** Creates a space from its content types and locales in the form of an API. */
function translatedSpace(contentTypes: readonly unknown[], locales: readonly unknown[]): TranslatedSpace {
  const types = contentTypes.map((each) => contentTypeSchema.parse(each))
  const known = locales.map((each) => localeSchema.parse(each))
  return {
    types: new Map(types.map((type) => [type.sys.id, type])),
    fields: new Map(types.map((type) => [type.sys.id, translatableFields(type)])),
    locales: known.map(({ code, fallbackCode }) => ({ code, fallbackCode: fallbackCode ?? undefined })),
    source: known.find((each) => each.default)?.code ?? '',
  }
}

/** Reads all published entries of a source. Throws `DeliveryError`. */
export async function readEntries(source: TranslatedSource): Promise<SpaceEntry[]> {
  const stored = source.stored?.()
  if (stored) return [...stored.resources].flatMap((each) => (each.kind === 'Entry' ? (spaceEntry(each.id, each) ?? []) : []))
  const found: SpaceEntry[] = []
  for (let total = 1, skip = 0; skip < total; skip += everything.limit) {
    const answer = page.parse(await source.client.withAllLocales.withoutLinkResolution.getEntries({ ...everything, order: [...everything.order], skip }))
    total = answer.total
    found.push(...answer.items.flatMap((item) => entryOf(item) ?? []))
  }
  return found
}

/** Reads one published entry of a source, or `undefined` if it does not exist. Throws `DeliveryError`. */
export async function readEntry(source: TranslatedSource, id: string): Promise<SpaceEntry | undefined> {
  const stored = source.stored?.()
  if (stored) {
    const found = Iterator.from(stored.resources).find((each) => each.kind === 'Entry' && each.id === id)
    return found && spaceEntry(id, found)
  }
  const answer = page.parse(await source.client.withAllLocales.withoutLinkResolution.getEntries({ 'sys.id': id, limit: 1 }))
  return answer.items.flatMap((item) => entryOf(item) ?? [])[0]
}

/** Converts an entry in the form of an API. Returns `undefined` if it is none. */
function entryOf(item: JsonObject): SpaceEntry | undefined {
  const sys = object(item['sys'])
  const id = text(sys['id'])
  const contentTypeId = text(object(object(sys['contentType'])['sys'])['id'])
  const fields = Object.entries(object(item['fields'])).flatMap(([field, values]) => (isObject(values) ? [[field, values] as const] : []))
  return id === undefined || contentTypeId === undefined
    ? undefined
    : spaceEntry(id, { contentTypeId, sys, metadata: object(item['metadata']), fields: Object.fromEntries(fields) })
}

type Stored = Pick<Delivered, 'sys' | 'metadata' | 'fields'> & { readonly contentTypeId?: string | undefined }

/** Converts a stored entry. Returns `undefined` for an asset. */
export function spaceEntry(id: string, { contentTypeId, sys, metadata, fields }: Stored): SpaceEntry | undefined {
  if (contentTypeId === undefined || !isObject(sys) || !isFields(fields)) return undefined
  const topics = ['tags', 'concepts'].flatMap((kind) => objects(object(metadata)[kind]).flatMap((each) => text(object(each['sys'])['id']) ?? []))
  return { id, type: contentTypeId, sys, topics: [...new Set(topics)], fields }
}

function isFields(value: unknown): value is SpaceEntry['fields'] {
  return isObject(value)
}

/** Returns the texts of the translatable fields of an entry, by field, then by locale code. */
export function textsOf({ type, sys, fields }: SpaceEntry, space: TranslatedSpace): ReadonlyMap<string, ReadonlyMap<string, FieldText>> {
  const statuses = isPerLocale() ? localeStatus(sys) : undefined
  const isPublished = (code: string) => !statuses || isPublishedStatus(statuses.get(code))
  return new Map(
    (space.fields.get(type) ?? []).map(({ id }) => {
      const own = Object.entries(fields[id] ?? {}).flatMap(([code, value]) => {
        const found = isPublished(code) ? textOf(value) : undefined
        return found ? [[code, found] as const] : []
      })
      return [id, new Map(own)] as const
    }),
  )
}

/** Returns the fingerprints of the texts that `textsOf` returned. */
export function fingerprintsOf(texts: ReturnType<typeof textsOf>): Fingerprints {
  return Object.fromEntries(
    [...texts].map(([field, byLocale]) => [field, Object.fromEntries([...byLocale].map(([code, found]) => [code, fingerprint(found)]))]),
  )
}
