import { z } from 'zod'
import { isTooDeep, TOO_DEEP } from 'contentful-emulator/json/deep-fields.ts'
import { reportContent } from './report.server.ts'
import { inTurns } from './turns.server.ts'
import { publishedCodes } from '../locales/publishing.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import type { InspectorTags } from '../view/localized-text.ts'

/** Returns the target of a link from the same answer, or `undefined` if it was not delivered. */
export type Linked = (link: { readonly type: string; readonly id: string }) => RawEntry | RawAsset | undefined

/** Data of an entry besides its fields. */
export interface EntryIdentity {
  readonly kind: 'entry'
  readonly id: string
  /** Id of the content type. */
  readonly type: string
  /** ISO 8601, in UTC. */
  readonly updatedAt: string
  /** Ids of its tags. */
  readonly tags: readonly string[]
  /** Ids of its taxonomy concepts. */
  readonly concepts: readonly string[]
}

/** Entry of the API in all locales. Its structure is checked, but not the values of its fields. */
export interface RawEntry extends EntryIdentity {
  /** Field id → locale code → value, with unresolved links. */
  readonly fields: LocaleMaps
  /** Fields from which forbidden characters or values were removed. */
  readonly sanitized: ReadonlySet<string>
  /** Codes of the locales in which the entry is published. Absent if it is published as a whole. */
  readonly publishedIn?: ReadonlySet<string> | undefined
  readonly linked: Linked
}

export interface RawAsset {
  readonly kind: 'asset'
  readonly id: string
  readonly fields: LocaleMaps
  readonly publishedIn?: ReadonlySet<string> | undefined
  readonly linked: Linked
}

/** Link whose target was not delivered, because it is deleted, unpublished or never existed. */
export interface Unresolved {
  readonly kind: 'unresolved'
  readonly id: string
}

type LocaleMaps = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const maps = z.record(z.string(), z.record(z.string(), z.unknown()))
const fieldStatus = z.object({ '*': z.record(z.string(), z.string()) }).optional()
const named = z.object({ sys: z.object({ id: z.string() }) })
const entry = z.object({
  sys: z.object({ id: z.string(), type: z.literal('Entry'), updatedAt: z.string().default(''), contentType: named, fieldStatus }),
  metadata: z.object({ tags: z.array(named).default([]), concepts: z.array(named).default([]) }).default({ tags: [], concepts: [] }),
  fields: maps.default({}),
})
const asset = z.object({ sys: z.object({ id: z.string(), type: z.literal('Asset'), fieldStatus }), fields: maps.default({}) })
const link = z.object({ sys: z.object({ id: z.string(), type: z.enum(['Link', 'ResourceLink']), linkType: z.string().default('') }) })
const typed = z.object({ sys: z.object({ id: z.string(), type: z.string() }) })

/** Answer of the API to a query: the matching entries, and the targets of their links. */
export interface Answer {
  readonly items: readonly unknown[]
  readonly includes?: Readonly<Record<string, readonly unknown[]>> | undefined
}

/**
 * Reads the entries that matched a query.
 *
 * Links are resolved on access. Each target is read once, and circular links are safe. The SDK would copy and walk the whole answer, which took half
 * the time of a page.
 */
export async function readAnswer({ items, includes = {} }: Answer): Promise<RawEntry[]> {
  const delivered = new Map<string, unknown>()
  for (const value of [...items, ...Object.values(includes).flat()]) {
    const sys = typed.safeParse(value).data?.sys
    if (sys) delivered.set(`${sys.type} ${sys.id}`, value)
  }
  const read = new Map<string, RawEntry | RawAsset | undefined>()
  const linked: Linked = ({ type, id }) => {
    const key = `${type} ${id}`
    if (!read.has(key)) read.set(key, readResource(delivered.get(key), linked))
    return read.get(key)
  }
  const resources = await inTurns(items, (item) => readResource(item, linked))
  return resources.filter((resource) => resource?.kind === 'entry')
}

/** Reads a single asset. Returns `undefined` if the value is not an asset. */
export function readAsset(value: unknown): RawAsset | undefined {
  const resource = readResource(value, () => undefined)
  return resource?.kind === 'asset' ? resource : undefined
}

/** Reads the assets of a list. */
export async function readAssets(items: readonly unknown[]): Promise<RawAsset[]> {
  const resources = await inTurns(items, (item) => readResource(item, () => undefined))
  return resources.filter((resource) => resource?.kind === 'asset')
}

