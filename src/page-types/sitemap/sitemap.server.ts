import site from '#config'
import { ADDRESSED } from '#app/config/site.ts'
import { BASE_LOCALE, LOCALES } from '#app/i18n/locales.ts'
import { now } from '#app/config/clock.server.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { INCLUDE, readContent, type Content } from '#app/content/content.server.ts'
import { kept } from '#app/content/client/kept.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import { models } from '../models.server.ts'
import { contentOrigin } from '#app/content/client/origin.server.ts'
import { alternatesOf } from '#app/content/links/places.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { pageParts } from '#app/content/locales/translation.server.ts'
import { inTurns } from '#app/content/reading/turns.server.ts'
import type { SitemapPage } from './sitemap.ts'

/** A sitemap reads the whole space, and who asks for it is no visitor. */
const DEADLINE_MS = 30_000
/** Where the origin cannot tell whether something changed. */
const KEPT_MS = 60_000

const pages = kept(() => readContent(BASE_LOCALE, readPages, DEADLINE_MS))

/**
 * Every page that search engines may keep, made once for as long as the content is the same.
 *
 * Throws rather than give a part, so that a sitemap never shrinks because content could not be read.
 */
export async function sitemapPages(): Promise<SitemapPage[]> {
  const { revision } = await contentOrigin()
  return pages(String(revision?.() ?? Math.floor(now().getTime() / KEPT_MS)))
}

async function readPages(content: Content): Promise<SitemapPage[]> {
  const byType = await Promise.all(ADDRESSED.map((type) => content.all({ content_type: type, order: 'sys.id', include: type === 'page' ? INCLUDE : 1 })))
  const entries = byType.flat().filter((raw) => mayBeKept(content, raw))
  const own = await inTurns(entries, (raw): SitemapPage => ({ alternates: alternatesOf(content, raw), updatedAt: newest(pageParts(content, raw)) }))
  const [, stories = [], events = [], topics = [], people = []] = byType
  return [
    ...own,
    ...(content.offers('story') ? await storyListings(content, stories) : []),
    ...(content.offers('event') ? [listing({ route: 'events' }, events)] : []),
    ...(content.offers('topic') ? [listing({ route: 'topics' }, topics)] : []),
    ...(content.offers('person') ? [listing({ route: 'people' }, people)] : []),
  ]
}

function listing(place: Place, entries: readonly RawEntry[]): SitemapPage {
  return { alternates: everywhere(place), updatedAt: newest(entries) }
}

async function storyListings(content: Content, stories: readonly RawEntry[]): Promise<SitemapPage[]> {
  const size = site.limits.storiesPerPage
  const { totalIn } = await listed(content, 'story', {}, 0, 1)
  const count = Math.max(1, ...LOCALES.map((locale) => Math.ceil(totalIn(locale) / size)))
  return Array.from({ length: count }, (_, before) => ({
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
