import type { Content } from '#app/content/content.server.ts'
import { models } from '#app/page-types/models.server.ts'
import { linkTo, linkToUrl } from '#app/content/links/places.server.ts'
import { isListed } from '#app/content/locales/presence.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Action } from '../section.ts'

/** Turn navigation items into links with the editor's words; those that lead nowhere are left out. */
export function actions(content: Content, entries: readonly RawEntry[] = []): Action[] {
  return entries.flatMap((raw) => {
    const item = content.read(raw, models.navigationItem)
    if (!item) return []
    const target = navigationTarget(content, raw, item)
    if (target) return [{ label: item.label, target }]
    // What a language leaves out on purpose is no fault.
    if (item.target && !isListed(content, item.target)) return []
    reportContent({ entry: raw.id, problem: 'has neither a target with a page nor an address; the link is left out' })
    return []
  })
}

/** Where a navigation item leads: its entry if it has a page, else its address. */
export function navigationTarget(content: Content, raw: RawEntry, item: { readonly target?: RawEntry; readonly url?: string }): LinkTarget | undefined {
  return (item.target && linkTo(content, item.target)) ?? (item.url === undefined ? undefined : linkToUrl(content, item.url, raw.id))
}
