import type { LocaleSettings, SiteOfSeveral, SiteSettings } from './site.ts'

/** The settings of a site on one of its origins that browsers use too. */
export interface BrowserSite<L extends LocaleSettings = LocaleSettings> extends Pick<SiteSettings, 'name' | 'timeZone' | 'localePrefix' | 'origin'> {
  /** All languages of the site, on any of its origins. */
  readonly locales: readonly L[]
  /** Tags of all its languages. */
  readonly tags: readonly L['tag'][]
  readonly baseLocale: L['tag']
  /** Language of paths without a prefix on this origin. */
  readonly bareLocale: L['tag']
  /** The same site on its other origins, by the tags of the languages that live there. */
  readonly elsewhere: ReadonlyMap<string, BrowserSite<L>>
}

/** A site on one of its origins, with all its settings. A site whose languages live on several origins has one of these for each. */
export interface Site<L extends LocaleSettings = LocaleSettings> extends BrowserSite<L>, Pick<SiteOfSeveral, 'settings' | 'home' | 'entries'> {
  /** Absent if `app.config.ts` lists no sites. */
  readonly id: string | undefined
  /** Hosts that show it: that of its origin first. */
  readonly hosts: readonly string[]
  readonly answersUnknownHosts: boolean
}

/** The settings from which `sitesOf` computes the sites. */
export type SettingsOfSites<L> = Pick<SiteSettings, 'name' | 'timeZone' | 'localePrefix' | 'origin' | 'baseLocale' | 'sites'> & {
  readonly locales: readonly L[]
}

/**
 * Returns the sites of `app.config.ts`, one for each origin. `origins` replaces origins at the start, in the form of `SITE_ORIGIN`.
 *
 * Throws if the settings have no language, which `checkSite` refuses.
 */
export function sitesOf<L extends LocaleSettings>(settings: SettingsOfSites<L>, origins?: string): readonly [Site<L>, ...Site<L>[]] {
  const given = namedOrigins(origins)
  const only = { id: undefined, origin: settings.origin, unknownHosts: true }
  const [first, ...more] = (settings.sites ?? [only]).flatMap((each, at) => onItsOrigins(settings, each, given, at === 0))
  if (!first) throw new Error('app.config.ts has no language.')
  return [first, ...more]
}

/**
 * Reads a value of `SITE_ORIGIN`: one origin for the first site, or origins by site, and by site and language.
 * @example namedOrigins('city=https://city.example,city.de=https://stadt.example').get('city.de') // 'https://stadt.example'
 */
export function namedOrigins(text = ''): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [name = '', origin] = part.split('=').map((each) => each.trim())
        return origin === undefined ? ['', name] : [name, origin]
      }),
  )
}

type Chosen = Omit<SiteOfSeveral, 'id'> & { readonly id: string | undefined }

/** Returns a site once for each of its origins. */
function onItsOrigins<L extends LocaleSettings>(settings: SettingsOfSites<L>, chosen: Chosen, given: ReadonlyMap<string, string>, isFirst: boolean): Site<L>[] {
  const { id, hosts = [], languages, unknownHosts = false, settings: settingsEntry, home, entries } = chosen
  const locales = settings.locales.filter(({ tag }) => languages?.includes(tag) ?? true)
  const tags = locales.map(({ tag }) => tag)
  const standards = new Map(locales.map(({ tag, variantOf }) => [tag, variantOf]))
  const isLanguage = (tag: string) => standards.get(tag) === undefined
  const baseLocale = tags.find((tag) => tag === (chosen.baseLocale ?? settings.baseLocale)) ?? tags.find(isLanguage)
  if (baseLocale === undefined) return []
  const main = given.get(id ?? '') ?? (isFirst ? given.get('') : undefined) ?? chosen.origin
  const named = (tag: string) => given.get(`${id}.${tag}`) ?? chosen.origins?.[tag]
  // A variant has the host of its language.
  const byOrigin = Map.groupBy(tags, (tag) => named(tag) ?? named(standards.get(tag) ?? '') ?? main)
  const sites = [...byOrigin].map(([origin, here]) => {
    const elsewhere = new Map<string, BrowserSite<L>>()
    const isOneOfSeveral = byOrigin.size > 1 && here.filter(isLanguage).length === 1
    const site: Site<L> = {
      id,
      name: chosen.name ?? settings.name,
      timeZone: chosen.timeZone ?? settings.timeZone,
      // The only language of a host needs no prefix. Its variants do.
      localePrefix: isOneOfSeveral ? 'as-needed' : (chosen.localePrefix ?? settings.localePrefix),
      origin,
      hosts: [new URL(origin).host, ...(origin === main ? hosts : [])],
      answersUnknownHosts: unknownHosts && origin === main,
      locales,
      tags,
      baseLocale,
      bareLocale: here.find((tag) => tag === baseLocale) ?? here.find(isLanguage) ?? baseLocale,
      elsewhere,
      settings: settingsEntry,
      home,
      entries,
    }
    return { site, here, elsewhere }
  })
  for (const { site, elsewhere } of sites) for (const other of sites) if (other.site !== site) for (const tag of other.here) elsewhere.set(tag, other.site)
  return sites.map(({ site }) => site)
}

/**
 * Returns the site that a host shows, or the one for unknown hosts. Compares whole hosts, so `city.example.evil.example` is unknown. Some proxies
 * add the default port.
 */
export function siteAt<S extends Site>(sites: readonly S[], host: string): S | undefined {
  const wanted = host.toLowerCase()
  const isWithPort = ({ hosts, origin }: S) => {
    const port = origin.startsWith('https:') ? ':443' : ':80'
    return wanted.endsWith(port) && hosts.some((each) => !/:\d+$/.test(each) && `${each}${port}` === wanted)
  }
  return sites.find(({ hosts }) => hosts.includes(wanted)) ?? sites.find(isWithPort) ?? sites.find(({ answersUnknownHosts }) => answersUnknownHosts)
}

/** Returns whether two sites are one site on two origins. */
export function isSameSite(one: Site, other: Site): boolean {
  return one.id === other.id
}
