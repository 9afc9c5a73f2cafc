import { memoize } from 'contentful-emulator/async/memoize.ts'
import { ConceptTree } from 'contentful-emulator/space/concept-tree.ts'
import { now } from '#app/config/clock.server.ts'
import { allSites, type OwnSite } from '#app/config/current-site.server.ts'
import { isListedType } from '#app/config/page-types/table.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Delivery } from '../client/delivery.server.ts'
import type { MappedSpace } from 'content-mapping/mapped-space.ts'
import { readEmbargoes, type Release } from '../media/embargoes.server.ts'
import { pageTree, type PageTree } from '../links/page-tree.server.ts'
import { localeChain, type LocaleChain } from '../locales/space-locales.server.ts'
import { fieldsOf } from '../reading/fields.server.ts'
import type { RawAsset, RawEntry } from '../reading/raw.server.ts'
import type { SiteModel } from '../site-model.ts'
import type { Taxonomy } from '../content.ts'
import { reportContent } from '../reading/report.server.ts'
import { readListedEntries } from './listed-entries.server.ts'
import { belongsTo } from './site-entries.server.ts'
import { appearances, readSchedule, type Appearance, type Schedule } from './schedule.server.ts'

/** Data that is the same for all requests of one version of the content. It is read once. */
export interface ContentVersion {
  /** Returns the fallback locales of a language. */
  chain(locale: Locale): LocaleChain
  /** Ids of the content types of the space. If the site selects its entries, without the types with a list of which it has no entry. */
  readonly types: ReadonlySet<string>
  /** Entries by which the site has the list of a type. Absent if it has the lists of all types of the space, in all languages. */
  readonly listed: ReadonlyMap<string, readonly RawEntry[]> | undefined
  readonly settings: RawEntry | undefined
  /** Mapping of the space if its content types are not the site's. */
  readonly mapped: MappedSpace | undefined
  /** Returns the name of the site in a language. */
  siteName(locale: Locale): string | undefined
  /** Releases of files under embargo, by the ids of their assets. */
  readonly releases: ReadonlyMap<string, Release>
  /** Returns the picture in shared links for pages without one. */
  sharePicture(locale: Locale): RawAsset | undefined
  /** Returns the id of the page that the settings name as home. */
  homeId(locale: Locale): string | undefined
  readonly tree: PageTree
  /** Returns whether a site shows the page of an entry. */
  isOn(site: OwnSite, entry: RawEntry): boolean
  /** Returns the page tree of another site. */
  treeOf(site: OwnSite): PageTree
  /** Every page of the site, with the fields that cards show. */
  readonly pages: ReadonlyMap<string, RawEntry>
  /** All entries of the types that every page needs. */
  readonly preloaded: ReadonlyMap<string, readonly RawEntry[]>
  /** The concepts of the space. Empty if its topics have no field for a concept, and no site names one. */
  readonly taxonomy: Taxonomy
  /** Entries that are not yet visible to visitors. */
  readonly schedule: Schedule
  /** Moments at which these entries appear, the soonest first. */
  readonly appearances: readonly Appearance[]
}

/** The field that names a concept. Without it, and without a site that names one, the taxonomy is not requested. */
const CONCEPT = 'concept'
const NO_TAXONOMY = new ConceptTree([])

/** Query for the pages of the tree. */
const PAGES = {
  content_type: 'page',
  select: 'sys,metadata,fields.title,fields.slug,fields.parent,fields.summary,fields.seo,fields.ownType',
  include: 1,
}

/** Returns the query for all entries of a type that every page needs. */
export function allOf(type: string) {
  return { content_type: type, include: 1 }
}

