import { isPageType } from '#app/config/page-types/table.ts'
import type { RawAsset, RawEntry } from '#app/content/reading/raw.server.ts'
import type { References } from './references.server.ts'

/** Content types whose entries the site finds without a link. They belong to every site. */
export const FOUND_BY_THEMSELVES: ReadonlySet<string> = new Set(['redirect', 'embargo', 'searchTerms', 'glossaryTerm', 'genericPage'])

interface AllResources {
  readonly entries: readonly RawEntry[]
  readonly assets: readonly RawAsset[]
  readonly settingsType: string
  references(entry: RawEntry): References
  /** Returns whether the page or the settings entry belongs to other sites only. */
  isForeign(entry: RawEntry): boolean
}

/**
 * Leaves out the pages and settings of other sites, and the entries and assets that only these show. Entries that nothing shows belong to every
 * site.
 */
export function ownResources({ entries, assets, settingsType, references, isForeign }: AllResources) {
  const mayBeForeign = ({ type }: RawEntry) => isPageType(type) || type === settingsType
  const isRoot = (entry: RawEntry) => mayBeForeign(entry) || FOUND_BY_THEMSELVES.has(entry.type)
  const parts = new Map(entries.filter((entry) => !isRoot(entry)).map((entry) => [entry.id, entry]))
  const [foreign, own] = [true, false].map((wanted) =>
    shownBy(
      entries.filter((entry) => isRoot(entry) && (mayBeForeign(entry) && isForeign(entry)) === wanted),
      parts,
      references,
    ),
  )
  const isElsewhere = ({ id }: RawEntry | RawAsset) => foreign?.has(id) === true && own?.has(id) !== true
  return {
    entries: entries.filter((entry) => !isElsewhere(entry)),
    assets: assets.filter((asset) => !isElsewhere(asset)),
  }
}

/** Returns the ids of pages, of the entries in them, and of the entries and assets that these link to. Does not follow links to other pages. */
function shownBy(pages: readonly RawEntry[], parts: ReadonlyMap<string, RawEntry>, references: AllResources['references']): ReadonlySet<string> {
  const shown = new Set(pages.map(({ id }) => id))
  const waiting = [...pages]
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    for (const { to, id } of references(entry).links) {
      const part = parts.get(id)
      if (to === 'elsewhere' || shown.has(id) || (to === 'Entry' && !part)) continue
      shown.add(id)
      if (part) waiting.push(part)
    }
  }
  return shown
}
