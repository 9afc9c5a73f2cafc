import type { Content, Entry } from '#app/content/content.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { sitemapPages } from '#app/pages/sitemap/sitemap.server.ts'
import { isListedType, listingOf, PAGE_TYPES, type PageType } from '#app/config/page-types/table.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import type { SitemapPage } from '#app/seo/sitemap-page.ts'

/** So many of a type are named: who wants all finds them by the listing and by the sitemap. */
const MOST = 200
/** No address that asks for entries by id may be longer. */
const AT_ONCE = 100

interface OutlinedPage {
  readonly title: string
  readonly summary: string | undefined
  readonly place: Place
}

/** The pages of a type in a language, with their listing where they have one. */
export interface OutlinePart {
  readonly title: string
  readonly listing: Place | undefined
  readonly pages: readonly OutlinedPage[]
}

/** The pages of the site in a language, part by part: those that search engines may keep, whose text is in the language. */
export async function outline(content: Content): Promise<readonly OutlinePart[]> {
  const pages = await sitemapPages()
  const parts = await Promise.all(PAGE_TYPES.map((type) => part(content, type, pages)))
  return parts.filter((each) => each.pages.length > 0)
}

async function part(content: Content, type: PageType, pages: readonly SitemapPage[]): Promise<OutlinePart> {
  const { locale } = content
  const places = new Map(pages.flatMap((page): [string, Place][] => placed(page, type, locale)).slice(-MOST))
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
