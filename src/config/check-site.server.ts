import { z } from 'zod'
import { SEGMENTS, type SiteSettings } from './site.ts'

const locale = z.object({
  prefix: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens'),
  tag: z.string().refine((tag) => Intl.getCanonicalLocales(tag).length === 1, 'not a BCP 47 language tag'),
  contentful: z.string().min(1),
  dir: z.enum(['ltr', 'rtl']),
  endonym: z.string().min(1),
})

const settings = z.object({
  name: z.string().min(1),
  origin: z.url().refine((origin) => new URL(origin).origin === origin, 'give scheme and host only, without a path or a slash at the end'),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'not an IANA time zone'),
  baseLocale: z.string(),
  locales: z.array(locale).min(1),
  segments: z.record(z.enum(SEGMENTS), z.record(z.string(), z.string().regex(/^[^/?#%\s]+$/u, 'one path segment, written plainly'))),
  localeCookie: z.object({ name: z.string().regex(/^[\w-]+$/), maxAgeDays: z.number().int().positive() }),
  carousel: z.object({ delayMs: z.number().int().min(1000, 'at least a second') }),
  limits: z.object({
    storiesPerPage: z.number().int().min(1).max(100),
    pastEventsShown: z.number().int().min(0),
    relatedStories: z.number().int().min(0),
    listSection: z.number().int().min(1),
  }),
})

/** Check the settings of the site; throws one error that names every wrong setting and what it must be. */
export function checkSite(site: SiteSettings): void {
  const problems = settings.safeParse(site).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const prefixes = site.locales.map((each) => each.prefix)
  if (new Set(prefixes).size < prefixes.length) problems.push('locales: two languages have the same prefix')
  if (!prefixes.includes(site.baseLocale)) problems.push(`baseLocale: "${site.baseLocale}" is not among the locales`)
  for (const prefix of prefixes) {
    const names = SEGMENTS.map((segment) => site.segments[segment]?.[prefix])
    if (names.includes(undefined)) problems.push(`segments: one has no name in "${prefix}"`)
    if (new Set(names).size < names.length) problems.push(`segments: two have the same name in "${prefix}"`)
  }
  if (problems.length > 0) throw new Error(`app.config.ts needs a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}
