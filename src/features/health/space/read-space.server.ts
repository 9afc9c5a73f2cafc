import { allSites, currentSite, hasSeveralSites } from '#app/config/current-site.server.ts'
import { isSameSite } from '#app/config/sites.ts'
import type { MappedSpace } from 'content-mapping/mapped-space.ts'
import type { SpaceReader } from '#app/content/client/content-source.ts'
import { delivery, type Delivery } from '#app/content/client/delivery.server.ts'
import { placeOfEntry } from '#app/content/links/of-entry.server.ts'
import { isPublishedIn } from '#app/content/locales/publishing.server.ts'
import { textFields, withTexts } from '#app/content/locales/translation.server.ts'
import type { Linked, RawAsset, RawEntry } from '#app/content/reading/raw.server.ts'
import type { SiteModel } from '#app/content/site-model.ts'
import { readVersion } from '#app/content/version/version.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { localeInfo } from '#app/i18n/locales.ts'
import type { CheckedSpace, Language } from './checked-space.ts'
import { ownResources } from './own-resources.server.ts'
import { referencesOf } from './references.server.ts'

type Client = SpaceReader['client']

/** Space to be checked. */
export interface SpaceToCheck {
  /** Client for all content to be checked. */
  readonly client: Client
  /** Client for published content, if `client` also returns drafts. */
  readonly published?: Client | undefined
  /** Ids of archived resources, if available. */
  readonly archived?: ReadonlySet<string> | undefined
  /** Media URLs of the content source. */
  readonly media: CheckedSpace['media']
  readonly model: SiteModel
  /** Mapping of the space, if its content types are not those of the site. */
  readonly mapped?: (() => MappedSpace | undefined) | undefined
  readonly now: Date
}

/** Reads the whole content of a space, without that of other sites. Throws `DeliveryError`. */
export async function readSpace({ client, published, archived, media, model, mapped, now }: SpaceToCheck): Promise<CheckedSpace> {
  const api = delivery(client)
  const site = currentSite()
  const versionOf = await readVersion(api, model, mapped)
  const version = versionOf(site)
  const [{ entries, assets, entriesById, assetsById }, spaceLocales, { fieldName }, visible] = await Promise.all([
    readAllLinked(api),
    api.locales(),
    api.contentTypes(),
    published && statusesOf(published),
  ])
  const has = new Set(spaceLocales.map(({ code }) => code))
  const languages = site.tags
    .filter((locale) => has.has(localeInfo(locale).contentful))
    .map((locale): Language => {
      const { contentful: code } = localeInfo(locale)
      return { locale, code, chain: version.chain(locale), name: nameOf(locale) }
    })
  const codes = new Set(site.tags.flatMap((locale) => version.chain(locale).codes))
  const references = new Map(await mapYielding(entries, (entry) => [entry.id, referencesOf(entry, codes)] as const))
  const later = version.appearances.filter(({ at }) => at > now.getTime())
  const appearing = new Map(later.map(({ id, at }) => [id, new Date(at).toISOString()]))
  const nothing = { links: [], addresses: [] }
  const referencesIn: CheckedSpace['references'] = (entry) => references.get(entry.id) ?? nothing
  const settingsElsewhere = new Set(allSites().flatMap((each) => (isSameSite(each, site) ? [] : (versionOf(each).settings?.id ?? []))))
  const isForeign = (entry: RawEntry) =>
    entry.type === model.settings.type ? entry.id !== version.settings?.id && settingsElsewhere.has(entry.id) : !version.isOn(site, entry)
  const all = { entries, assets, settingsType: model.settings.type, references: referencesIn, isForeign }
  const own = hasSeveralSites() ? ownResources(all) : all
  const ownTexts = textFields(model.models)
  return {
    model,
    media,
    mapped: version.mapped,
    types: version.types,
    fieldName,
    texts: version.mapped ? withTexts(ownTexts, version.mapped.texts) : ownTexts,
    tree: version.tree,
    homes: new Set(site.tags.flatMap((locale) => version.homeId(locale) ?? [])),
    now,
    languages,
    baseCode: spaceLocales.find((each) => each.default)?.code ?? '',
    entries: own.entries,
    assets: own.assets,
    isPublishedIn: (entry, { chain }) =>
      visible ? visible.has(entry.id) && isPublishedIn({ publishedIn: visible.get(entry.id) }, chain) : isPublishedIn(entry, chain),
    entry: (id) => entriesById.get(id),
    asset: (id) => assetsById.get(id),
    status(id) {
      if (archived?.has(id)) return 'archived'
      if (!entriesById.has(id) && !assetsById.has(id)) return 'missing'
      if (visible !== undefined && !visible.has(id)) return 'draft'
      return appearing.has(id) ? 'scheduled' : 'published'
    },
    appearsAt: (id) => appearing.get(id),
    knowsDrafts: visible !== undefined,
    references: referencesIn,
    placeIn: (entry, locale) =>
      placeOfEntry(entry, { tree: version.tree, chain: version.chain(locale), segment: version.mapped?.originOf(entry.type, entry.fields)?.segment }, locale),
  }
}

/** Reads all entries. Links to other entries resolve at any depth, unlike in queries for pages; links to assets do not. Throws `DeliveryError`. */
export async function readLinkedEntries(api: Pick<Delivery, 'all'>): Promise<readonly RawEntry[]> {
  return linkedTogether(await api.all(ALL), []).entries
}

/** Reads all entries and assets. Links of the entries resolve at any depth, unlike in queries for pages. Throws `DeliveryError`. */
async function readAllLinked(api: Delivery) {
  const [entries, assets] = await Promise.all([api.all(ALL), api.assets()])
  return linkedTogether(entries, assets)
}

const ALL = { include: 0, order: 'sys.id' }

function linkedTogether(given: readonly RawEntry[], assets: readonly RawAsset[]) {
  const assetsById = new Map(assets.map((asset) => [asset.id, asset]))
  const entriesById = new Map<string, RawEntry>()
  const linked: Linked = ({ type, id }) => (type === 'Asset' ? assetsById.get(id) : entriesById.get(id))
  for (const entry of given) entriesById.set(entry.id, { ...entry, linked })
  return { entries: [...entriesById.values()], assets, entriesById, assetsById }
}

/** Returns the locales in which each published resource is published, by id. */
async function statusesOf(client: Client): Promise<ReadonlyMap<string, RawEntry['publishedIn']>> {
  const api = delivery(client)
  const [entries, assets] = await Promise.all([api.all({ include: 0, order: 'sys.id', select: 'sys' }), api.assets()])
  return new Map([...entries, ...assets].map(({ id, publishedIn }) => [id, publishedIn]))
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
}
