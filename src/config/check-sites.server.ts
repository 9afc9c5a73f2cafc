import { z } from 'zod'
import { originSchema } from './env.server.ts'
import { LOCALE_PREFIXES, type LocaleSettings, type SiteOfSeveral, type SiteSettings } from './site.ts'
import { namedOrigins, sitesOf, type SettingsOfSites, type Site } from './sites.ts'
import { StartError } from './start-error.ts'

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/

/** Returns the values that stand in a list again. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Returns the schema of one item of `sites`. Takes the schemas of its theme and time zone. */
export function siteOfSeveral<Theme extends z.ZodType, Zone extends z.ZodType>({ theme, timeZone }: { readonly theme: Theme; readonly timeZone: Zone }) {
  const id = z.string().min(1)
  return z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use lower-case letters, digits and hyphens'),
    name: z.string().min(1).optional(),
    origin: originSchema,
    hosts: z.array(z.string().regex(HOST, 'must be host or host:port in lower case, without a scheme: www.bakery.example')).optional(),
    theme: theme.optional(),
    timeZone: timeZone.optional(),
    localePrefix: z.enum(LOCALE_PREFIXES).optional(),
    languages: z.array(z.string()).min(1).optional(),
    baseLocale: z.string().optional(),
    origins: z.record(z.string(), originSchema).optional(),
    settings: id.optional(),
    home: id.optional(),
    entries: z
      .strictObject({ tag: id.optional(), concept: id.optional(), unclaimed: z.boolean().optional() })
      .refine(
        ({ tag, concept, unclaimed }) => tag !== undefined || concept !== undefined || unclaimed === true,
        'must name a tag or a concept, or be unclaimed',
      )
      .optional(),
    unknownHosts: z.boolean().optional(),
  })
}

/** Returns contradictions within the sites of the settings, and between them. */
export function siteProblems({ sites = [], locales, localePrefix }: SiteSettings): string[] {
  const standards = new Map(locales.map(({ tag, variantOf }) => [tag, variantOf]))
  const ids = sites.map(({ id }) => id)
  const places = sites.flatMap((site) => [...hostsOf(site)].map((host) => ({ id: site.id, host })))
  return [
    ...repeated(ids).map((id) => `sites: two sites have the id "${id}"`),
    ...places.flatMap(({ id, host }, at) => {
      const other = places.slice(0, at).find((each) => each.host === host)
      return other ? [`sites: the host "${host}" belongs to both "${other.id}" and "${id}"`] : []
    }),
    ...(sites.filter(({ unknownHosts }) => unknownHosts).length > 1 ? ['sites: only one site can have unknownHosts'] : []),
    ...sites.flatMap((site) => problemsOf(site, standards, site.localePrefix ?? localePrefix).map((problem) => `sites: "${site.id}" ${problem}`)),
  ]
}

function problemsOf(
  { languages, baseLocale, origin, origins = {} }: SiteOfSeveral,
  standards: ReadonlyMap<string, string | undefined>,
  mode: SiteSettings['localePrefix'],
): string[] {
  const known = [...standards.keys()]
  const own = languages ?? known
  const variants = own.filter((tag) => standards.get(tag) !== undefined)
  const isElsewhere = (tag: string) => origins[tag] !== undefined && origins[tag] !== origin
  return [
    ...own.filter((tag) => !known.includes(tag)).map((tag) => `has the language "${tag}", which is the tag of none of the locales`),
    ...(baseLocale === undefined || own.includes(baseLocale) ? [] : [`has the baseLocale "${baseLocale}", which is none of its languages`]),
    ...Object.keys(origins)
      .filter((tag) => !own.includes(tag))
      .map((tag) => `has an origin for "${tag}", which is none of its languages`),
    ...variants.flatMap((tag) => {
      const standard = standards.get(tag)
      return standard === undefined || own.includes(standard) ? [] : [`has the language "${tag}" without "${standard}", of which it is a variant`]
    }),
    ...variants.filter((tag) => tag === baseLocale).map((tag) => `has the baseLocale "${tag}", which is a variant of another language`),
    ...(mode === 'never'
      ? variants.map((tag) => `has the language "${tag}", a variant, so its addresses cannot leave out the language: change localePrefix`)
      : []),
    ...(own.every(isElsewhere) ? [`has no language on ${origin}: leave out one of its origins, or change origin`] : []),
    ...(mode === 'never' && own.some(isElsewhere)
      ? ['has languages on several hosts, so its addresses cannot leave out the language: change localePrefix']
      : []),
  ]
}

function hostsOf({ origin, origins = {}, hosts = [] }: SiteOfSeveral): ReadonlySet<string> {
  return new Set([...[origin, ...Object.values(origins)].map((each) => new URL(each).host), ...hosts])
}

/**
 * Returns the sites of the settings with the origins of `SITE_ORIGIN`. Throws a `StartError` if it names an unknown site or language, or if two
 * sites would have one host.
 */
export function sitesAt<L extends LocaleSettings>(settings: SettingsOfSites<L>, origins?: string): readonly [Site<L>, ...Site<L>[]] {
  const sites = sitesOf(settings, origins)
  const names = [...new Set(sites.flatMap(({ id, tags }) => (id === undefined ? [] : [id, ...tags.map((tag) => `${id}.${tag}`)])))]
  const places = sites.flatMap(({ hosts }) => hosts)
  const problems = [
    ...[...namedOrigins(origins).keys()]
      .filter((name) => name !== '' && !names.includes(name))
      .map((name) => `"${name}" names no site of app.config.ts${names.length > 0 ? `: there are ${names.join(', ')}` : ', which lists no sites'}`),
    ...repeated(places).map((host) => `two sites would have the host "${host}"`),
  ]
  if (problems.length > 0) throw new StartError(`SITE_ORIGIN needs a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  return sites
}
