import { includeOf } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { isGuessed } from '#app/content/pages/meta.server.ts'
import { isCacheable } from '#app/content/pages/seo.server.ts'
import { inTurns } from '#app/content/reading/turns.server.ts'
import { oncePerVersion } from '#app/content/version/once-per-version.server.ts'
import { currentSite } from '#app/config/current-site.server.ts'
import { siteLanguages } from '#app/i18n/current-site.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { isListedType, listingOf, PAGE_TYPES, type PageType } from '#app/config/page-types/table.ts'
import { listingInSitemap } from '#app/entries/listing-in-sitemap.server.ts'
import type { SitemapPage } from '#app/seo/sitemap.ts'
import { ANY_SECTION, asset, entries, model } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import { limitOf } from '#app/config/limits.ts'
import { ownList } from '#app/entries/generic-page/own-list.server.ts'

/** A sitemap reads the whole space, and no visitor waits for it. */
const DEADLINE_MS = 30_000

const pages = oncePerVersion(async (content) => {
  if (isGuessed(content)) return []
  const types = PAGE_TYPES.filter((type) => type !== 'genericPage' || content.mapped)
  return (await Promise.all([...types.map((type) => pagesOf(content, type)), ownListings(content)])).flat()
})

/**
 * Returns all pages for search engines. Computed once per version of the content.
 *
 * Throws instead of returning a part of them, so that a sitemap never shrinks because content could not be read.
 */
export function sitemapPages(): Promise<readonly SitemapPage[]> {
  return readContent(currentSite().baseLocale, pages, DEADLINE_MS)
}

async function pagesOf(content: Content, type: PageType): Promise<SitemapPage[]> {
  // Only pages consist of linked sections, whose dates of change count too.
  const found = await content.all({ content_type: type, order: 'sys.id', include: type === 'page' || type === 'genericPage' ? includeOf(content) : 1 })
  const own = await inTurns(found.filter(isCacheable), (entry): SitemapPage => ({
    entry: { type, id: entry.id },
    alternates: entry.alternates,
    updatedAt: entry.changedAt,
    pictures: picturesOf(entry),
  }))
  const languages = siteLanguages().filter((locale) => isListedType(type) && content.offers(type, locale))
  if (!isListedType(type) || languages.length === 0) return own
  const listing = (await pageTypesOnServer[type].sitemap?.(content, found)) ?? [listingInSitemap({ route: listingOf(type) }, found)]
  return [...own, ...listing.map((page) => ({ ...page, alternates: page.alternates.filter(({ locale }) => languages.includes(locale)) }))]
}

const withSections = model('any', {}, { sections: entries(ANY_SECTION) })
/** The fields of pages and sections with one picture. */
const withPicture = model('any', {}, { cover: asset, picture: asset, portrait: asset })

/** Returns the addresses of the large pictures of a page, including those of its sections. */
export function picturesOf(entry: Entry): string[] {
  const { sections = [] } = entry.read(withSections) ?? {}
  const assets = [entry, ...sections].flatMap((each) => {
    const { cover, picture, portrait } = each.read(withPicture) ?? {}
    return present([cover, picture, portrait])
  })
  return [...new Set(assets.flatMap((each) => (each.isPicture ? (each.namedPicture()?.url ?? []) : [])))]
}

/** Returns the lists of unmapped types for the sitemap, page by page. */
async function ownListings(content: Content): Promise<SitemapPage[]> {
  const size = limitOf('storiesPerPage')
  const lists = await Promise.all(
    (content.mapped?.listings ?? []).map(async (listing) => {
      const { totalIn, isIn } = await ownList(content, listing, 0, 1)
      const count = Math.max(1, ...siteLanguages().map((locale) => Math.ceil(totalIn(locale) / size)))
      return Array.from({ length: count }, (_, before): SitemapPage => ({
        alternates: siteLanguages()
          .filter((locale) => isIn(locale) && (before === 0 || totalIn(locale) > before * size))
          .map((locale) => ({
            locale,
            place: { route: 'page', path: listing.segment, page: before > 0 ? before + 1 : undefined },
            translation: 'translated',
          })),
        updatedAt: '',
      }))
    }),
  )
  return lists.flat()
}