/** Reads the data that is the same for all requests. Returns a function that returns it for a site. Throws `DeliveryError`. */
export async function readVersion(api: Delivery, model: SiteModel, mapped?: () => MappedSpace | undefined): Promise<(site: OwnSite) => ContentVersion> {
  const asked = api.contentTypes()
  const [spaceLocales, { ids: types, isLocalized }, releases, schedule, taxonomy, pages, allSettings, ...preloaded] = await Promise.all([
    api.locales(),
    asked,
    asked.then(({ ids }) => readEmbargoes(api, ids)),
    asked.then(({ hasField }) => readSchedule(api, model, hasField, now())),
    asked.then(({ hasField }) => (sitesNameConcepts() || model.models.some(({ type }) => hasField(type, CONCEPT)) ? api.concepts() : NO_TAXONOMY)),
    api.all(PAGES),
    api.all({ content_type: model.settings.type, select: 'sys,fields.name,fields.homePage,fields.sharePicture', include: 1 }),
    ...model.preloaded.map((type) => api.all(allOf(type))),
  ])
  const space = mapped?.()
  const ofSpace = space?.types ?? types
  const chains = new Map(LOCALES.map((locale) => [locale, localeChain(locale, spaceLocales, isLocalized)]))
  const listedEntries = await readListedEntries(api, { sites: allSites(), types: ofSpace, chains: [...chains.values()], taxonomy })
  const chain = (locale: Locale): LocaleChain => chains.get(locale) ?? localeChain(locale, spaceLocales, isLocalized)
  const preloadedByType = new Map(model.preloaded.map((type, at) => [type, preloaded[at] ?? []]))
  const isPage = new Set(pages.map(({ id }) => id))

  function versionOf(site: OwnSite): ContentVersion {
    const settings = settingsOf(site, allSettings)
    const about = (locale: Locale, field: 'name' | 'homePage' | 'sharePicture'): unknown => settings && fieldsOf(settings, chain(locale), [field])[field]?.value
    const homes = new Map(
      LOCALES.flatMap((locale) => {
        const home = about(locale, 'homePage')
        const id = site.home ?? (isRaw(home) ? home.id : space?.homeId)
        // In unmapped settings, any entry may be the home page.
        return id !== undefined && (!space || isPage.has(id)) ? [[locale, id]] : []
      }),
    )
    if (site.home !== undefined && !isPage.has(site.home))
      reportContent({ entry: site.home, problem: `is the home page of the site "${site.id}", but is not published` })
    const ownHomes = new Set(homes.values())
    const ownPages = pages.filter((page) => belongsTo(site, page, ownHomes, taxonomy))
    const listed = listedEntries.get(site.entries)
    return {
      chain,
      types: site.entries ? new Set([...ofSpace].filter((type) => !isListedType(type) || listed?.has(type))) : ofSpace,
      listed,
      settings,
      mapped: space,
      releases,
      siteName(locale) {
        const name = about(locale, 'name')
        if (typeof name === 'string') return name
        // A confirmed mapping takes the name of the site from its settings.
        return space?.isConfirmed ? undefined : space?.name
      },
      sharePicture(locale) {
        const picture = about(locale, 'sharePicture')
        return isRaw(picture) && picture.kind === 'asset' ? picture : undefined
      },
      homeId: (locale) => homes.get(locale),
      tree: pageTree(ownPages, homes, chains),
      isOn: (other, entry) => (other === site ? belongsTo(site, entry, ownHomes, taxonomy) : of(other).isOn(other, entry)),
      treeOf: (other) => of(other).tree,
      pages: new Map(ownPages.map((page) => [page.id, page])),
      preloaded: preloadedByType,
      taxonomy,
      schedule,
      appearances: moments,
    }
  }

  const moments = appearances(schedule, chain)
  const of = memoize(versionOf, new WeakMap())
  return of
}

function sitesNameConcepts(): boolean {
  return allSites().some(({ entries }) => entries?.concept !== undefined)
}

/** Returns the entry with the settings of a site: the one that the site names, or else the first that no other site names. */
function settingsOf({ id, settings }: OwnSite, all: readonly RawEntry[]): RawEntry | undefined {
  if (settings === undefined) return all.find((entry) => !allSites().some((site) => site.settings === entry.id))
  const found = all.find((entry) => entry.id === settings)
  if (!found) reportContent({ entry: settings, problem: `has the settings of the site "${id}", but is not published; the site has no menus` })
  return found
}

function isRaw(value: unknown): value is RawEntry | RawAsset {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'entry' || value.kind === 'asset')
}
