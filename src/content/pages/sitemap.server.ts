import site from '#config'
import { ADDRESSED } from '#app/config/site.ts'
import { BASE_LOCALE, LOCALES } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/place.ts'
import { INCLUDE, openContent, type Content } from '../content.server.ts'
import { listed } from '../listing.server.ts'
import { models } from '../models.server.ts'
import { alternatesOf } from '../places.server.ts'
import type { RawEntry } from '../raw.server.ts'
import { pageParts } from '../translation.server.ts'
import type { SitemapPage } from '../view/sitemap.ts'

/** Every page that search engines may keep. Throws rather than give a part, so that a sitemap never shrinks because content could not be read. */
export async function sitemapPages(): Promise<SitemapPage[]> {
  const content = await openContent(BASE_LOCALE)
  const byType = await Promise.all(ADDRESSED.map((type) => content.all({ content_type: type, order: 'sys.id', include: type === 'page' ? INCLUDE : 1 })))
  const pages = byType
    .flat()
    .filter((raw) => mayBeKept(content, raw))
    .map((raw): SitemapPage => ({
      alternates: alternatesOf(content, raw),
      updatedAt: newest(pageParts(content, raw)),
    }))
  const [, stories = [], events = [], topics = [], people = []] = byType
  return [
    ...pages,
    ...(await storyListings(content, stories)),
    listing({ route: 'events' }, events),
    listing({ route: 'topics' }, topics),
    listing({ route: 'people' }, people),
  ]
}

function listing(place: Place, entries: readonly RawEntry[]): SitemapPage {
  return { alternates: everywhere(place), updatedAt: newest(entries) }
}

async function storyListings(content: Content, stories: readonly RawEntry[]): Promise<SitemapPage[]> {
  const size = site.limits.storiesPerPage
  const { totalIn } = await listed(content, 'story', {}, 0, 1)
  const pages = Math.max(1, ...LOCALES.map((locale) => Math.ceil(totalIn(locale) / size)))
  return Array.from({ length: pages }, (_, before) => ({
    alternates: everywhere({ route: 'stories', page: before + 1 }).filter(({ locale }) => before === 0 || totalIn(locale) > before * size),
    updatedAt: newest(stories),
  }))
}

function everywhere(place: Place): SitemapPage['alternates'] {
  return LOCALES.map((locale) => ({ locale, place, translation: 'translated' }))
}

const withSeo = { type: 'any', required: {}, optional: { seo: models.page.optional.seo } }

/** Tell whether the editors let search engines keep the page. */
function mayBeKept(content: Content, raw: RawEntry): boolean {
  const seo = raw.fields['seo'] && content.read(raw, withSeo)?.seo
  return !seo || content.read(seo, models.seo)?.noindex !== true
}

/** Timestamps of ISO 8601 in UTC sort as texts. */
function newest(entries: readonly RawEntry[]): string {
  return (
    entries
      .map((raw) => raw.updatedAt)
      .toSorted()
      .at(-1) ?? ''
  )
}
