import { isPageType } from '#app/config/page-types/table.ts'
import { allSites, currentSite, type OwnSite } from '#app/config/current-site.server.ts'
import { isSameSite } from '#app/config/sites.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { EntryIdentity } from '../reading/raw.server.ts'

type Identity = Pick<EntryIdentity, 'id' | 'type' | 'tags' | 'concepts'>

/**
 * Returns whether a site shows the page of an entry: `entries` of the site names its tag or its concept, or no site claims it.
 *
 * Entries without pages belong to every site. `homes` are the home pages of the site, which always belong to it.
 */
export function belongsTo({ entries }: Pick<OwnSite, 'entries'>, entry: Identity, homes: ReadonlySet<string>): boolean {
  if (!entries || !isPageType(entry.type) || homes.has(entry.id) || claims(entries, entry)) return true
  return entries.unclaimed === true && !allSites().some((site) => site.entries && claims(site.entries, entry))
}

function claims({ tag, concept }: NonNullable<OwnSite['entries']>, { tags, concepts }: Identity): boolean {
  return (tag !== undefined && tags.includes(tag)) || (concept !== undefined && concepts.includes(concept))
}

/**
 * Returns the site on which the page of an entry is canonical in a language, or `undefined` if it is the current site. That is the first site
 * with the language that shows the entry. `isOn` returns whether a site shows the entry.
 */
export function canonicalSite(locale: Locale, isOn: (site: OwnSite) => boolean): OwnSite | undefined {
  const found = allSites().find((site) => site.tags.includes(locale) && isOn(site))
  return found && !isSameSite(found, currentSite()) ? found : undefined
}
