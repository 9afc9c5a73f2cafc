import { limitOf } from '#app/config/limits.ts'
import type { Content } from '#app/content/content.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { SitemapPage } from '#app/seo/sitemap-page.ts'
import { ownList } from '#app/entries/generic-page/own-list.server.ts'

/** Returns the lists of unmapped types for the sitemap, page by page. */
export async function ownListings(content: Content): Promise<SitemapPage[]> {
  const size = limitOf('storiesPerPage')
  const lists = await Promise.all(
    (content.mapped?.listings ?? []).map(async (listing) => {
      const { totalIn } = await ownList(content, listing, 0, 1)
      const count = Math.max(1, ...LOCALES.map((locale) => Math.ceil(totalIn(locale) / size)))
      return Array.from({ length: count }, (_, before): SitemapPage => ({
        alternates: LOCALES.filter((locale) => before === 0 || totalIn(locale) > before * size).map((locale) => ({
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