/** Returns the target of a link, or `undefined` if the value is not a link. */
export function readLink(value: unknown, linked: Linked): RawEntry | RawAsset | Unresolved | undefined {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined
  const sys = link.safeParse(value).data?.sys
  return sys && (linked({ type: sys.linkType, id: sys.id }) ?? { kind: 'unresolved', id: sys.id })
}

/** Returns the id of a link's target, for reports. */
export function idOf(value: unknown): string {
  return link.safeParse(value).data?.sys.id ?? 'nothing'
}

/** Reads an entry or asset of an answer. Returns `undefined` for any other value. */
export function readResource(value: unknown, linked: Linked): RawEntry | RawAsset | undefined {
  const asEntry = entry.safeParse(value)
  if (asEntry.success) {
    const { sys, metadata, fields } = asEntry.data
    return {
      kind: 'entry',
      id: sys.id,
      type: sys.contentType.sys.id,
      updatedAt: sys.updatedAt,
      tags: metadata.tags.map((tag) => tag.sys.id),
      concepts: metadata.concepts.map((concept) => concept.sys.id),
      ...sanitizeFields(sys.id, fields),
      publishedIn: publishedCodes(sys.fieldStatus?.['*']),
      linked,
    }
  }
  const asAsset = asset.safeParse(value)
  if (!asAsset.success) return undefined
  const { sys, fields } = asAsset.data
  return { kind: 'asset', id: sys.id, fields: sanitizeFields(sys.id, fields).fields, publishedIn: publishedCodes(sys.fieldStatus?.['*']), linked }
}

/** Sanitizes fields when they are read, so that no other code needs to. */
export function sanitizeFields(id: string, fields: LocaleMaps): { fields: LocaleMaps; sanitized: ReadonlySet<string> } {
  const unfit = new Set(Object.keys(fields).filter((field) => !Object.values(fields[field] ?? {}).every(isFit)))
  if (unfit.size === 0) return { fields, sanitized: unfit }
  const shallow = withoutDeep(id, fields, unfit)
  for (const field of unfit) {
    if (Object.values(shallow[field] ?? {}).every(isFit)) continue
    const problem = 'holds control characters or halves of characters, or is nested too deep; that is left out'
    reportContent({ entry: id, field, about: 'characters', problem })
  }
  return { fields: maps.parse(sanitize(shallow, NESTED + 2)), sanitized: unfit }
}

/** Removes values that are too deep for recursion. A copy of the space no longer contains them, but answers over HTTP may. */
function withoutDeep(id: string, fields: LocaleMaps, unfit: ReadonlySet<string>): LocaleMaps {
  const kept: Record<string, Record<string, unknown>> = {}
  for (const [field, byLocale] of Object.entries(fields)) {
    kept[field] = {}
    for (const [locale, value] of Object.entries(byLocale)) {
      if (unfit.has(field) && isTooDeep(value)) reportContent({ entry: id, field, locale, about: 'depth', problem: TOO_DEEP })
      else kept[field][locale] = value
    }
  }
  return kept
}

/** Documents that were checked. The embedded service returns the same objects to every request. */
const fit = new WeakSet<object>()

function isFit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isSanitized(value)
  if (fit.has(value)) return true
  const isNow = isSanitized(value, NESTED)
  if (isNow) fit.add(value)
  return isNow
}

/** Maximum nesting of JSON. A level of rich text needs two. */
const NESTED = 100

/**
 * Returns the attributes with which Contentful's inspector identifies a field. `field` is its id in the space, `codes` are the locales of a language.
 */
export function inspectorTags({ kind, id }: Pick<RawEntry | RawAsset, 'kind' | 'id'>, field: string, { codes: [code = ''] }: LocaleChain): InspectorTags {
  return { [`data-contentful-${kind}-id`]: id, 'data-contentful-field-id': field, 'data-contentful-locale': code }
}

/**
 * Characters that no page may contain: control characters, which browsers alter and XML forbids, lone surrogates, which URLs cannot contain, and
 * noncharacters.
 */
const UNFIT = /[[\p{Cc}\p{Cs}\p{NChar}]--[\t\n\r]]/v
const ALL_UNFIT = new RegExp(UNFIT, 'gv')

/** Returns whether a text contains no forbidden character. A JSON value must not be nested deeper than `levels`, and all its texts must pass. */
export function isSanitized(value: unknown, levels = 1): boolean {
  if (typeof value === 'string') return !UNFIT.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return inner.every((each) => isSanitized(each, levels - 1))
}

/** Removes forbidden characters from a JSON value, and values nested deeper than `levels`. */
function sanitize(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.replaceAll(ALL_UNFIT, '')
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return undefined
  if (Array.isArray(value)) return value.map((each) => sanitize(each, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sanitize(each, levels - 1)]))
}
