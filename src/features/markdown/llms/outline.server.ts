import type { Content, Entry } from '#app/content/content.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { sitemapPages } from '#app/pages/sitemap/sitemap.server.ts'
import { isListedType, listingOf, PAGE_TYPES, type PageType } from '#app/config/page-types/table.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import type { SitemapPage } from '#app/seo/sitemap.ts'

/** Maximum number of pages per type. The listing and the sitemap contain all of them. */
const MAX = 200
/** Maximum number of ids per query, which limits the length of the URL. */
const AT_ONCE = 100

interface OutlinedPage {
  readonly title: string
  readonly summary: string | undefined
  readonly place: Place
}

/** Pages of a type in a language, with their listing if there is one. */
export interface OutlinePart {
  readonly title: string
  readonly listing: Place | undefined
  readonly pages: readonly OutlinedPage[]
}

/** Returns the indexable pages of the site that are translated into the language, grouped by type. */
export async function outline(content: Content): Promise<readonly OutlinePart[]> {
  const pages = await sitemapPages()
  const parts = await Promise.all(PAGE_TYPES.map((type) => part(content, type, pages)))
  return parts.filter((each) => each.pages.length > 0)
}

async function part(content: Content, type: PageType, pages: readonly SitemapPage[]): Promise<OutlinePart> {
  const { locale } = content
  const places = new Map(pages.flatMap((page): [string, Place][] => placed(page, type, locale)).slice(-MAX))
  const entries = await entriesOf(content, type, [...places.keys()])
  const listing = isListedType(type) ? { title: pageTypesOnServer[type].title(locale), place: { route: listingOf(type) } } : undefined
  return {
    title: listing?.title ?? m.toc({}, { locale }),
    listing: listing?.place,
    pages: [...places].flatMap(([id, place]) => {
      const entry = entries.get(id)
      const title = entry?.name?.text
      return title === undefined ? [] : [{ title, summary: entry?.text('summary'), place }]
    }),
  }
}

function placed({ entry, alternates }: SitemapPage, type: PageType, locale: Locale): [string, Place][] {
  const own = entry?.type === type ? alternates.find((alternate) => alternate.locale === locale && alternate.translation === 'translated') : undefined
  return entry && own ? [[entry.id, own.place]] : []
}

async function entriesOf(content: Content, type: PageType, ids: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
  const found = new Map<string, Entry>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const entries = await content.all({ content_type: type, 'sys.id[in]': ids.slice(from, from + AT_ONCE).join(','), include: 0 })
    for (const entry of entries) found.set(entry.id, entry)
  }
  return found
}
