import { z } from 'zod'
import { originSchema } from './env.server.ts'
import { repeated, siteOfSeveral, siteProblems } from './check-sites.server.ts'
import { StartError } from './start-error.ts'
import type { PageTypeAddress } from './page-types/page-type.ts'
import { isOwnListing, LISTINGS, PAGE_TYPES, pageTypes } from './page-types/table.ts'
import { LOCALE_PREFIXES, PUBLISHING, UNTRANSLATED, type SiteSettings } from './site.ts'
import { themes } from './themes.server.ts'
import { isTimeZone } from './time-zone.ts'

const segment = z.string().regex(/^[^/?#%\s]+$/u, 'one path segment, written plainly')

const locale = z
  .strictObject({
    tag: z.string().refine(isCanonicalTag, 'not a BCP 47 language tag in its usual spelling, such as pt-BR'),
    prefix: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens'),
    contentful: z.string().min(1),
    dir: z.enum(['ltr', 'rtl']),
    format: z.string().optional(),
    endonym: z.string().min(1),
    variantOf: z.string().optional(),
    signLanguage: z.string().refine(isCanonicalTag, 'not a BCP 47 language tag in its usual spelling, such as gsg or ase').optional(),
    machineTranslated: z.union([z.literal(true), z.array(z.string().regex(/^\w+\.\w+$/, 'a content type and a field, such as story.body'))]).optional(),
    segments: z.strictObject({
      ...Object.fromEntries(LISTINGS.map((listing) => [listing, isOwnListing(listing) ? segment.optional() : segment])),
      search: segment.optional(),
    }),
  })
  .refine(({ tag, format }) => format === undefined || languageOf(format) === languageOf(tag), {
    path: ['format'],
    message: 'not a BCP 47 tag of the same language, such as en-GB for en',
  })

const limitsOfPageTypes = Object.values<PageTypeAddress>(pageTypes).flatMap(({ limits = {} }) => Object.entries(limits))

const timeZone = z.string().refine(isTimeZone, 'not an IANA time zone')

const theme = z.string().refine((name) => themes().includes(name), { error: () => `there is no such theme; there are ${themes().join(', ')}` })

const settings = z.strictObject({
  name: z.string().min(1),
  theme: theme.optional(),
  origin: originSchema,
  timeZone,
  localePrefix: z.enum(LOCALE_PREFIXES),
  baseLocale: z.string(),
  locales: z.array(locale).min(1),
  localeCookie: z
    .strictObject({
      name: z.string().regex(/^[\w-]+$/),
      maxAgeDays: z.number().int().positive(),
      sameSite: z.enum(['lax', 'strict', 'none']),
      secure: z.boolean(),
      domain: z
        .string()
        .regex(/^[a-z0-9.-]+$/)
        .optional(),
    })
    .refine((cookie) => cookie.sameSite !== 'none' || cookie.secure, 'browsers keep a cookie with sameSite none only if it is secure'),
  publishing: z.enum(PUBLISHING).optional(),
  untranslated: z.partialRecord(z.enum(PAGE_TYPES), z.enum(UNTRANSLATED)),
  carousel: z.strictObject({ delayMs: z.number().int().min(1000, 'at least a second') }),
  limits: z
    .strictObject({
      ...Object.fromEntries(limitsOfPageTypes.map(([name, [min, max]]) => [name, z.number().int().min(min).max(max)])),
      listSection: z.number().int().min(1),
      sitemapAddresses: z.number().int().min(1).max(50_000),
    })
    .partial()
    .optional(),
  sites: z.array(siteOfSeveral({ theme, timeZone })).min(1, 'leave the setting out if there is only one site').optional(),
})

/** Checks the settings of a site. Throws one `StartError` that names every wrong or unknown setting of `file` and its permitted values. */
export function checkSite(site: SiteSettings, file = 'app.config.ts'): void {
  const wrong = settings.safeParse(site).error?.issues.flatMap(problemOf) ?? []
  const problems = wrong.length > 0 ? wrong : contradictions(site)
  if (problems.length > 0) throw new StartError(`${file} needs a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

function problemOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${[...issue.path, key].join('.')}: there is no such setting`)
  return [`${issue.path.join('.')}: ${issue.message}`]
}

/** Returns contradictions between settings that are valid individually. */
function contradictions(site: SiteSettings): string[] {
  const problems: string[] = []
  for (const twice of repeated([...LISTINGS, 'search'])) problems.push(`site/page-types: two page types have the listing "${twice}"`)
  for (const key of ['tag', 'prefix', 'contentful'] as const)
    for (const twice of repeated(site.locales.map((each) => each[key]))) problems.push(`locales: two languages have the same ${key} "${twice}"`)
  if (!site.locales.some((each) => each.tag === site.baseLocale)) problems.push(`baseLocale: "${site.baseLocale}" is the tag of none of the locales`)
  problems.push(...variantProblems(site), ...siteProblems(site))
  for (const { tag, segments } of site.locales)
    for (const twice of repeated(Object.values(segments ?? {}))) problems.push(`locales: "${tag}" names two listings "${twice}"`)
  return problems
}

/** Returns contradictions between languages and their variants. */
function variantProblems({ locales, baseLocale, localePrefix }: SiteSettings): string[] {
  return locales.flatMap(({ tag, variantOf, signLanguage }) => {
    if (variantOf === undefined) return signLanguage === undefined ? [] : [`locales: "${tag}" has a signLanguage, so it needs variantOf`]
    const standard = locales.find((each) => each.tag === variantOf)
    const problems = [
      ...(standard ? [] : [`is a variant of "${variantOf}", which is the tag of none of the locales`]),
      ...(standard?.variantOf === undefined ? [] : [`is a variant of "${variantOf}", which is a variant itself`]),
      ...(languageOf(tag) === languageOf(variantOf)
        ? []
        : [`is a variant of another language: its tag begins with "${languageOf(variantOf)}", such as "${variantOf}-simple"`]),
      ...(tag === baseLocale ? ['is a variant, so it cannot be the baseLocale'] : []),
      ...(localePrefix === 'never' ? [`is a variant, which has the addresses of "${variantOf}" if localePrefix is never`] : []),
    ]
    return problems.map((problem) => `locales: "${tag}" ${problem}`)
  })
}

function isCanonicalTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** Returns the language of a BCP 47 tag, or `undefined` if the tag is invalid. */
function languageOf(tag: string): string | undefined {
  return isCanonicalTag(tag) ? new Intl.Locale(tag).language : undefined
}

/** Returns the schema of the settings, with the names of all settings. */
export function settingsSchema(): typeof settings {
  return settings
}
