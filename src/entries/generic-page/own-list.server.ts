import type { Content, Entry } from '#app/content/content.ts'
import type { OwnListing } from 'content-mapping/mapped-space.ts'
import { ofOwnType, listed } from '#app/content/links/listed.server.ts'
import { present } from '#app/content/view/present.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { byTitle } from '../card/card-base.server.ts'
import type { CardOf } from '../cards.tsx'
import { genericPageCard } from './page-type.server.ts'

/** Maximum number of entries that are sorted by title. They must all be read at once; the service orders the rest. */
const MAX_SORTED = 1000

/** Range of the entries of an unmapped content type. */
export interface OwnList {
  readonly items: readonly CardOf<'genericPage'>[]
  readonly total: number
  totalIn(locale: Locale): number
  /** Returns whether the list is there in a language. */
  isIn(locale: Locale): boolean
}

/** Lists entries of an unmapped content type: the newest first if they have dates, otherwise by title. */
export async function ownList(content: Content, listing: OwnListing, skip: number, limit: number): Promise<OwnList> {
  const ofType = { ...ofOwnType(listing), include: 1 }
  const { total: dated } = await content.some({ ...ofOwnType(listing), 'fields.date[exists]': true }, 0, 1)
  const newest = () => listed(content, 'genericPage', { ...ofType, order: '-fields.date,-sys.updatedAt' }, skip, limit)
  const { entries, total, totalIn, isIn } =
    dated > 0 ? await newest() : await listed(content, 'genericPage', { ...ofType, order: 'fields.title' }, 0, MAX_SORTED)
  return { items: dated > 0 ? cards(entries) : byTitle(content.locale, cards(entries)).slice(skip, skip + limit), total, totalIn, isIn }
}

function cards(entries: readonly Entry[]): CardOf<'genericPage'>[] {
  return present(entries.map(genericPageCard))
}
