import { LOCALES } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { isEntryPlace, isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import { listingOf, type PageType } from '#app/config/page-types/table.ts'
import type { Content, Entry } from '../content.ts'
import { inTurns } from '../reading/turns.server.ts'
import type { Addresses } from './address-book.ts'

/** What the address of an entry is made of. */
const SELECTED = { select: 'sys,fields.slug,fields.parent,fields.ownType', include: 0 }
/** Ids that fit into one question. */
const AT_ONCE = 100

/** Where the page of an entry lies. */
export interface Addressed {
  readonly id: string
  readonly addresses: Addresses
}

/** Read where all pages of a type lie, but of a type with more entries than `most` none. Throws `DeliveryError`. */
export async function addressesOfType(content: Content, type: PageType, most = Infinity): Promise<Addressed[] | 'too many'> {
  if (!content.offers(type)) return []
  const query = { content_type: type, ...SELECTED }
  if (most < Infinity && (await content.some(query, 0, 1)).total > most) return 'too many'
  return inTurns(await content.all(query), addressed)
}

/** Read where the pages of some entries lie. Throws `DeliveryError`. */
export async function addressesOf(content: Content, ids: readonly string[]): Promise<Addressed[]> {
  const found: Addressed[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const entries = await content.all({ 'sys.id[in]': ids.slice(at, at + AT_ONCE).join(','), include: 0 })
    found.push(...entries.map(addressed))
  }
  return found
}

function addressed(entry: Entry): Addressed {
  const addresses = LOCALES.flatMap((locale) => {
    const place = entry.placeIn(locale)
    return place ? [[locale, pathTo(place)] as const] : []
  })
  return { id: entry.id, addresses: Object.fromEntries(addresses) }
}

/** Give the path of a place without its language, in the untranslated segments and not encoded, as redirects compare it. */
function pathTo(place: Place): string {
  if (isNestedPlace(place)) return `/${place.path}`
  if (isEntryPlace(place)) return `/${listingOf(place.route)}/${place.slug}`
  return place.route === 'home' ? '/' : `/${place.route}`
}
