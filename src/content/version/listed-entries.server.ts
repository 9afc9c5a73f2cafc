import type { OwnSite } from '#app/config/current-site.server.ts'
import { LISTED_TYPES } from '#app/config/page-types/table.ts'
import type { Delivery } from '../client/delivery.server.ts'
import type { Query } from '../client/query.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { belongsTo } from './site-entries.server.ts'

type Selection = NonNullable<OwnSite['entries']>

/** Entries per request. The first request almost always finds one. */
const STEP = 100
const NO_HOMES: ReadonlySet<string> = new Set()

/** An entry of each type with a list, by the selection of a site. Types without an entry are absent. */
export type ListedEntries = ReadonlyMap<Selection, ReadonlyMap<string, RawEntry>>

/** Reads one entry of each type with a list, for each site that selects its entries. `types` are those of the space. */
export async function readListedEntries(api: Pick<Delivery, 'some'>, sites: readonly OwnSite[], types: ReadonlySet<string>): Promise<ListedEntries> {
  const selections = new Set(sites.flatMap(({ entries }) => entries ?? []))
  const listed = LISTED_TYPES.filter((type) => types.has(type))
  return new Map(
    await Promise.all(
      [...selections].map(async (selection) => {
        const found = await Promise.all(listed.map(async (type) => [type, await firstOf(api, selection, type)] as const))
        return [selection, new Map(found.flatMap(([type, entry]) => (entry ? [[type, entry] as const] : [])))] as const
      }),
    ),
  )
}

/** Returns the entry that has not changed for the longest time, because pages depend on it. */
async function firstOf(api: Pick<Delivery, 'some'>, selection: Selection, type: string): Promise<RawEntry | undefined> {
  const { tag, concept, unclaimed } = selection
  const query: Query = { content_type: type, select: 'sys,metadata', include: 0, order: 'sys.updatedAt,sys.id' }
  const claimed: Query[] = [
    ...(tag === undefined ? [] : [{ 'metadata.tags.sys.id[in]': tag }]),
    ...(concept === undefined ? [] : [{ 'metadata.concepts.sys.id[in]': concept }]),
  ]
  for (const filter of claimed) {
    const [entry] = (await api.some({ ...query, ...filter }, 0, 1)).entries
    if (entry) return entry
  }
  if (unclaimed !== true) return undefined
  for (let skip = 0; ; skip += STEP) {
    const { entries, total } = await api.some(query, skip, STEP)
    const own = entries.find((entry) => belongsTo({ entries: selection }, entry, NO_HOMES))
    if (own || skip + STEP >= total) return own
  }
}
