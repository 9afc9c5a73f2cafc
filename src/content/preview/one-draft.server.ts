import { isPageType } from '#app/config/page-types/table.ts'
import type { Delivery } from '../client/delivery.server.ts'
import type { Query } from '../client/query.ts'
import { readLink, type Linked, type RawEntry } from '../reading/raw.server.ts'

/** Ids that fit into one query. */
const IDS_PER_QUERY = 100

/**
 * Answers queries with published content and the draft of one entry, including the parts of its page.
 *
 * Links from the draft to other pages lead to their published versions. They are left out if the target is not published.
 */
export function oneDraft(id: string, drafts: Delivery, published: Delivery): Delivery {
  async function own(query: Query): Promise<RawEntry[]> {
    if ('sys.id' in query && query['sys.id'] !== id) return []
    const { 'sys.id[in]': ids } = query
    if (ids !== undefined && !String(ids).split(',').includes(id)) return []
    const found = await drafts.all({ ...query, 'sys.id': id })
    return Promise.all(found.map((entry) => withPublishedPages(entry, published)))
  }

  /** Puts the draft in the place of the published entry; one that was never published comes first. */
  function merged(entries: readonly RawEntry[], [draft]: readonly RawEntry[]): RawEntry[] {
    const others = entries.flatMap((entry) => (entry.id !== id ? entry : (draft ?? [])))
    return draft && !others.includes(draft) ? [draft, ...others] : others
  }

  return {
    ...drafts,
    async all(query) {
      const [entries, draft] = await Promise.all([published.all(query), own(query)])
      return merged(entries, draft)
    },
    async some(query, skip, limit) {
      const [{ entries, total }, draft, isPublished] = await Promise.all([
        published.some(query, skip, limit),
        own(query),
        published.all({ 'sys.id': id, include: 0 }),
      ])
      if (isPublished.length > 0) return { entries: entries.flatMap((entry) => (entry.id === id ? draft : entry)), total }
      return { entries: skip === 0 ? merged(entries, draft).slice(0, limit) : entries, total: total + draft.length }
    },
    assets: () => published.assets(),
    async ids(locale, query) {
      const [ids, draft] = await Promise.all([published.ids(locale, query), 'sys.id' in query ? [] : drafts.ids(locale, { ...query, 'sys.id': id })])
      return [...draft, ...ids.filter((each) => each !== id)]
    },
  }
}

/** Replaces links from a draft and its parts to other pages with the published versions. */
async function withPublishedPages(draft: RawEntry, published: Delivery): Promise<RawEntry> {
  const pages = await pagesOf(linkedPages(draft), published)
  const made = new Map<RawEntry, RawEntry>()

  function shown(entry: RawEntry): RawEntry {
    const known = made.get(entry)
    if (known) return known
    const linked: Linked = (link) => {
      const target = entry.linked(link)
      if (target?.kind !== 'entry') return target
      return isOtherPage(target, draft) ? pages.get(target.id) : shown(target)
    }
    const own = { ...entry, linked }
    made.set(entry, own)
    return own
  }

  return shown(draft)
}

function isOtherPage({ id, type }: RawEntry, draft: RawEntry): boolean {
  return id !== draft.id && isPageType(type)
}

/** Returns the ids of the other pages to which a draft and its parts link. */
function linkedPages(draft: RawEntry): string[] {
  const seen = new Set([draft])
  const pages = new Set<string>()
  // The set grows during the iteration.
  for (const entry of seen) {
    for (const target of targetsIn(entry.fields, entry.linked)) {
      if (isOtherPage(target, draft)) pages.add(target.id)
      else seen.add(target)
    }
  }
  return [...pages]
}

/** Returns the entries that are linked anywhere in a value. */
function targetsIn(value: unknown, linked: Linked): RawEntry[] {
  if (typeof value !== 'object' || value === null) return []
  const target = readLink(value, linked)
  if (target) return target.kind === 'entry' ? [target] : []
  return Object.values(value).flatMap((each) => targetsIn(each, linked))
}

async function pagesOf(ids: readonly string[], published: Delivery): Promise<ReadonlyMap<string, RawEntry>> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_QUERY) }, (_, at) => ids.slice(at * IDS_PER_QUERY, (at + 1) * IDS_PER_QUERY))
  const found = await Promise.all(parts.map((some) => published.all({ 'sys.id[in]': some.join(','), include: 2 })))
  return new Map(found.flat().map((entry) => [entry.id, entry]))
}
