import type { OwnSite } from '#app/config/current-site.server.ts'
import { LISTED_TYPES } from '#app/config/page-types/table.ts'
import type { Delivery } from '../client/delivery.server.ts'
import type { Query } from '../client/query.ts'
import type { Taxonomy } from '../content.ts'
import { isPerLocale, isPublishedIn } from '../locales/publishing.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { belongsTo, conceptsOf } from './site-entries.server.ts'

type Selection = OwnSite['entries']

/** Entries per request. The first request almost always finds one. */
const STEP = 100
const NO_HOMES: ReadonlySet<string> = new Set()
/** Without their fields, the languages in which entries are published would take further requests. */
const BARE: Query = { ...(isPerLocale() ? {} : { select: 'sys,metadata' }), include: 0 }

/**
 * Entries that prove that there is a list, by the selection of a site and by type. With publishing per locale, the entries of a type contain
 * one for each language in which the type is published. Types without an entry are absent.
 */
export type ListedEntries = ReadonlyMap<Selection, ReadonlyMap<string, readonly RawEntry[]>>

interface Space {
  readonly sites: readonly OwnSite[]
  readonly types: ReadonlySet<string>
  readonly chains: readonly LocaleChain[]
  readonly taxonomy: Taxonomy
}

/**
 * Reads entries of each type with a list, for each site that selects its entries. With publishing per locale, reads them for each site, and of
 * pages of unmapped types too. `types` are those of the space, and `chains` those of the languages.
 */
export async function readListedEntries(api: Pick<Delivery, 'all' | 'some' | 'ids'>, { sites, types, chains, taxonomy }: Space): Promise<ListedEntries> {
  const selections = new Set(sites.flatMap(({ entries }) => (entries || isPerLocale() ? [entries] : [])))
  const listed = [...LISTED_TYPES, ...(isPerLocale() ? (['genericPage'] as const) : [])].filter((type) => types.has(type))
  const entriesOf = async (selection: Selection, type: string): Promise<readonly RawEntry[]> => {
    const firstOf = firstAmong(api, selection, taxonomy)
    const first = await firstOf(type)
    if (!first) return []
    const others = chains.filter((chain) => !isPublishedIn(first, chain)).flatMap(({ codes: [code] }) => code ?? [])
    return [first, ...(await Promise.all(others.map((code) => firstOf(type, code)))).flatMap((entry) => entry ?? [])]
  }
  return new Map(
    await Promise.all(
      [...selections].map(async (selection) => {
        const found = await Promise.all(listed.map(async (type) => [type, await entriesOf(selection, type)] as const))
        return [selection, new Map(found.filter(([, entries]) => entries.length > 0))] as const
      }),
    ),
  )
}

/**
 * Creates the search for the entry of a selection that has not changed for the longest time, because pages depend on it. `code` limits the search
 * to entries that are published in a locale.
 */
function firstAmong(api: Pick<Delivery, 'all' | 'some' | 'ids'>, selection: Selection, taxonomy: Taxonomy) {
  return async (type: string, code?: string): Promise<RawEntry | undefined> => {
    const query: Query = { content_type: type, ...BARE, order: 'sys.updatedAt,sys.id' }
    const part = (filter: Query, skip: number, limit: number) =>
      code === undefined
        ? api.some({ ...query, ...filter }, skip, limit).then(({ entries }) => entries)
        : partIn(api, code, { ...query, ...filter, skip, limit })
    for (const filter of exactFilters(selection, taxonomy)) {
      const [entry] = await part(filter, 0, 1)
      if (entry) return entry
    }
    if (selection?.unclaimed !== true) return undefined
    for (let skip = 0; ; skip += STEP) {
      const entries = await part({}, skip, STEP)
      const own = entries.find((entry) => belongsTo({ entries: selection }, entry, NO_HOMES, taxonomy))
      if (own || entries.length < STEP) return own
    }
  }
}

/** Returns the filters that find entries of a selection only. */
function exactFilters(selection: Selection, taxonomy: Taxonomy): readonly Query[] {
  if (!selection) return [{}]
  const { tag } = selection
  const concepts = conceptsOf(selection, taxonomy)
  return [
    ...(tag === undefined ? [] : [{ 'metadata.tags.sys.id[in]': tag }]),
    ...(concepts.length === 0 ? [] : [{ 'metadata.concepts.sys.id[in]': concepts.join(',') }]),
  ]
}

async function partIn(api: Pick<Delivery, 'all' | 'ids'>, code: string, query: Query): Promise<RawEntry[]> {
  const ids = await api.ids(code, query)
  const entries = ids.length > 0 ? await api.all({ 'sys.id[in]': ids.join(','), ...BARE }) : []
  return entries.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
