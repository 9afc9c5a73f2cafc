import { currentSite } from '#app/i18n/current-site.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { isEntryPlace, isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import { listingOf, type PageType } from '#app/config/page-types/table.ts'
import type { Content, Entry } from '../content.ts'
import { inTurns } from '../reading/turns.server.ts'
import type { Addresses } from './address-book.ts'

/** Fields of which addresses consist. */
const SELECTED = { select: 'sys,fields.slug,fields.parent,fields.ownType', include: 0 }
/** Maximum number of ids in one query. */
const AT_ONCE = 100

/** Addresses of an entry's page. */
export interface Addressed {
  readonly id: string
  readonly addresses: Addresses
}

/** Reads the addresses of all pages of a type. Returns `too many` if the type has more than `most` entries. Throws `DeliveryError`. */
export async function addressesOfType(content: Content, type: PageType, max = Infinity): Promise<Addressed[] | 'too many'> {
  if (!currentSite().tags.some((locale) => content.offers(type, locale))) return []
  const query = { content_type: type, ...SELECTED }
  if (max < Infinity && (await content.some(query, 0, 1)).total > max) return 'too many'
  return inTurns(await content.all(query), addressed)
}

/** Reads the addresses of some entries' pages. Throws `DeliveryError`. */
export async function addressesOf(content: Content, ids: readonly string[]): Promise<Addressed[]> {
  const found: Addressed[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const entries = await content.all({ 'sys.id[in]': ids.slice(at, at + AT_ONCE).join(','), include: 0 })
    found.push(...entries.map(addressed))
  }
  return found
}

function addressed(entry: Entry): Addressed {
  const addresses = currentSite().tags.flatMap((locale) => {
    const place = entry.placeIn(locale)
    return place ? [[locale, pathTo(place)] as const] : []
  })
  return { id: entry.id, addresses: Object.fromEntries(addresses) }
}

/** Returns the path of a place without its language, with untranslated segments and without encoding. Redirects compare paths in this form. */
function pathTo(place: Place): string {
  if (isNestedPlace(place)) return `/${place.path}`
  if (isEntryPlace(place)) return `/${listingOf(place.route)}/${place.slug}`
  return place.route === 'home' ? '/' : `/${place.route}`
}
