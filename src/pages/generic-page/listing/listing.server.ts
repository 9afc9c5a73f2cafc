import { limitOf } from '#app/config/limits.ts'
import type { Content } from '#app/content/content.ts'
import type { OwnListing } from 'content-mapping/mapped-space.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { ownList } from '#app/entries/generic-page/own-list.server.ts'
import type { GenericListing } from './GenericListingView.tsx'

/** Returns a page of the list of an unmapped type. A page beyond the last is not found. */
export async function genericListing(content: Content, listing: OwnListing, number: number): Promise<Lookup<GenericListing>> {
  const { name, segment } = listing
  const { locale } = content
  const size = limitOf('storiesPerPage')
  const { items, total, totalIn, isIn } = await ownList(content, listing, (number - 1) * size, size)
  const pages = Math.max(1, Math.ceil(total / size))
  if (number > pages || !isIn(locale)) return { kind: 'missing' }
  const placeIn = (each: Locale) =>
    !isIn(each) || (number > 1 && totalIn(each) <= (number - 1) * size)
      ? undefined
      : ({ route: 'page', path: segment, page: number > 1 ? number : undefined } as const)
  const page: GenericListing = {
    shows: 'list',
    locale,
    title: name,
    segment,
    cards: items,
    page: number,
    pages,
    meta: listingMeta(content, { title: number > 1 ? m.title_page_number({ title: name, number }, { locale }) : name, placeIn }),
    breadcrumb: breadcrumb(content, { text: name }),
  }
  return { kind: 'page', page }
}
