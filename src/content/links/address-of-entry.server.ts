import type { Content, Entry } from '../content.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'

/** Maximum number of levels between a nested section and its page. */
const STEPS = 6

/** Path that shows an entry. `entry` is the entry of that page. */
interface Address {
  readonly path: string
  readonly entry: string | undefined
}

/**
 * Finds the path that shows an entry in the content’s language. This is the path of its page, of a page that contains the entry, or else of
 * the home page.
 * Returns `unknown` if there is no such entry, and `incomplete` if the entry is a page without a path yet.
 */
export async function addressOfEntry(content: Content, id: string): Promise<Address | 'unknown' | 'incomplete'> {
  const [given] = await content.all({ 'sys.id': id, include: 1 })
  if (!given) return 'unknown'
  if (given.isPage && !given.placeIn(content.locale)) return 'incomplete'
  let level: readonly Entry[] = [given]
  const seen = new Set<string>()
  for (let step = 0; step < STEPS && level.length > 0; step += 1) {
    for (const entry of level) {
      const place = entry.placeIn(content.locale)
      if (place) return { path: pathOf(content.locale, place), entry: entry.id }
      seen.add(entry.id)
    }
    const above = await Promise.all(level.map((entry) => content.all({ links_to_entry: entry.id, include: 1 })))
    level = above.flat().filter((entry) => !seen.has(entry.id))
  }
  return { path: pathOf(content.locale, { route: 'home' }), entry: undefined }
}
