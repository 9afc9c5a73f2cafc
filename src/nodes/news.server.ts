import { z } from 'zod'
import type { ContentChange, ResourceChange } from '#app/content/client/content-change.ts'

const item = z.object({
  /** `Model` stands for all content types, locales and tags. */
  kind: z.enum(['Entry', 'Asset', 'ContentType', 'Model']),
  id: z.string(),
  revision: z.number(),
  isGone: z.boolean(),
  /** Time of the change, in milliseconds by the clock of the space. */
  at: z.number().optional(),
  /** Content type of an entry, if a webhook reported it. */
  contentTypeId: z.string().optional(),
  /** Whether a webhook reported the change. Otherwise, a node found it. */
  isReported: z.boolean().optional(),
})

/** Change of the space that one node reports to all others. */
export type NewsItem = z.output<typeof item>

/** A larger change is reported as a change of the model, after which each node polls the space. */
const MAX_ITEMS = 500

/** After this item, each node polls the space and reads its content types. */
export const MODEL: NewsItem = { kind: 'Model', id: '*', revision: 0, isGone: false }

const schema = z.array(item).max(MAX_ITEMS)

/** Returns a list of items as text. */
export function writeNews(items: readonly NewsItem[]): string {
  return JSON.stringify(items)
}

/** Reads a list of items. Returns an empty list for text that another version of the site wrote. */
export function readNews(text: string): readonly NewsItem[] {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}

/** Returns the items of a change of the content. The revision of a deleted resource is its last one, or 0 if the source does not report it. */
export function itemsOf({ resources, touchesModel }: ContentChange): readonly NewsItem[] {
  const isLarge = resources.length >= MAX_ITEMS
  return [...(isLarge ? [] : resources.map(itemOf)), ...(isLarge || touchesModel ? [MODEL] : [])]
}

/** Identifies an item with its revision. */
export function keyOf({ kind, id, revision, isGone }: NewsItem): string {
  return `${kind}/${id}/${revision}/${isGone}`
}

/** Returns whether a node that shows a resource as in `shown` has caught up with an item about the same resource. */
export function covers(shown: NewsItem, { kind, id, revision, isGone }: NewsItem): boolean {
  if (shown.kind !== kind || shown.id !== id) return false
  if (shown.isGone) return isGone || shown.revision > revision
  return isGone ? shown.revision > revision : shown.revision >= revision
}

function itemOf({ kind, id, before, after }: ResourceChange): NewsItem {
  const known = after ?? (before === 'unknown' ? undefined : before)
  const revision = known?.sys['revision']
  return { kind, id, revision: typeof revision === 'number' ? revision : 0, isGone: !after }
}
