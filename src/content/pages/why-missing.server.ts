import site from '#config'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { now } from '#app/config/clock.server.ts'
import type { Entry } from '../content.ts'
import type { Lookup, Missing } from '../links/lookup.server.ts'
import { inDrafts } from '../preview/current-preview.server.ts'
import { hearingReports, type Finding } from '../reading/report.server.ts'

/** Explains to a developer why there is no page. Reasons are another language, policy, a draft, an invalid entry, or no entry with that slug. */
export async function whyMissing(locale: Locale, { entry, path }: Missing, find: () => Promise<Lookup<unknown>>): Promise<string> {
  if (entry) return otherLanguage(locale, entry)
  const leftOut = await findingsOf(find)
  if (leftOut) return `Entry ${leftOut.entry} is left out: ${leftOut.field === undefined ? '' : `its field ${leftOut.field} `}${leftOut.problem}.`
  const session = { scope: 'all', until: new Date(now().getTime() + 60_000) } as const
  const draft = await inDrafts(session, () => hearingReports(() => undefined, find)).catch(() => undefined)
  if (draft?.kind === 'page') return 'An entry with this slug is a draft: publish it, or open the preview.'
  const languages = site.locales.map(({ tag }) => tag).join(', ')
  return `No published entry has the address ${path ?? ''} in any language (${languages}), and no redirect starts there.`
}

/** Explains why an entry has a page in other languages only. Either it has no slug in this one, or it is not translated and the policy hides it. */
function otherLanguage(locale: Locale, entry: Entry): string {
  const named = (each: Locale) => `${localeInfo(each).endonym} (${each})`
  const others = currentSite()
    .tags.filter((each) => each !== locale && entry.placeIn(each) && entry.availabilityIn(each) === 'listed')
    .map(named)
  const known =
    others.length > 0 ? `Entry ${entry.id} (${entry.type}) is a page in ${others.join(', ')}` : `Entry ${entry.id} (${entry.type}) is a page in no language`
  if (!entry.placeIn(locale)) return `${known}, but has no slug in ${named(locale)}, nor a fallback.`
  return `${known}, but not in ${named(locale)}: it has no text in that language, and \`untranslated\` in app.config.ts hides what is not translated.`
}

/** Repeats the lookup, and returns the finding that prevents an entry from being shown. */
async function findingsOf(find: () => Promise<Lookup<unknown>>): Promise<Finding | undefined> {
  const findings: Finding[] = []
  await hearingReports((finding) => void findings.push(finding), find).catch(() => undefined)
  return findings.find(({ about }) => about === 'required' || about === 'unfit')
}
