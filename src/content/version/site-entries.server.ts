import { isPageType } from '#app/config/page-types/table.ts'
import { allSites, currentSite, type OwnSite } from '#app/config/current-site.server.ts'
import { isSameSite } from '#app/config/sites.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Taxonomy } from '../content.ts'
import type { EntryIdentity } from '../reading/raw.server.ts'

type Identity = Pick<EntryIdentity, 'id' | 'type' | 'tags' | 'concepts'>

type Selection = NonNullable<OwnSite['entries']>

/**
 * Returns whether a site shows the page of an entry: `entries` of the site names its tag or its concept, or no site claims it.
 *
 * Entries without pages belong to every site. `homes` are the home pages of the site, which always belong to it.
 */
export function belongsTo({ entries }: Pick<OwnSite, 'entries'>, entry: Identity, homes: ReadonlySet<string>, taxonomy: Taxonomy): boolean {
  if (!entries || !isPageType(entry.type) || homes.has(entry.id) || claims(entries, entry, taxonomy)) return true
  return entries.unclaimed === true && !allSites().some((site) => site.entries && claims(site.entries, entry, taxonomy))
}

function claims(selection: Selection, { tags, concepts }: Identity, taxonomy: Taxonomy): boolean {
  return (
    (selection.tag !== undefined && tags.includes(selection.tag)) ||
    (concepts.length > 0 && conceptsOf(selection, taxonomy).some((id) => concepts.includes(id)))
  )
}

/** Returns the concept of a selection with its narrower concepts, as a topic has them. */
export function conceptsOf({ concept }: Selection, taxonomy: Taxonomy): readonly string[] {
  return concept === undefined ? [] : [concept, ...taxonomy.descendants(concept)]
}

/**
 * Returns the site on which the page of an entry is canonical in a language, or `undefined` if it is the current site. That is the first site
 * with the language that shows the entry. `isOn` returns whether a site shows the entry.
 */
export function canonicalSite(locale: Locale, isOn: (site: OwnSite) => boolean): OwnSite | undefined {
  const found = allSites().find((site) => site.tags.includes(locale) && isOn(site))
  return found && !isSameSite(found, currentSite()) ? found : undefined
}
