import { currentSite } from '#app/i18n/current-site.ts'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { withoutCase } from '#app/content/links/spellings.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { genericListing } from '../generic-page/listing/listing.server.ts'
import type { GenericListing } from '../generic-page/listing/GenericListingView.tsx'
import { genericPage } from '../generic-page/page.server.ts'
import type { GenericPage } from '../generic-page/GenericPageView.tsx'
import { loosePage, pageByPath, aboutPage } from '../page/page.server.ts'
import type { ContentPage } from '../page/PageView.tsx'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import { aboutListing } from '../listing/structured-data.server.ts'

/** Content at a path of slugs. The last two occur only in spaces with custom models. */
export type AtPath = ContentPage | GenericListing | GenericPage

/** Returns the page at a path of slugs. In spaces with custom models, also finds lists of unmapped types and their entries. */
export async function atPath(content: Content, path: string, page: number): Promise<Lookup<AtPath>> {
  const [segment, slug, ...deeper] = path.normalize('NFC').split('/')
  const listing = content.mapped?.listings.find((each) => each.segment === segment)
  const inOtherCase = listing ? undefined : content.mapped?.listings.find((each) => withoutCase(each.segment) === withoutCase(segment ?? ''))
  const isPage = content.pageAt(path.normalize('NFC'), content.locale) !== undefined
  const isList = listing !== undefined && slug === undefined && !isPage
  if (inOtherCase && !isPage) {
    const href = pathOf(content.locale, { route: 'page', path: [inOtherCase.segment, slug, ...deeper].filter((each) => each !== undefined).join('/') })
    return { kind: 'moved', href, permanent: currentSite().localePrefix !== 'never' }
  }
  if (page > 1 && !isList) return { kind: 'missing' }
  if (!isPage && page === 1 && path === content.mapped?.loosePath) return loosePage(content, path)
  if (!listing || isPage || deeper.length > 0) return pageByPath(content, path)
  return slug === undefined ? genericListing(content, listing, page) : genericPage(content, listing, slug)
}

/** Describes the content at a path of slugs. The meaning of unmapped types is unknown, so their entries are described as pages. */
export function aboutAtPath(page: AtPath): About {
  if (!('shows' in page)) return aboutPage(page)
  return page.shows === 'list' ? aboutListing(page.cards) : { language: page.title.locale ?? page.locale, picture: page.picture }
}
