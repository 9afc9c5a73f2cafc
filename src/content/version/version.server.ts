import { ConceptTree } from 'contentful-emulator/space/concept-tree.ts'
import { now } from '#app/config/clock.server.ts'
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
import { appearances, readSchedule, type Appearance, type Schedule } from './schedule.server.ts'

/** Data that is the same for all requests of one version of the content. It is read once. */
export interface ContentVersion {
  /** Returns the fallback locales of a language. */
  chain(locale: Locale): LocaleChain
  /** Ids of the content types of the space. */
  readonly types: ReadonlySet<string>
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
  /** Every page, with the fields that cards show. */
  readonly pages: ReadonlyMap<string, RawEntry>
  /** All entries of the types that every page needs. */
  readonly preloaded: ReadonlyMap<string, readonly RawEntry[]>
  /** The concepts of the space. Empty if its topics have no field for a concept. */
  readonly taxonomy: Taxonomy
  /** Entries that are not yet visible to visitors. */
  readonly schedule: Schedule
  /** Moments at which these entries appear, the soonest first. */
  readonly appearances: readonly Appearance[]
}

/** The field that names a concept. Without it, the taxonomy is not requested. */
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

/** Reads the data that is the same for all requests. Throws `DeliveryError`. */
export async function readVersion(api: Delivery, model: SiteModel, mapped?: () => MappedSpace | undefined): Promise<ContentVersion> {
  const asked = api.contentTypes()
  const [spaceLocales, { ids: types, isLocalized }, releases, schedule, taxonomy, pages, [settings], ...preloaded] = await Promise.all([
    api.locales(),
    asked,
    asked.then(({ ids }) => readEmbargoes(api, ids)),
    asked.then(({ hasField }) => readSchedule(api, model, hasField, now())),
    asked.then(({ hasField }) => (model.models.some(({ type }) => hasField(type, CONCEPT)) ? api.concepts() : NO_TAXONOMY)),
    api.all(PAGES),
    api.all({ content_type: model.settings.type, select: 'sys,fields.name,fields.homePage,fields.sharePicture', include: 1 }),
    ...model.preloaded.map((type) => api.all(allOf(type))),
  ])
  const space = mapped?.()
  const chains = new Map(LOCALES.map((locale) => [locale, localeChain(locale, spaceLocales, isLocalized)]))
  const chain = (locale: Locale): LocaleChain => chains.get(locale) ?? localeChain(locale, spaceLocales, isLocalized)
  const about = (locale: Locale, field: 'name' | 'homePage' | 'sharePicture'): unknown => settings && fieldsOf(settings, chain(locale), [field])[field]?.value
  const pagesById = new Map(pages.map((page) => [page.id, page]))
  const homes = new Map(
    LOCALES.flatMap((locale) => {
      const home = about(locale, 'homePage')
      const id = isRaw(home) ? home.id : space?.homeId
      // In unmapped settings, any entry may be the home page.
      return id !== undefined && (!space || pagesById.has(id)) ? [[locale, id]] : []
    }),
  )
  return {
    chain,
    types: space?.types ?? types,
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
    tree: pageTree(pages, homes, chains),
    pages: pagesById,
    preloaded: new Map(model.preloaded.map((type, at) => [type, preloaded[at] ?? []])),
    taxonomy,
    schedule,
    appearances: appearances(schedule, chain),
  }
}

function isRaw(value: unknown): value is RawEntry | RawAsset {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'entry' || value.kind === 'asset')
}
