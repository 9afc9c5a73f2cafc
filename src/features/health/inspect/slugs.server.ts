import { isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { codeOf } from '#app/content/reading/fields.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import type { CheckedSpace, Language } from '../space/checked-space.ts'
import { placeIn } from '../space/site-paths.server.ts'

/** Finds entries that share a path in a language, of which only one is reachable, and pages at reserved paths. */
export const inspectSlugs: Inspector = async (space) => {
  const found = new Map<string, Found>()
  // The entry with the oldest update probably had the path first.
  const entries = space.entries.toSorted((one, other) =>
    one.updatedAt === other.updatedAt ? Number(one.id > other.id) : one.updatedAt < other.updatedAt ? -1 : 1,
  )
  for (const language of space.languages) {
    const taken = new Map<string, RawEntry>()
    await mapYielding(entries, (entry) => {
      const place = space.placeIn(entry, language.locale)
      if (!place) return
      const path = pathOf(language.locale, place)
      const fault = taken.has(path) ? clash(entry, path, taken.get(path), language) : reserved(entry, place, language, space)
      if (fault) found.set(`${fault.kind} ${entry.id} ${fault.locale}`, fault)
      if (!taken.has(path)) taken.set(path, entry)
    })
  }
  return [...found.values()]
}

function clash(entry: RawEntry, path: string, other: RawEntry | undefined, language: Language): Found {
  return {
    kind: 'slug-clash',
    id: entry.id,
    field: 'slug',
    locale: codeOfSlug(entry, language),
    sentence: `Has the same address as ${other?.id}: ${decodeURI(path)}. Visitors can open only one of them.`,
  }
}

/** Reports a page at the top of the tree whose path belongs to a listing or another route. Pages below it are unreachable as well. */
function reserved(entry: RawEntry, place: Place, language: Language, { mapped }: CheckedSpace): Found | undefined {
  if (entry.type !== 'page' || !isNestedPlace(place) || place.path.includes('/')) return undefined
  const led = placeIn(language.locale, place)
  const isOwn = isNestedPlace(led) && led.path === place.path && !mapped?.listings.some(({ segment }) => segment === place.path)
  if (isOwn && !place.path.startsWith('_')) return undefined
  return {
    kind: 'slug-reserved',
    id: entry.id,
    field: 'slug',
    locale: codeOfSlug(entry, language),
    sentence: `Has the address ${decodeURI(pathOf(language.locale, place))}, at which the site shows something else. Visitors cannot open the page.`,
  }
}

/** Returns the locale code that contains the slug of a language. */
function codeOfSlug({ fields }: RawEntry, { chain, code }: Language): string {
  return codeOf(fields['slug'] ?? {}, chain) ?? code
}
