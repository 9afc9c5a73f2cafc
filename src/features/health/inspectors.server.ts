import { inspectAddresses } from './inspect/addresses.server.ts'
import { inspectAlternatives } from './inspect/alternatives.server.ts'
import { inspectLanguages } from './inspect/languages.server.ts'
import { inspectLinks } from './inspect/links.server.ts'
import { inspectLinkTargets } from './inspect/link-targets.server.ts'
import { inspectMachineTranslations } from './inspect/machine-translated.server.ts'
import { inspectModel } from './inspect/model.server.ts'
import { inspectPictures } from './inspect/pictures.server.ts'
import { inspectSlugs } from './inspect/slugs.server.ts'
import { inspectUnused } from './inspect/unused.server.ts'
import type { Inspector } from './inspector.ts'
import { perEntry } from './inspect/per-entry.server.ts'

/** End date fields, with the fields that they apply to. */
const ENDS = [
  { type: 'siteSettings', field: 'announcementUntil', of: 'announcement', kind: 'announcement-ended', what: 'The announcement' },
  { type: 'redirect', field: 'end', of: 'from', kind: 'redirect-ended', what: 'The redirect' },
] as const

/** Finds announcements and redirects whose end date has passed, so that editors can remove them. */
const inspectEnded = perEntry(({ id, type, fields }, { now }) =>
  ENDS.filter((each) => each.type === type).flatMap(({ field, of, kind, what }) => {
    const [until] = Object.entries(fields[field] ?? {})
    if (!until || Object.keys(fields[of] ?? {}).length === 0) return []
    const [locale, value] = until
    if (typeof value !== 'string' || !(Date.parse(value) < now.getTime())) return []
    return [{ kind, id, field, locale, sentence: `${what} ended on ${value.slice(0, 10)}. The site no longer uses it.` }]
  }),
)

/** All inspectors that need no requests to other services. */
export const INSPECTORS: readonly Inspector[] = [
  inspectLinks,
  inspectLinkTargets,
  inspectAddresses,
  inspectSlugs,
  inspectModel,
  inspectPictures,
  inspectAlternatives,
  inspectLanguages,
  inspectMachineTranslations,
  inspectUnused,
  inspectEnded,
]
