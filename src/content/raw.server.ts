import { z } from 'zod'

/** An entry as the API gave it in all locales, its edges checked: the values of its fields are still unknown. */
export interface RawEntry {
  readonly kind: 'entry'
  readonly id: string
  /** Id of the content type. */
  readonly type: string
  readonly updatedAt: string
  /** Ids of the tags. */
  readonly tags: readonly string[]
  /** Field id → locale code → value. */
  readonly fields: LocaleMaps
}

export interface RawAsset {
  readonly kind: 'asset'
  readonly id: string
  readonly fields: LocaleMaps
}

/** A link whose target was not delivered: deleted, unpublished, or never there. */
export interface Unresolved {
  readonly kind: 'unresolved'
  readonly id: string
}

type LocaleMaps = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const maps = z.record(z.string(), z.record(z.string(), z.unknown()))
const link = z.object({ sys: z.object({ id: z.string() }) })
const entry = z.object({
  sys: z.object({ id: z.string(), type: z.literal('Entry'), updatedAt: z.string().default(''), contentType: link }),
  metadata: z.object({ tags: z.array(link).default([]) }).default({ tags: [] }),
  fields: maps.default({}),
})
const asset = z.object({ sys: z.object({ id: z.string(), type: z.literal('Asset') }), fields: maps.default({}) })
const unresolved = z.object({ sys: z.object({ id: z.string(), type: z.enum(['Link', 'ResourceLink']) }) })

/** Read an entry, an asset or an unresolved link; `undefined` for any other value. Targets inside are left unread. */
export function readResource(value: unknown): RawEntry | RawAsset | Unresolved | undefined {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined
  const asEntry = entry.safeParse(value)
  if (asEntry.success) {
    const { sys, metadata, fields } = asEntry.data
    return { kind: 'entry', id: sys.id, type: sys.contentType.sys.id, updatedAt: sys.updatedAt, tags: metadata.tags.map((tag) => tag.sys.id), fields }
  }
  const asAsset = asset.safeParse(value)
  if (asAsset.success) return { kind: 'asset', id: asAsset.data.sys.id, fields: asAsset.data.fields }
  const asLink = unresolved.safeParse(value)
  return asLink.success ? { kind: 'unresolved', id: asLink.data.sys.id } : undefined
}
